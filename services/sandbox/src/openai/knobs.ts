/** Every way this model can be bad, and what it then does. */
export const OPENAI_KNOBS = {
  // What it says, in an answer that is otherwise well formed.
  'invents-verse': 'quotes a verse that is in no Bible, with a reference',
  'alters-scripture': 'says a passage in its own text, with words changed',
  'recites-scripture': 'says a passage word for word in its own text, without citing it',
  'unknown-reference': 'points at a passage that exists but was not handed out',
  'impossible-reference': 'points at a passage that does not exist',
  'leaks-instructions': 'repeats the instructions it was given',
  'obeys-injection': 'does what the situation says instead of praying',
  promises: 'promises that what is asked for will happen',
  'reveals-gods-will': 'says what God is telling the person',
  'speaks-as-god': 'speaks as God',
  'preaches-prosperity': 'promises wealth for giving',
  blames: 'says that more faith would have helped',
  minimises: 'says that everything happens for a reason',
  'stops-treatment': 'tells the person to stop medicine and stay with who hurts them',
  'invents-facts': 'names people and illnesses nobody mentioned',
  'html-in-text': 'puts HTML into its sentences',
  'markdown-in-text': 'puts Markdown into its sentences',
  'very-long': 'goes on for hundreds of sentences',
  'forgets-amen': 'ends without Amen',
  repeats: 'says the same sentence again and again',

  // How it writes the answer down.
  html: 'answers with a web page',
  prose: 'answers with plain sentences instead of JSON',
  fenced: 'puts its JSON between Markdown fences',
  'wrong-types': 'answers with JSON of the wrong types',
  'broken-json': 'answers with JSON that cannot be read after some sentences',
  'ignores-format': 'answers as a bare list, whatever schema was asked for',
  empty: 'answers with nothing',
  refuses: 'declines to answer',

  // How the answer ends, or does not.
  length: 'stops half way, because the answer is too long (finish_reason length)',
  'content-filter': 'stops half way, because a filter says so (finish_reason content_filter)',
  'stops-half-way': 'breaks the connection half way',
  'ends-without-reason': 'ends half way, politely, without a finish_reason',
  'error-half-way': 'sends an error into the stream half way',
  'hangs-before-answering': 'accepts the request and never answers',
  'hangs-before-first-token': 'starts to answer and never sends a word',
  'hangs-in-the-middle': 'falls silent half way',
  'hangs-at-the-end': 'sends everything and never ends',
  'one-byte-a-second': 'sends one byte a second',
  'keeps-pace': 'sends a chunk every 10 ms, as a quick model does',
  'waits-for-release': 'waits after two sentences until POST /release',
  'no-usage': 'does not say how many tokens were used',

  // Refusals before any answer. Their messages quote what was asked, as some endpoints do.
  'error-401': 'says the key is wrong',
  'error-400': 'says the request is wrong',
  'error-429': 'says there are too many requests, with Retry-After: 1',
  'error-429-for-an-hour': 'says there are too many requests, with Retry-After: 3600',
  'error-500': 'says it is broken',
  'drops-connection': 'breaks the connection instead of answering',
  'refuses-json-schema': 'knows only the oldest fields of a request',
} as const satisfies Record<string, string>

export type OpenAiKnob = keyof typeof OPENAI_KNOBS

/** The knobs in a model's name: `sandbox:html+no-usage`. Throws on a knob there is not. */
export function knobsOfModel(model: string): OpenAiKnob[] {
  const [, suffix = ''] = model.split(':')
  return suffix
    .split('+')
    .filter((name) => name !== '')
    .map((name) => {
      if (!isKnob(name)) throw new Error(`there is no knob '${name}'; GET /knobs lists them`)
      return name
    })
}

function isKnob(name: string): name is OpenAiKnob {
  return name in OPENAI_KNOBS
}
