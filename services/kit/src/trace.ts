import { randomUUID } from 'node:crypto'
import { context, propagation, ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'

/** Request id and trace context travel in W3C `traceparent` headers over HTTP and NATS. */
export const TRACEPARENT = 'traceparent'

/**
 * Lets trace context flow through async calls. An operator who wants spans loads an OpenTelemetry SDK with
 * `--import`; it registers first, and this then changes nothing.
 */
export function installTracing(): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
}

/** Runs `work` in the trace that `traceparent` names, or in a new one. */
export function inTrace<Result>(traceparent: string | undefined, work: () => Result): Result {
  return context.with(traceContext(traceparent), work)
}

/** The header to send with whatever the present work causes; undefined outside any trace. */
export function currentTraceparent(): string | undefined {
  const carrier: Record<string, string> = {}
  propagation.inject(context.active(), carrier)
  return carrier[TRACEPARENT]
}

/** The context that `traceparent` names, or one with a fresh trace id. */
export function traceContext(traceparent: string | undefined) {
  if (traceparent) {
    const extracted = propagation.extract(ROOT_CONTEXT, { [TRACEPARENT]: traceparent })
    if (trace.getSpanContext(extracted)) return extracted
  }
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId: randomHex(32),
    spanId: randomHex(16),
    traceFlags: TraceFlags.NONE,
  })
}

/** Node keeps random bytes in store for UUIDs alone, which makes them ten times as fast. */
function randomHex(digits: 16 | 32): string {
  return randomUUID().replaceAll('-', '').slice(-digits)
}
