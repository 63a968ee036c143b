import { type Gate, openableGate } from './gate.ts'
import { type KnobBoard, knobBoard } from './knob-board.ts'
import { type OpenStreams, openStreams } from './open-streams.ts'
import type { OpenAiKnob } from './openai/knobs.ts'
import type { PushKnob } from './push/knobs.ts'
import { type RequestLog, requestLog } from './request-log.ts'
import { createStripe, type StripeOptions, type StripeState } from './stripe/stripe-state.ts'

/** What the sandbox remembers. In memory only: it starts clean. */
export interface SandboxState {
  readonly openai: KnobBoard<OpenAiKnob>
  readonly stripe: StripeState
  readonly push: KnobBoard<PushKnob>
  readonly requests: RequestLog
  readonly gate: Gate
  readonly openStreams: OpenStreams
}

export function createState(stripe: StripeOptions): SandboxState {
  const gate = openableGate()
  return {
    openai: knobBoard(),
    stripe: createStripe(stripe, gate),
    push: knobBoard(),
    requests: requestLog(),
    gate,
    openStreams: openStreams(),
  }
}
