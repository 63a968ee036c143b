import type { RefusalCode } from '@selah/prayer-engine/guard'

// What was wrong with an answer, for the model that gave it: the rule alone, never the words.

const SCRIPTURE = 'had words of scripture, or words said to be scripture, in a "text"'
const REFERENCE = 'named or pointed at a passage that is not among "passages"'
const HARM = 'could have led somebody into harm, or kept them in it'

const WAS_REFUSED: Readonly<Record<RefusalCode, string>> = {
  'altered-telling': 'changed what the person told',
  'telling-missing': 'left out what the person told',
  'asks-for-the-dead': 'asked something for somebody who has died',
  'another-day': 'named a day that the request does not look forward to',
  'wrong-person': 'used the wrong pronoun for the person it is about',
  'unknown-reference': REFERENCE,
  'reference-not-handed-out': REFERENCE,
  'uncited-scripture': SCRIPTURE,
  'altered-scripture': SCRIPTURE,
  'quoted-words': 'put words between quotation marks',
  'attributed-words': SCRIPTURE,
  'promised-outcome': 'told an outcome as if it were certain',
  'divine-revelation': 'claimed to know what God thinks or has chosen',
  'speaking-as-god': 'spoke as God',
  prosperity: 'tied wealth or success to faith or giving, or claimed and declared',
  'proof-text': 'used a verse as a personal guarantee',
  blame: 'laid blame on somebody for what they suffer',
  minimising: 'made the trouble small, or gave it a purpose',
  'stay-with-abuser': HARM,
  'prays-for-abuser': 'spoke of the one who does the harm; pray only for the one who is hurt',
  'stop-treatment': 'set prayer against medicine or help',
  curse: 'wished harm to somebody',
  diagnosis: 'named a condition that the request does not name',
  harmful: HARM,
  'not-plain-text': 'was not plain text',
  'leaked-instructions': 'spoke of its task instead of praying',
  'not-a-prayer': 'spoke to a person instead of to God',
  'invented-fact': 'held a name, a number or a relation that the request does not hold',
  'empty-sentence': 'held a sentence without words',
  'sentence-too-long': 'held a sentence far too long to say',
  'not-addressed-to-god': 'did not address God at its beginning',
  'no-amen': 'did not end with the amen it was given',
  'too-short': 'was too short',
  'too-long': 'was too long',
  'no-citation': 'pointed at no passage',
  'wanted-psalm-missing': 'did not point at the passage that the person prays from',
  'name-missing': 'never said the name in recipient.name',
  'name-repeated': 'said the name too often',
  'repeats-itself': 'said the same sentence again and again',
}

/** The end of the instructions when an answer is asked for a second time. */
export function onceMore(refused: RefusalCode): string {
  return `# Once more
An earlier answer to this request could not be used: it ${WAS_REFUSED[refused]}. Write another prayer, keeping every rule above.`
}
