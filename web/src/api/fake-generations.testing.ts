import type { operations } from './generated/schema.d.ts'
import type { Generation, GenerationBody, GenerationEvent, GenerationState, Me, PrayerPart } from './types.ts'

type Cancelled = operations['deleteGeneration']['responses'][200]['content']['application/json']
type UnsavedPage = operations['listUnsavedGenerations']['responses'][200]['content']['application/json']
type SaveWish = operations['savePrayer']['requestBody']['content']['application/json']
type SavedPrayer = operations['savePrayer']['responses'][201]['content']['application/json']

interface Kept {
  state: GenerationState['state']
  readonly body: GenerationBody
  readonly rewriteOf?: string
  readonly events: { readonly id: string; readonly event: GenerationEvent }[]
  isSaved: boolean
}

const FREE_MAX = 2
const REWRITE_MS = 10 * 60_000
const NOW = new Date().toISOString()

/** The generations of one person, as the prayers service keeps them. */
export function fakeGenerations({ writesAtOnce = true, isInCrisis = false, rewriteMs = REWRITE_MS } = {}) {
  const generations = new Map<string, Kept>()
  const tombstones = new Set<string>()
  let readers: (() => void)[] = []
  let lastSave: SaveWish | undefined
  let used = 0
  const until = new Date(Date.now() + rewriteMs).toISOString()

  const wake = () => {
    const waiting = readers
    readers = []
    for (const reader of waiting) reader()
  }
  const say = (id: string, event: GenerationEvent) => {
    const { events } = found(id)
    events.push({ id: `run:${events.length + 1}`, event })
    wake()
  }
  const found = (id: string) => {
    const kept = generations.get(id)
    if (!kept) throw new Error(`no generation ${id}`)
    return kept
  }
  const firstOf = (id: string) => generations.get(id)?.rewriteOf ?? id
  const family = (id: string) =>
    [...generations].filter(([other, { state }]) => firstOf(other) === firstOf(id) && state === 'done')

  function viewOf(id: string): GenerationState {
    const { state, body, rewriteOf, isSaved } = found(id)
    const first = generations.get(firstOf(id))
    const asked = first && !('rewrite_of' in first.body) ? first.body : undefined
    const change = 'rewrite_of' in body ? body.change : undefined
    return {
      generation_id: id,
      state,
      ...(rewriteOf && { rewrite_of: rewriteOf }),
      ...(!isSaved && asked && { request: { ...asked, ...change } }),
      ...(state === 'done' && { result: resultOf(id), versions: family(id).map(([version]) => version) }),
      ...(isSaved && { is_saved: true as const }),
    }
  }
  function resultOf(id: string): Generation {
    const words = `Father, hear prayer ${[...generations.keys()].indexOf(id) + 1}.`
    const said = {
      address: words,
      thanks: 'I thank you.',
      trust: 'I trust you.',
      petition: 'Help me.',
    } as const
    const parts = Object.entries({ ...said, amen: 'Amen.' }).map(([kind, text], nth) => ({
      ...{ kind: kind as PrayerPart['kind'], text, segments: [{ id: `s${nth + 1}`, text }] },
    }))
    const others = [...generations.values()].filter(({ rewriteOf }) => rewriteOf === firstOf(id)).length
    return {
      generation_id: id,
      prayer: parts.map(({ text }) => text).join('\n\n'),
      scripture: '',
      citations: [],
      parts,
      written_by: 'composer',
      rewrites: { left: Math.max(0, 3 - others), until },
      ...(isInCrisis && { crisis: CRISIS }),
    }
  }
  function finish(id: string): void {
    const kept = found(id)
    if (kept.state !== 'running') return
    kept.state = 'done'
    say(id, { event: 'done', data: viewOf(id) })
  }
  function end(id: string, state: 'failed' | 'cancelled', refusal: Problem): void {
    const kept = found(id)
    kept.state = state
    if (!('rewrite_of' in kept.body)) used--
    say(id, { event: 'error', data: { type: 'about:blank', title: '', requestId: 'r', ...refusal } })
  }

  function begin(id: string, body: GenerationBody): Response | undefined {
    if (tombstones.has(id)) return problem(CANCELLED)
    const known = generations.get(id)
    if (known)
      return known.state === 'failed'
        ? problem(ENDED)
        : known.state === 'cancelled'
          ? problem(CANCELLED)
          : undefined
    if ([...generations.values()].some(({ state }) => state === 'running')) return problem(IN_PROGRESS)
    const rewriteOf = 'rewrite_of' in body ? firstOf(body.rewrite_of) : undefined
    if (rewriteOf && resultOf(rewriteOf).rewrites.left === 0) return problem(REWRITE_OVER)
    if (!rewriteOf && !isInCrisis && used >= FREE_MAX) return problem(LIMIT)
    if (!rewriteOf && !isInCrisis) used++
    generations.set(id, {
      state: 'running',
      body,
      events: [],
      isSaved: false,
      ...(rewriteOf && { rewriteOf }),
    })
    say(id, { event: 'accepted', data: { generation_id: id, ...(isInCrisis && { crisis: CRISIS }) } })
    if (writesAtOnce) finish(id)
    return undefined
  }

  function stream(id: string, lastEventId: string | null, signal: AbortSignal): Response {
    const seen = Number(lastEventId?.split(':')[1] ?? 0)
    const cut = new Promise<'cut'>((resolve) => cuts.push(() => resolve('cut')))
    async function* lines() {
      for (let next = seen; ; next++) {
        while (next >= found(id).events.length) {
          const news = new Promise<void>((resolve) => readers.push(resolve))
          if ((await Promise.race([news, cut])) === 'cut' || signal.aborted) return
        }
        const said = found(id).events[next]
        if (!said) return
        yield `event: ${said.event.event}\ndata: ${JSON.stringify(said.event.data)}\nid: ${said.id}\n\n`
        if (said.event.event === 'done' || said.event.event === 'error') return
      }
    }
    return new Response(asBody(lines()), { headers: { 'content-type': 'text/event-stream' } })
  }
  let cuts: (() => void)[] = []

  function cancel(id: string): Cancelled {
    const kept = generations.get(id)
    const before = kept?.state ?? (tombstones.has(id) ? 'cancelled' : 'nothing')
    if (!kept) tombstones.add(id)
    if (kept?.state === 'running') end(id, 'cancelled', CANCELLED)
    const state = before === 'nothing' || before === 'running' ? 'cancelled' : before
    return { generation_id: id, found: before, state }
  }

  function unsaved(): UnsavedPage {
    const items = [...generations.keys()]
      .filter((id) => found(id).state === 'done' && !family(id).some(([, { isSaved }]) => isSaved))
      .map((id) => ({ ...viewOf(id), created_at: NOW, category: 'Peace' as const, mood: 'Tired' as const }))
    return { items: items.reverse(), next_cursor: null }
  }

  function save(wish: SaveWish): Response {
    lastSave = wish
    const { generation_id: id, prayer_text } = wish
    found(id).isSaved = true
    const saved: SavedPrayer = {
      id: `saved ${id}`,
      user_id: 'ana',
      recipient: { relationship: 'Self' },
      generation_id: id,
      prayer_text: prayer_text ?? resultOf(id).prayer,
      citations: [],
      category: 'Peace',
      mood: 'Tired',
      tone: 'Comforting',
      written_by: 'composer',
      created_at: NOW,
      is_shared: false,
    }
    return Response.json(saved, { status: 201 })
  }

  const me = (): Me => ({
    id: 'ana',
    email: 'ana@example.org',
    premium_status: false,
    early_access: false,
    prayer_count: used,
    prayers_remaining: FREE_MAX - used,
  })

  return {
    me,
    begin,
    say,
    finish,
    stream,
    cancel,
    unsaved,
    save,
    viewOf,
    used: () => used,
    lastSave: () => lastSave,
    ids: () => [...generations.keys()],
    state: (id: string) => generations.get(id)?.state ?? (tombstones.has(id) ? 'cancelled' : undefined),
    failWriting: (id: string) => end(id, 'failed', FAILED),
    /** Every stream that is open breaks. */
    breakStreams() {
      for (const cut of cuts) cut()
      cuts = []
    },
  }
}

/** Broken off like a line, where the lines end without the last event. */
function asBody(lines: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

interface Problem {
  readonly status: number
  readonly code: string
  readonly detail: string
}

export function problem({ status, ...rest }: Problem, headers: Record<string, string> = {}): Response {
  return Response.json({ status, ...rest }, { status, headers })
}

const CRISIS = {
  kind: 'self-harm',
  certainty: 'certain' as const,
  resources: [{ name: 'Lifeline', contact: 'Call or text 988', call: '988' }],
}
const refusal = (status: number, code: string, detail: string): Problem => ({ status, code, detail })
const CANCELLED = refusal(409, 'generation_cancelled', 'The writing of this prayer was cancelled.')
const ENDED = refusal(409, 'generation_ended', 'This prayer could not be written.')
const FAILED = refusal(503, 'generation_failed', 'Failed to generate prayer. Please try again.')
const IN_PROGRESS = refusal(409, 'generation_in_progress', 'A prayer is being written for you right now.')
const REWRITE_OVER = refusal(409, 'rewrite_over', 'A prayer can be written again 3 times.')
const LIMIT = refusal(402, 'free_limit_reached', 'You have used all 2 of your free prayers.')
export const NOT_FOUND = refusal(404, 'generation_not_found', 'There is no such prayer.')
