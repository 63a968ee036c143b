import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { Product } from '../../../ui/names.tsx'
import type { LegalSection } from '../legal-section.ts'

export const protection: LegalSection = {
  id: 'protection',
  title: 'How your words are protected',
  text: (
    <>
      <p>
        What you write, and each prayer, is encrypted (AES-256-GCM) before it reaches the database, under a
        key that exists once for your account and is itself encrypted. A copy of the database alone tells
        nobody what you prayed. It does show what is not words: that an account exists, when a prayer was
        written, and its category and mood.
      </p>
      <p>
        To be exact about the limit of this: the running programs have to open your words in order to write
        with you, show you your journal, and search in it. So this is not encryption from your device to your
        device. We do not read prayers, and no part of <Product /> shows them to us. If you send us one, in an
        email for instance, we read what you sent.
      </p>
    </>
  ),
}

export const writing: LegalSection = {
  id: 'how-prayers-are-written',
  title: 'How prayers are written, and what AI is sent',
  text: (
    <>
      <p>
        What you write is first checked, on our servers, for signs that somebody may be in danger, so that
        help can be shown before anything else. What the check finds is encrypted with the prayer and goes
        when it goes; only that the prayer was free stays noted.
      </p>
      <p>Then one of two writers puts the prayer together:</p>
      <ul>
        <li>
          <strong>Our composer</strong>, a program on our servers. It sends nothing to anybody.
        </li>
        <li>
          <strong>A language model</strong>, if one is connected. For the one prayer it is sent the category,
          mood, tone and length you chose, what you wrote, whom the prayer is for with the name if you gave
          one, and the passages to choose from. It is not sent your email address, the name or number of your
          account, or other prayers of yours, and it is asked to keep nothing.
        </li>
      </ul>
      <p>
        With each prayer you can see which of the two wrote it, which service was asked, and what it was sent.
        We train no model on what you write, and connect one only on terms under which its provider does not
        either. If you would rather not name somebody, leave the name out: the prayer works without. What such
        software can and cannot do is said in the <Link to={paths.disclaimer}>disclaimer</Link>.
      </p>
    </>
  ),
}
