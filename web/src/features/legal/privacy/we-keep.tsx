import { Link } from 'react-router-dom'
import { facts } from '../../../facts.ts'
import { paths } from '../../../paths.ts'
import { Product, SupportLink } from '../../../ui/names.tsx'
import { ExportOrDelete, type LegalSection } from '../legal-page.tsx'

export const whoWeAre: LegalSection = {
  id: 'who-we-are',
  title: 'Who we are',
  text: (
    <>
      <p>
        ‘We’ are the people who run <Product /> at this address, and who answer for what happens to your data
        here. You reach us at <SupportLink />.
      </p>
      <p>
        This policy is about this site and the accounts on it. It is written to be read. If a sentence in it
        is unclear, please tell us.
      </p>
    </>
  ),
}

export const rights: LegalSection = {
  id: 'your-rights',
  title: 'Your rights',
  text: (
    <>
      <p>Wherever you live, you may:</p>
      <ul>
        <li>know what we keep about you, and have a copy of it;</li>
        <li>have something corrected that is wrong;</li>
        <li>have your account deleted, and everything in it;</li>
        <li>object to something we do with your data, or take back a consent.</li>
      </ul>
      <p>
        You can correct your name and email address in your <Link to={paths.account}>account</Link>, and
        delete a saved prayer in your <Link to={paths.journal}>journal</Link>. <ExportOrDelete />
      </p>
      <p>
        An account that is deleted is gone at once. Each of our programs then deletes what it has of you, the
        key to your words first; that takes a few minutes. You may also complain to the data protection
        authority where you live.
      </p>
    </>
  ),
}

export const ages: LegalSection = {
  id: 'minimum-age',
  title: 'Minimum age',
  text: (
    <p>
      You have to be {facts.ageMin} or older to have an account, and confirm it when you create one. We do not
      knowingly keep data of younger children. If you think that a child has an account here, write to{' '}
      <SupportLink /> and we will delete it.
    </p>
  ),
}

export const changes: LegalSection = {
  id: 'changes-and-contact',
  title: 'Changes and contact',
  text: (
    <>
      <p>
        When this policy changes, the date at its top changes. A change that gives us more room than before is
        announced on this page at least two weeks before it applies.
      </p>
      <p>
        Questions, requests and complaints: <SupportLink />. A person reads it.
      </p>
    </>
  ),
}

export const whatWeKeep: LegalSection = {
  id: 'what-we-keep',
  title: 'What we keep, and for how long',
  text: (
    <>
      <p>Everything we keep is on this list.</p>
      <dl>
        <dt>Your account</dt>
        <dd>
          Your email address, your name if you gave one, your time zone as your browser told it or as you set
          it, your password as a one-way hash that cannot be turned back into it, and when you accepted which
          version of the terms. Kept until your account is deleted. What you type to sign up waits until you
          answer our mail, {facts.signUpKeptMinutes} minutes at most.
        </dd>
        <dt>Your sessions</dt>
        <dd>
          For each device that is signed in: when, from which network address, and with which browser. Kept
          until you sign out, or until the session has not been used for {facts.sessionIdleDays} days. And
          from which network addresses you signed in, as a one-way code, for {facts.placesKeptDays} days: so
          that a stranger who guesses at your password does not slow you down.
        </dd>
        <dt>A prayer that you asked for and did not save</dt>
        <dd>
          What you wrote, whom it is for, and the prayer: encrypted, for {facts.unsavedKeptDays} days, so that
          a lost connection or an evening offline loses nothing. Then the words are deleted. What remains is
          that a prayer was written, when, its category and mood, and how many you have used.
        </dd>
        <dt>A prayer that you saved</dt>
        <dd>
          The prayer and its verses, whom it is for, and a note if you add one: encrypted, until you delete
          it. Beside it, when it was written, its category, mood and tone, and when you marked it answered.
          What you wrote about your situation is saved with it only if ‘Keep what I wrote with the prayer’ is
          ticked. The box is ticked at first and remembers your choice. A prayer you delete disappears at
          once, and is removed for good when the {facts.undoSeconds} seconds in which that can be undone are
          over.
        </dd>
        <dt>A report of a prayer</dt>
        <dd>
          Only if you send one: the reason, what you add to it, and the text of the prayer if you tick that
          box. Encrypted, and read by those who run this site. Kept for {facts.reportKeptDays} days, or until
          your account is deleted. A report of a prayer that someone shared with you does not say who you are;
          it is kept with the account of the person who shared it.
        </dd>
        <dt>A link to a prayer</dt>
        <dd>
          Only if you make one. Anyone with the link can read that prayer until you take the link back. The
          name and your situation are left out unless you choose to show them.
        </dd>
        <dt>Your habits</dt>
        <dd>
          For the Analytics tab of your dashboard: that you generated, saved, listened to or shared a prayer,
          when, and its category and mood. No words. Kept until your account is deleted.
        </dd>
        <dt>Your reminders</dt>
        <dd>
          Their times, days and time zone, how they come, and a category if you chose one, until you delete
          them. Of each one that was due: when, how, and whether it was delivered, for{' '}
          {facts.deliveriesKeptDays} days. If you turn on notifications, the address under which your browser
          receives them; it goes when you sign out. If you make a calendar link, a code of it, until you
          remove the link. All of it goes when your account is deleted.
        </dd>
        <dt>Our email letter</dt>
        <dd>
          Only if you ask for it and confirm it: your email address, when you confirmed, and which issues were
          sent to you. After you unsubscribe, a one-way code of the address stays, so that nothing is sent to
          it by mistake. All of it goes when the account with that address is deleted.
        </dd>
        <dt>Your plan</dt>
        <dd>
          Only if you buy one: which plan, since when and until when, and of each payment its number, amount
          and date. Your name, your address and your card are with the payment provider, and we have none of
          them. Kept until your account is deleted, which ends your plan first. Numbers, amounts and dates of
          payments stay after that, because the law asks for them in our books; nothing in them names you.
        </dd>
        <dt>Messages between our own programs</dt>
        <dd>
          They say that one of these things happened, with numbers instead of names, a category and a mood,
          and no words. Kept for {facts.eventsKeptDays} days, or until your account is deleted.
        </dd>
        <dt>Email to you</dt>
        <dd>Messages about your account, encrypted until they are sent and then deleted here.</dd>
        <dt>Technical logs</dt>
        <dd>
          Which page or function was called, when, and whether it worked. What you write is never in them.
          Apart from them, network addresses are counted for a short time, so that nobody can ask without end.
        </dd>
      </dl>
    </>
  ),
}
