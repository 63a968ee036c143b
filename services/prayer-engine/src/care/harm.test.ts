import { describe, expect, test } from 'vitest'
import { composerWriter } from '../composer/composer-writer.ts'
import { taskFor } from '../composer/testing.ts'
import { guardPrayer } from '../guard/guard-prayer.ts'
import { guardSentence } from '../guard/guard-sentence.ts'
import { LENGTHS, RELATIONSHIPS, TONES } from '../prayer.ts'
import type { WritingTask } from '../writer.ts'
import { careFor } from './care-for.ts'
import { harmIn } from './harm.ts'

/** Told by the one it happens to: loud and quiet, of partners, parents and others, well and badly spelled. */
const TO_THE_WRITER = [
  'My husband hits me when dinner is late',
  'My boyfriend put his hands round my neck',
  'My father comes into my room at night',
  'my wife throws plates at me when she drinks',
  'He says he will find me if I leave',
  'I am scared of my husband',
  'my dad beats me with a belt',
  'My partner checks my phone and does not let me see my sister',
  'she hit me again last night and said sorry this morning',
  'He pushed me down the stairs and told the doctor I fell',
  'My stepfather touches me and says not to tell mum',
  'my bf chokes me sometimes, idk if its normal',
  'my husbend hitts me and the kids see it',
  'He broke my phone so I cant call anyone',
  'My mother slaps me and calls me worthless',
  'My son hits me when I do not give him money',
  'I walk on eggshells and he screams at me every night',
  'My ex keeps stalking me, he was at my work again',
  'I am not allowed to leave the house without my husband',
  'He forces me to have sex with him',
  'my uncle did things to me when I was little and he is coming for Christmas',
  'My husband is violent when he drinks and I lock myself in the bathroom',
  'he threatend to kill me if i go to the police',
  'my parents beat me and my brother',
  'My girlfriend punches me and laughs about it',
  'I hide the bruises so nobody at church sees',
  'Pray for my marriage. He only hits me when I deserve it.',
  'He never means it. After he hurts me he cries and buys me flowers.',
  'Help me be a better wife so he will not get angry and hit me',
  'My brother grabs me by the hair when our parents are out',
  'My husband keeps all my money and reads my messages',
  'dad came home drunk again, i was under the bed till it got quiet',
  'My wife raped me and no one would believe me',
  'My fiance shoved me against the wall last week, the wedding is in June',
  'Please help my husband, he loses his temper and I end up on the floor',
  'My coach touched me after practice',
  'my pastor put his hand up my skirt',
  'I flinch when he lifts his hand, my husband says I am dramatic',
  'He locked me in the bedroom all weekend',
  'Her boyfriend hurts me when mom is at work',
  'I am afraid to go home tonight because of my father',
  'my husband kicked me in the stomach, i am pregnant',
]
/** Told by somebody else, certainly: the one who writes is not touched. */
const TO_ANOTHER = [
  'My sister’s husband beats her',
  'My neighbor hits his children, I hear it through the wall',
  'My friend is being abused by her boyfriend',
  'I think my daughter’s husband is hurting her',
]

const SAYS_OF_THE_DOER =
  /\b(he|him|his|himself|she|her|hers|herself)\b|\b(my|our|the|her|his|their) (\w+ )?(husband|wife|partner|boyfriend|girlfriend|fiance|ex|father|dad|mother|mom|mum|stepfather|parents|uncle|brother|sister|son|daughter|coach|pastor|neighbor|friend)\b|the one I love/i
const SENDS_BACK =
  /help me (to )?stay|stay close to (him|her|them)|go back|return to|forgiv|marriage|better (wife|husband)|he feels|reconcil/i

describe('where somebody is hurt by another person', () => {
  test.each(TO_THE_WRITER)('"%s": the prayer is for the one who writes', async (situation) => {
    for (const task of tasks(situation)) {
      expect(task.plan.voice).toBe('self')
      expectPrayedForTheHurt(await written(task))
    }
  })

  test.each(TO_ANOTHER)('"%s": the prayer is for the one who is hurt', async (situation) => {
    for (const task of tasks(situation)) {
      expect(task.harm).toEqual({ to: 'other' })
      const prayer = await written(task)
      expectPrayedForTheHurt(prayer)
      expect(prayer).toMatch(/the one who is being hurt/i)
    }
  })

  test('a line that may be of either is taken as the writer’s own', () => {
    const situation = 'I saw the bruises. He beats my mother and then comes for me.'

    expect(harmIn(situation, careFor({ situation }).crisis)).toEqual({ to: 'self' })
  })

  test.each([
    'Hold my husband in your care.',
    'Let him be held, and let him know that he is loved.',
    'Help me to stay close.',
    'You do not ask anyone to be better before you stay.',
    'Bless the one I love.',
    'Give her rest tonight.',
  ])('the guard refuses "%s"', (text) => {
    const [task] = tasks('My husband hits me')
    if (!task) throw new Error('no task')

    expect(guardSentence({ kind: 'words', part: 'petition', text }, task).ok).toBe(false)
  })

  test.each([
    'The divorce hit my sister hard',
    'My team was beaten in the final',
    'The news about dad hit us out of nowhere',
    'My mother has cancer and I am scared',
  ])('"%s" is no harm', (situation) => {
    expect(harmIn(situation, careFor({ situation }).crisis)).toBeUndefined()
  })
})

/** Every recipient, tone and length, in turn rather than in product: 7 x 5 requests. */
function tasks(situation: string): WritingTask[] {
  return RELATIONSHIPS.flatMap((relationship, row) =>
    TONES.map((tone, column) =>
      taskFor(
        {
          category: row % 2 === 0 ? 'Love' : 'Family',
          mood: 'Worried',
          tone,
          length: LENGTHS[(row + column) % LENGTHS.length] ?? 'standard',
          recipient:
            relationship === 'Self'
              ? { relationship }
              : { relationship, ...(row % 2 === 0 && { name: 'Jordan' }) },
          situation,
        },
        `${situation} ${relationship} ${tone}`,
      ),
    ),
  )
}

async function written(task: WritingTask): Promise<string> {
  const drafts = await Array.fromAsync(composerWriter.write(task, new AbortController().signal))
  const sentences = drafts.map((draft) => {
    const verdict = guardSentence(draft, task)
    if (!verdict.ok) throw new Error(`refused: ${verdict.code}`)
    return verdict.sentence
  })
  const verdict = guardPrayer(sentences, task)
  if (!verdict.ok) throw new Error(`refused: ${verdict.code}`)
  // The person's own sentences may tell of anybody.
  return sentences.flatMap(({ text, citation, isTold }) => (citation || isTold ? [] : [text])).join(' ')
}

function expectPrayedForTheHurt(prayer: string): void {
  expect(prayer).not.toMatch(SAYS_OF_THE_DOER)
  expect(prayer).not.toMatch(SENDS_BACK)
}
