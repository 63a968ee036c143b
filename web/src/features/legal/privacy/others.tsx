import { Link } from 'react-router-dom'
import { facts } from '../../../facts.ts'
import { paths } from '../../../paths.ts'
import { Product, SupportLink } from '../../../ui/names.tsx'
import type { LegalSection } from '../legal-page.tsx'

export const others: LegalSection = {
  id: 'who-else',
  title: 'Who else handles data for us',
  text: (
    <>
      <p>We sell no data, rent none, and swap none. These work for us, and get only what their work needs:</p>
      <ul>
        <li>the company that runs the machines this site is on, and keeps its backups;</li>
        <li>the company that delivers our email: your address, and the message;</li>
        <li>the provider of the language model, if one is connected: what section 4 lists;</li>
        <li>
          the maker of your browser, if you turn on notifications: it carries each one to your device,
          encrypted, and cannot read it;
        </li>
        <li>
          the payment provider, if you buy a plan: it takes your card at its own checkout, and we never see
          the number.
        </li>
      </ul>
      <p>
        Write to <SupportLink /> and we tell you who they are at present. Beyond these, we hand data over only
        where a law that binds us says that we must.
      </p>
    </>
  ),
}

export const browser: LegalSection = {
  id: 'your-browser',
  title: 'Your browser, and counting visits',
  text: (
    <>
      <p>We set no cookies. This is what the page keeps in your browser’s own storage, and nowhere else:</p>
      <ul>
        <li>your session, so that you stay signed in until you sign out;</li>
        <li>
          what you typed on the first page, for {facts.typedBeforeSignInHours} hours at most, and until it is
          used or you sign out;
        </li>
        <li>
          in the open tab only: what you have just asked for, and changes to a prayer that you have not saved;
        </li>
        <li>
          so that you can read and go on without a connection: your newest prayers from the journal, and for{' '}
          {facts.unsavedKeptDays} days the form you are filling in and the prayer you have just asked for. You
          can switch this off in your <Link to={paths.account}>account</Link>, and it is erased when you sign
          out or somebody else signs in;
        </li>
        <li>
          a prayer that you save without a connection, until it could be sent. It is erased when you sign out;
        </li>
        <li>
          the program itself, and the pages that are the same for everybody, so that they open without a
          connection;
        </li>
        <li>
          your small choices: light or dark, how large the letters are, which boxes are ticked, what you have
          put away, and your answer if you were asked about counting;
        </li>
        <li>
          a short list of what happened in the app, at most {facts.notedOnDeviceMax} entries: pages opened,
          forms sent. It is emptied once it has been counted.
        </li>
      </ul>
      <p>
        From that list we count how often pages are opened and forms are sent. A count says which page, and
        when, to the minute. It does not say who or from where, and after {facts.eventsKeptDays} days not even
        which of them were sent together. It never holds words, a category or a mood. Counts are kept for{' '}
        {facts.pageViewsKeptMonths} months. If your browser says Do Not Track or Global Privacy Control,
        nothing is noted and nothing is counted.
      </p>
      <p>
        The operator of this site may count with a tool of their own as well. Then you are asked first, and
        told who reads the counts. Unless you say yes, nothing of that tool is loaded. It is given the same
        list, and no more.
      </p>
      <p>
        No page here loads a script, font or picture from another address, so nobody learns in that way that
        you were here.
      </p>
    </>
  ),
}

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
