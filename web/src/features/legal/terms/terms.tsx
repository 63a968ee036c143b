import { Link } from 'react-router-dom'
import { facts } from '../../../facts.ts'
import { paths } from '../../../paths.ts'
import { HelpLines } from '../../../ui/help-lines.tsx'
import { Product, SupportLink } from '../../../ui/names.tsx'
import { ExportOrDelete, type LegalSection } from '../legal-page.tsx'

export const agreement: LegalSection = {
  id: 'agreement',
  title: 'What this is',
  text: (
    <>
      <p>
        These terms are between you and the people who run <Product /> (‘we’, <SupportLink />
        ). By creating an account you accept them, and we note which version you accepted and when. If you do
        not accept them, please do not create an account; the public pages may be read by everybody.
      </p>
      <p>
        What happens to your data is in the <Link to={paths.privacy}>Privacy Policy</Link>. What the prayers
        are, and are not, is in the <Link to={paths.disclaimer}>disclaimer</Link>.
      </p>
    </>
  ),
}

export const service: LegalSection = {
  id: 'the-service',
  title: 'The service',
  text: (
    <p>
      You tell <Product /> what is on your heart. It offers you a prayer in the manner of the Psalms, with
      scripture quoted word for word, and keeps it in your journal if you want. It is meant to help you pray.
      It does not pray for you.
    </p>
  ),
}

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

export const plans: LegalSection = {
  id: 'plans',
  title: 'Free prayers and plans',
  text: (
    <>
      <p>
        A free account gives you {facts.freePrayers} prayers in all, with every category, and without a card.
        Saving them costs nothing. A prayer that is written when somebody may be in danger does not count.
      </p>
      <p>
        If you want more, the plans and their prices are on the <Link to={paths.pricing}>pricing page</Link>.
        If you buy one, it renews for the same period until you cancel it, which you can do at any time; you
        keep what you have paid for until the period ends. The price that counts is the one shown to you
        before you pay. If a price changes, the new one applies from your next period, and you are told
        beforehand.
      </p>
    </>
  ),
}

export const guarantee: LegalSection = {
  id: 'money-back',
  title: 'Money back',
  text: (
    <p>
      If a plan is not for you, write to <SupportLink /> within {facts.guaranteeDays} days of paying, and you
      have your money back. You need not say why. Rights that the law gives you as a consumer come on top of
      this.
    </p>
  ),
}

export const ai: LegalSection = {
  id: 'ai',
  title: 'Written by software',
  text: (
    <>
      <p>
        Prayers are put together by software, at times by a language model (‘AI’). It can misunderstand you,
        miss what matters, or write something that does not suit you or your faith. Read before you pray, and
        leave out what is not right.
      </p>
      <p>
        A prayer from here is not a revelation, not a prophecy, and not an answer from God. It does not speak
        for any church. We promise no outcome of a prayer. More is said in the{' '}
        <Link to={paths.disclaimer}>disclaimer</Link>.
      </p>
    </>
  ),
}

export const emergency: LegalSection = {
  id: 'not-an-emergency-service',
  title: 'No counseling, no emergency help',
  text: (
    <>
      <p>
        Nothing here is counseling, pastoral care, medical, legal or financial advice. Do not put off seeing
        somebody who is trained to help, or stop a treatment, because of something you read here. Nobody
        watches what is written here and nobody is called. If you or somebody else is in danger, please reach
        a person now:
      </p>
      <HelpLines />
    </>
  ),
}

export const whoMayUse: LegalSection = {
  id: 'who-may-use-it',
  title: 'Who may use it',
  text: (
    <p>
      You have to be {facts.ageMin} or older to have an account. If you are not yet of age where you live,
      please ask a parent or guardian first.
    </p>
  ),
}

export const availability: LegalSection = {
  id: 'availability',
  title: 'Changes and interruptions',
  text: (
    <>
      <p>
        We do our best to keep the service running, and cannot promise that it always will. We may change it,
        and add or end parts of it. If we end it altogether, we say so at least {facts.requestAnswerDays} days
        ahead, so that you can take your journal with you, and give back what you have paid for the time
        after.
      </p>
      <p>
        When these terms change, the date at the top changes. A change that takes something from you is
        announced on this page at least two weeks before it applies. If you do not agree, you can leave.
      </p>
    </>
  ),
}

export const ending: LegalSection = {
  id: 'ending',
  title: 'Leaving',
  text: (
    <>
      <p>
        You can leave at any time. <ExportOrDelete />
      </p>
      <p>
        We may suspend or close an account that breaks section 8. Where we can, we say why, and hear you,
        before we do.
      </p>
    </>
  ),
}

export const law: LegalSection = {
  id: 'liability-and-law',
  title: 'Liability, law and contact',
  text: (
    <>
      <p>
        We answer for harm that we cause on purpose or by gross negligence, and wherever the law does not let
        us say otherwise. Beyond that, the service is offered as it is, and what we owe you is limited to what
        you paid us in the twelve months before.
      </p>
      <p>
        The law of the place where we are established applies, and the law that protects you as a consumer
        where you live stays as it is. If one of these sections does not hold, the others do.
      </p>
      <p>
        Something is wrong, or unclear? Write to <SupportLink /> first. Most things can be put right by two
        people who read each other’s letters.
      </p>
    </>
  ),
}
