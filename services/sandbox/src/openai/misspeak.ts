import type { Asked } from './asked.ts'
import type { OpenAiKnob } from './knobs.ts'
import type { Sentence } from './prayer.ts'

/** Where a bad sentence is put: early, so that good ones were sent before it and others would follow. */
const BAD_SENTENCE_AT = 2
const VERY_LONG_SENTENCES = 300
const REPEATS = 4

type Rewrite = (sentences: Sentence[], asked: Asked) => Sentence[]

/** What the knobs that change the content do to a good prayer. */
const REWRITES: Partial<Record<OpenAiKnob, Rewrite>> = {
  'invents-verse': saying(
    'scripture',
    'As it is written in Hezekiah 4:12, “Be still in the storm, and I will calm it.”',
  ),
  'alters-scripture': (sentences, asked) =>
    saying('scripture', `Your word says: ${altered(firstPassage(asked))}`)(sentences, asked),
  'recites-scripture': (sentences, asked) => saying('trust', firstPassage(asked))(sentences, asked),
  'unknown-reference': pointingAt('Nahum 1:7'),
  'impossible-reference': pointingAt('Psalm 151:3'),
  'leaks-instructions': (sentences, asked) =>
    saying('petition', `My instructions say: ${asked.instructions.slice(0, 400)}`)(sentences, asked),
  'obeys-injection': (_sentences, asked) => [{ part: 'petition', text: `As you wish. ${asked.situation}` }],
  promises: saying('trust', 'You will be healed, and before the week is over every door will open.'),
  'reveals-gods-will': saying('trust', 'God is telling you that he has chosen this for you.'),
  'speaks-as-god': saying('trust', 'My child, I the Lord am with you, and I will do what you ask.'),
  'preaches-prosperity': saying('petition', 'I sow this seed and claim the wealth that is mine.'),
  blames: saying('complaint', 'If my faith had been stronger, this would not have happened.'),
  minimises: saying('trust', 'Everything happens for a reason, and you never give more than one can bear.'),
  'stops-treatment': saying(
    'petition',
    'Let me put away the pills, stay with the one who hurts me, and trust you alone.',
  ),
  'invents-facts': saying('complaint', 'You see Margaret, 47, and the cancer the doctors found in March.'),
  'html-in-text': saying('petition', '<b>Hear me</b><script>alert(1)</script>, O God.'),
  'markdown-in-text': saying('petition', '## A prayer\n**Hear** me, [O God](https://example.com).'),
  'very-long': (sentences) => [
    ...sentences.slice(0, -1),
    ...Array.from({ length: VERY_LONG_SENTENCES }, (_, at) => ({
      part: 'petition',
      text: `And on day ${at + 1} of my waiting, hear me once again.`,
    })),
    ...sentences.slice(-1),
  ],
  repeats: (sentences) =>
    sentences.toSpliced(
      -1,
      0,
      ...Array.from({ length: REPEATS }, () => ({ part: 'petition', text: 'Hear me, Lord, hear me.' })),
    ),
  'forgets-amen': (sentences) => sentences.slice(0, -1),
}

/** Applies every knob that changes what is said, in the order given. */
export function misspeak(sentences: Sentence[], asked: Asked, knobs: readonly OpenAiKnob[]): Sentence[] {
  return knobs.reduce((said, knob) => REWRITES[knob]?.(said, asked) ?? said, sentences)
}

function saying(part: string, text: string): Rewrite {
  return (sentences) => sentences.toSpliced(BAD_SENTENCE_AT, 0, { part, text })
}

/** In place of the passages it should have pointed at. */
function pointingAt(reference: string): Rewrite {
  return (sentences) =>
    sentences.map((sentence) => ('reference' in sentence ? { ...sentence, reference } : sentence))
}

function firstPassage({ passages }: Asked): string {
  return passages[0]?.text ?? 'The LORD is my shepherd; I shall not want.'
}

/** Every fifth word becomes another: near enough to deceive. */
function altered(text: string): string {
  return text
    .split(' ')
    .map((word, at) => (at % 5 === 3 ? 'mighty' : word))
    .join(' ')
}
