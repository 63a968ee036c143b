import type { Arc } from '../arcs/arc.ts'
import { arcs } from '../arcs/catalogue.ts'
import { checkArc } from '../arcs/check-arc.ts'
import { careFor } from '../care/care-for.ts'
import { compose } from '../composer/compose.ts'
import { scoreNeeds } from '../needs/likely-needs.ts'
import type { PrayerPlan } from '../plan/plan.ts'
import { LENGTHS, type Length, MOODS, type Mood, type PrayerRequest, TONES, type Tone } from '../prayer.ts'
import { citationOf } from '../scripture/text.ts'
import { readSituation } from '../situation/read-situation.ts'
import type { DraftSentence, WritingTask } from '../writer.ts'
import { writingTask } from '../writing-task.ts'
import { escaped, page } from './html.ts'

/** Which path through an arc is shown: the query of its page. Counts start at 0; what is out of range wraps around. */
export interface LabPath {
  readonly voice?: 'self' | 'other'
  readonly tone?: Tone
  readonly mood?: Mood
  readonly length?: Length
  readonly address?: number
  readonly bring?: number
  readonly held?: number
  readonly passage?: number
  readonly asking?: number
}

const CLOSING = 'in Jesus’ name'
const SOMEBODY = { text: 'Robin', pronoun: 'they', isPlural: false } as const

/** All arcs by their folders, what the checks find, and a box to try a situation. */
export function labIndex(): string {
  const byFolder = Map.groupBy(arcs().values(), ({ id }) => id.split('/')[0] ?? '')
  const folders = [...byFolder].map(
    ([folder, some]) =>
      `<h2>${escaped(folder)}</h2><table>${some
        .map((arc) => {
          const findings = checkArc(arc).length
          return `<tr><td><a href="/lab/${arc.id}">${escaped(arc.title)}</a></td><td><small>${escaped(arc.image)}</small></td><td>${pathsOf(arc).toLocaleString('en')} paths</td><td class="finding">${findings > 0 ? `${findings} findings` : ''}</td></tr>`
        })
        .join('')}</table>`,
  )
  return page('Lab', `<h1>${arcs().size} arcs</h1>${TRY}${folders.join('')}`)
}

const TRY = `<form method="post" action="/lab" enctype="text/plain"><p><label>A situation, to see what it is taken for:<br><textarea name="situation"></textarea></label></p><button>Try it</button></form>`

/** What one situation is taken for, and the prayer it gets. Nothing is kept. */
export function labTry(situation: string): string {
  const request: PrayerRequest = {
    category: 'Hope',
    mood: 'Worried',
    tone: 'Comforting',
    length: 'standard',
    recipient: { relationship: 'Self' },
    situation,
  }
  const care = careFor(request)
  const task = writingTask({ request, care, closing: CLOSING, seed: situation })
  const needs = scoreNeeds(request, readSituation(request)).slice(0, 5)
  const rows = needs.map(
    ({ arc, probability }) =>
      `<tr><td><a href="/lab/${arc.id}">${escaped(arc.id)}</a></td><td>${(100 * probability).toFixed(0)}%</td></tr>`,
  )
  const danger = care.crisis
    ? `${care.crisis.kind}, ${care.crisis.certainty}`
    : care.isHeavy
      ? 'quiet'
      : 'none'
  return page(
    'Lab: a situation',
    `<nav><a href="/lab">All arcs</a></nav><h1>${escaped(task.plan.arc.title)}</h1><p>Danger: ${danger}</p>${prayerHtml(compose(task))}<h2>Taken for</h2><table>${rows.join('')}</table>${TRY}`,
  )
}

/** One path of an arc as it is read, and links to all others. Undefined when there is no such arc. */
export function labArc(id: string, path: LabPath): string | undefined {
  const arc = arcs().get(id)
  if (!arc) return undefined
  const voice = path.voice ?? (arc.self ? 'self' : 'other')
  const movements = arc[voice]
  if (!movements) return undefined
  const shown = { tone: 'Comforting', mood: 'Worried', length: 'standard', ...path, voice } as const
  const passages = rotated(movements.passages, path.passage ?? 0)
  const plan: PrayerPlan = {
    arc,
    movements,
    voice,
    told: ['(What the person told stands here.)'],
    passages,
    petitions: [],
    ...(voice === 'other' && { person: SOMEBODY }),
  }
  const draft = compose(
    taskOf(plan, shown),
    (movement, variants) => rotated(variants, path[movement] ?? 0)[0],
  )
  const link = (change: LabPath, text: string, isChosen: boolean) =>
    `<a href="/lab/${id}?${queryOf({ ...shown, ...change })}"${isChosen ? ' class="chosen"' : ''}>${escaped(text)}</a>`
  const choices = (name: string, links: readonly string[]) =>
    `<tr><th>${name}</th><td class="choices">${links.join(' ')}</td></tr>`
  const counted = (name: 'address' | 'bring' | 'held' | 'passage' | 'asking', count: number) =>
    count > 0
      ? choices(
          name,
          Array.from({ length: count }, (_, at) =>
            link({ [name]: at }, String(at + 1), (path[name] ?? 0) === at),
          ),
        )
      : ''
  const findings = checkArc(arc).map((finding) => `<li class="finding">${escaped(finding)}</li>`)
  return page(
    arc.title,
    `<nav><a href="/lab">All arcs</a></nav><h1>${escaped(arc.title)}</h1><p class="quiet">${escaped(id)} · image: ${escaped(arc.image)} · ${pathsOf(arc).toLocaleString('en')} paths</p>${prayerHtml(draft)}<table>
${choices(
  'voice',
  (['self', 'other'] as const)
    .filter((one) => arc[one])
    .map((one) => link({ voice: one }, one, one === voice)),
)}
${choices(
  'tone',
  TONES.map((tone) => link({ tone }, tone, tone === shown.tone)),
)}
${choices(
  'mood',
  MOODS.map((mood) => link({ mood }, mood, mood === shown.mood)),
)}
${choices(
  'length',
  LENGTHS.map((length) => link({ length }, length, length === shown.length)),
)}
${counted('address', 2)}${counted('bring', voice === 'other' ? movements.bring.length : 0)}${counted('held', movements.held.length)}${counted('passage', movements.passages.length)}${counted('asking', movements.asking.length)}</table>
<ul>${findings.join('')}</ul><p class="quiet">Signs: ${escaped(arc.signs.join(', '))}</p>`,
  )
}

function queryOf(path: LabPath): string {
  return new URLSearchParams(
    Object.entries(path).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()
}

/** How many prayers an arc can become, the lengths left out. */
export function pathsOf(arc: Arc): number {
  const openings = Object.values(arc.address).reduce((sum, some) => sum + some.length, 0)
  return (['self', 'other'] as const).reduce((sum, voice) => {
    const movements = arc[voice]
    if (!movements) return sum
    const { bring, held, passages, asking } = movements
    return (
      sum +
      openings * Math.max(1, bring.length) * held.length * passages.length * asking.length * TONES.length
    )
  }, 0)
}

function taskOf(
  plan: PrayerPlan,
  { tone, mood, length }: Required<Pick<LabPath, 'tone' | 'mood' | 'length'>>,
): WritingTask {
  const request: PrayerRequest = { category: 'Hope', mood, tone, length, recipient: { relationship: 'Self' } }
  return { request, plan, passages: [], crisis: false, closing: CLOSING, seed: 'lab' }
}

function prayerHtml(draft: readonly DraftSentence[]): string {
  const parts: { kind: string; html: string[] }[] = []
  for (const sentence of draft) {
    const last = parts.at(-1)
    const html = sentenceHtml(sentence)
    if (last?.kind === sentence.part) last.html.push(html)
    else parts.push({ kind: sentence.part, html: [html] })
  }
  return `<div class="prayer">${parts.map(({ html }) => `<p>${html.join(' ')}</p>`).join('')}</div>`
}

function sentenceHtml(sentence: DraftSentence): string {
  if (sentence.kind === 'told') return `<span class="told">${escaped(sentence.text)}</span>`
  if (sentence.kind === 'words') return escaped(sentence.text)
  const { text = '', reference = '' } = citationOf(sentence.reference) ?? {}
  return `<span class="quotation">“${escaped(text)}”</span> (${escaped(reference)})`
}

function rotated<T>(items: readonly T[], by: number): T[] {
  return items.map((_, at) => items[(at + by) % items.length] as T)
}
