import { SupportLink } from '../../../ui/names.tsx'
import type { LegalSection } from '../legal-section.ts'

export const yourAccount: LegalSection = {
  id: 'your-account',
  title: 'Your account',
  text: (
    <p>
      Give an email address that is yours, and keep your password to yourself. An account is for one person.
      If you think that somebody else has got into it, change your password and write to <SupportLink />.
    </p>
  ),
}

export const yourWords: LegalSection = {
  id: 'your-words',
  title: 'Your words, and the prayers',
  text: (
    <>
      <p>
        What you write remains yours. We may use it only to do what you ask: to write a prayer, to keep it for
        you, to show it to you again.
      </p>
      <p>
        The prayers you are given are yours to pray, change, copy, print and share, in private or in public,
        without asking. Others may be given similar ones. The verses are from the King James Version. The
        design and the articles of this site are ours; quote them as you like, with where they are from.
      </p>
    </>
  ),
}

export const fairUse: LegalSection = {
  id: 'fair-use',
  title: 'Fair use',
  text: (
    <>
      <p>Please do not:</p>
      <ul>
        <li>use the service to harm, threaten or shame anybody, or to break the law;</li>
        <li>write about others what you have no right to tell;</li>
        <li>try to get at other people’s accounts or prayers, or around the limits of your own;</li>
        <li>call it by program in numbers that a person would not, or make it unusable for others;</li>
        <li>pass off a prayer from here as a message from God, or as the word of a church.</li>
      </ul>
      <p>
        If you find a hole in our fence, tell us at <SupportLink /> before you tell others. We will be
        grateful.
      </p>
    </>
  ),
}
