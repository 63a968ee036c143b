import { expect, test } from 'vitest'
import { ApiError } from '../../../api/errors.ts'
import { begun, type GenerationNow, InvalidAnswer } from '../../../prayer/generation.ts'
import { AskLater, NoLongerWanted } from './generation-stream.ts'
import { type Known, type View, viewOf } from './use-one-generation.ts'

const NOTHING: Known = {
  id: undefined,
  isAsked: false,
  startError: null,
  generation: undefined,
  readError: null,
  isBeingCancelled: false,
  isMePending: false,
  isAtLimit: false,
  isInCrisis: false,
}
const at = (known: Partial<Known> = {}): Known => ({ ...NOTHING, id: 'g1', ...known })
const generation = (state: GenerationNow['state']) => ({ ...begun('g1'), state }) as GenerationNow
const done = { ...generation('done'), result: {} } as GenerationNow
const refusal = (status: number, code: string) => new ApiError(status, { code })
const noLine = new TypeError('Failed to fetch')
const busy = new AskLater(new Response(null, { status: 429 }), {})

test.each<[string, Partial<Known>, View]>([
  ['a form', {}, 'form'],
  ['whose person is not known yet', { isMePending: true }, 'loading'],
  ['at the limit', { isAtLimit: true }, 'paywall'],
  ['at the limit, in danger', { isAtLimit: true, isInCrisis: true }, 'form'],
  ['of a tab whose last prayer is not finished', { isAsked: true, isAtLimit: true }, 'underway'],
])('without an id: %s', (_what, known, view) => {
  expect(viewOf({ ...NOTHING, ...known })).toBe(view)
})

test.each<[string, Known, View]>([
  ['opened from elsewhere', at(), 'loading'],
  ['asked for here, and nothing heard yet', at({ isAsked: true }), 'composing'],
  ['being written', at({ generation: generation('running') }), 'composing'],
  ['being cancelled', at({ isBeingCancelled: true, startError: noLine }), 'composing'],
  ['finished', at({ generation: done }), 'result'],
  ['finished while it was being cancelled', at({ generation: done, isBeingCancelled: true }), 'result'],
  ['finished, and not to be read again now', at({ generation: done, readError: noLine }), 'result'],
  ['failed', at({ generation: generation('failed') }), 'refused'],
  ['cancelled', at({ generation: generation('cancelled') }), 'cancelled'],
  ['no longer kept', at({ generation: generation('purged') }), 'gone'],
  ['unknown to the server', at({ readError: refusal(404, 'generation_not_found') }), 'gone'],
  ['under an address that is none', at({ readError: refusal(400, 'validation_failed') }), 'gone'],
  ['without an answer', at({ readError: noLine }), 'unreachable'],
  [
    'half written, without an answer',
    at({ generation: generation('running'), readError: noLine }),
    'unreachable',
  ],
  ['not begun for want of an answer', at({ isAsked: true, startError: noLine }), 'unreachable'],
  ['not begun by a busy server', at({ isAsked: true, startError: busy }), 'unreachable'],
  ['not begun by a proxy alone', at({ isAsked: true, startError: refusal(502, '') }), 'unreachable'],
  ['not begun for a lost session', at({ isAsked: true, startError: refusal(401, '') }), 'unreachable'],
  ['refused at the limit', at({ isAsked: true, startError: refusal(402, 'free_limit_reached') }), 'refused'],
  [
    'refused, as what it rewrites is gone',
    at({ startError: refusal(404, 'generation_not_found') }),
    'refused',
  ],
  ['cancelled before it arrived', at({ startError: refusal(409, 'generation_cancelled') }), 'cancelled'],
  ['cancelled before it was sent again', at({ startError: new NoLongerWanted() }), 'cancelled'],
  ['answered without a prayer', at({ readError: new InvalidAnswer() }), 'refused'],
])('a prayer %s', (_what, known, view) => {
  expect(viewOf(known)).toBe(view)
})
