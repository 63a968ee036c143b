import type { Config } from '../../api/config.ts'
import { facts, howToExportOrDelete } from '../../facts.ts'
import { paths } from '../../paths.ts'
import { TRANSLATION } from '../../ui/quotations.tsx'

export interface FaqQuestion {
  /** The end of its address: /faq#id */
  readonly id: string
  readonly question: string
  /** One paragraph each. */
  readonly answer: readonly string[]
  readonly links?: readonly { readonly label: string; readonly to: string }[]
  /** Shows the help lines under the answer. */
  readonly showsHelpLines?: boolean
}

export interface FaqCategory {
  readonly title: string
  readonly questions: readonly FaqQuestion[]
}

/** STA-02: three, two and three. What they promise of data is in `facts`, as in the privacy policy (STA-08). */
export function faqOf({ product, supportEmail }: Config): readonly FaqCategory[] {
  return [
    {
      title: 'About AI and Prayer',
      questions: [
        {
          id: 'how-prayers-are-written',
          question: `How does ${product} write a prayer?`,
          answer: [
            'You choose what the prayer is about and how you feel, and say as much about it as you like. Software then picks a few passages that fit, most of them from the Psalms, and puts a prayer together around them, in the shape a psalm would have: a lament for a hard day, thanks for a good one.',
            `The sentences come from one of two writers. If a language model is connected to ${product}, it writes, and is told to invent nothing and promise nothing. If none is, or it fails, our own composer writes, a program on our servers. Every sentence of either is checked before you see it, and with each prayer you can see who wrote it.`,
          ],
        },
        {
          id: 'is-it-real-prayer',
          question: 'Can words from a computer be a real prayer?',
          answer: [
            'By themselves, no. A program does not believe, hope or grieve. What it gives you is words, as a hymn book or a prayer book does, and they become a prayer when you mean them.',
            'So read what you are given as a suggestion. Say it aloud, leave out the line that is not true of you, add the one that is missing. It never speaks as God, and you should not take it as a message from God: it is software’s answer to what you typed.',
          ],
          links: [{ label: 'Read Full Disclaimer', to: paths.disclaimer }],
        },
        {
          id: 'is-scripture-quoted-correctly',
          question: 'Is scripture quoted correctly?',
          answer: [
            `Yes, word for word, from the ${TRANSLATION}, which is named at every quotation. Language models are known to misremember verses, so no model supplies them here: it may only point at a passage, and the words are put in from the full text that we keep.`,
            'The prayer around a verse is not scripture, and is never shown as if it were.',
          ],
        },
      ],
    },
    {
      title: 'Privacy',
      questions: [
        {
          id: 'what-happens-to-what-i-write',
          question: 'What happens to what I write?',
          answer: [
            `What you write, and the prayer, are encrypted under a key that belongs to your account alone. A prayer that you do not save is held for ${facts.unsavedKeptDays} days, so that a lost connection loses nothing, and then its words are deleted. What stays is that a prayer was written, when, and its category and mood.`,
            'A prayer that you save stays in your journal until you delete it. What you wrote about your situation is saved with it only if the box ‘Keep what I wrote with the prayer’ is ticked. It is ticked at first, and remembers what you choose.',
          ],
          links: [{ label: 'Privacy Policy', to: paths.privacy }],
        },
        {
          id: 'training-selling-deleting',
          question: 'Is it used to train AI, or sold? Can I have it deleted?',
          answer: [
            'It trains no model, and it is not sold. There are no advertisements here. If a language model is connected, it is sent what the one prayer needs: your category, mood and tone, what you wrote, and whom the prayer is for. It is not sent your name as we know it from your account, your email address, or your journal.',
            `You can delete a saved prayer yourself at any time. ${howToExportOrDelete(supportEmail)}`,
          ],
          links: [{ label: 'Privacy Policy', to: paths.privacy }],
        },
      ],
    },
    {
      title: 'Faith and Practice',
      questions: [
        {
          id: 'does-it-replace-church',
          question: `Does ${product} replace the Bible, my church, or a pastor?`,
          answer: [
            'No, and we would be sorry if it did. It cannot hear your confession, sit beside you, or know you. Open the passage it quotes and read what stands around it. Tell a person you trust what you told the screen.',
            'If it helps you to begin a prayer that you then go on with by yourself, or with others, it has done its work.',
          ],
        },
        {
          id: 'which-tradition',
          question: 'Which church or tradition is it for?',
          answer: [
            'The prayers are Christian in the broadest sense: they are addressed to God, usually end in Jesus’ name, and take no side between churches. Catholics, Protestants and Orthodox should be able to pray them alike, and anybody may who would like to pray and does not know how.',
            'The Psalms themselves are older than any church, and were Jewish prayers first. The translation is an old one, chosen because many know its psalms by heart and because it may be quoted nearly everywhere.',
          ],
        },
        {
          id: 'more-than-a-prayer',
          question: 'What if I need more than a prayer?',
          answer: [
            `Then please reach a person first. ${product} cannot notice how you are, call anybody, or keep you safe; it is no counseling, no medical care and no emergency service. When what you write sounds like danger, it shows these lines before any prayer, and that prayer is free.`,
          ],
          showsHelpLines: true,
        },
      ],
    },
  ]
}

/** The same questions for search engines: https://schema.org/FAQPage */
export function faqData(categories: readonly FaqCategory[]): Readonly<Record<string, unknown>> {
  return {
    '@type': 'FAQPage',
    mainEntity: categories
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
      })),
  }
}
