import { once } from 'node:events'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { type BatchObservableResult, type Meter, metrics } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import type { Logger } from './log.ts'

/** How long one look at a database or at NATS may hold up an answer to `/metrics`. */
const LOOK_MS = 2_000
const NANOSECONDS = 1e9

export interface MetricsOptions {
  readonly host: string
  readonly port: number
  readonly log: Logger
}

/** Instruments made before `serveMetrics`, or without it, count nothing and cost nothing. */
export function meter(): Meter {
  return metrics.getMeter('@selah/kit')
}

/**
 * Answers `/metrics` in the format of Prometheus, on a port of its own that no gateway leads to. An OpenTelemetry SDK
 * that an operator loads with `--import` has registered first: then it gets the numbers, and this says none.
 */
export async function serveMetrics({ host, port, log }: MetricsOptions): Promise<AsyncDisposable> {
  const exporter = new PrometheusExporter({ host, port, preventServerStart: true, withoutScopeInfo: true })
  const provider = new MeterProvider({ readers: [exporter] })
  if (!metrics.setGlobalMeterProvider(provider)) log.info('metrics go to the SDK that was loaded before')
  measureProcess(meter())
  await exporter.startServer()
  log.info({ host, port }, 'metrics are served')
  return { [Symbol.asyncDispose]: () => provider.shutdown() }
}

export interface Looked<Name extends string> {
  /** What each number means. */
  readonly gauges: Readonly<Record<Name, string>>
  /** One series for each set of labels. */
  readonly series: readonly Readonly<Record<string, string>>[]
  /** Looks the numbers of one series up, outside this process. */
  read(labels: Readonly<Record<string, string>>): Promise<Readonly<Record<Name, number>>>
}

/** Numbers that are looked up whenever `/metrics` is asked. While that fails, or takes too long, they are NaN. */
export function measureByLooking<Name extends string>({ gauges, series, read }: Looked<Name>): void {
  const made = Object.entries<string>(gauges).map(
    ([name, description]) => [name as Name, meter().createObservableGauge(name, { description })] as const,
  )
  const look = async (result: BatchObservableResult, labels: Readonly<Record<string, string>>) => {
    const late = AbortSignal.timeout(LOOK_MS)
    const numbers = await Promise.race([read(labels), once(late, 'abort').then(() => undefined)]).catch(
      () => undefined,
    )
    for (const [name, gauge] of made) result.observe(gauge, numbers?.[name] ?? Number.NaN, labels)
  }
  meter().addBatchObservableCallback(
    async (result) => void (await Promise.all(series.map((labels) => look(result, labels)))),
    made.map(([, gauge]) => gauge),
  )
}

function measureProcess(meter: Meter): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  meter
    .createObservableGauge('nodejs.eventloop.delay.p99_seconds', { description: 'Since the last scrape' })
    .addCallback((result) => {
      result.observe(delay.percentile(99) / NANOSECONDS)
      delay.reset()
    })
  let last = performance.eventLoopUtilization()
  meter
    .createObservableGauge('nodejs.eventloop.utilization', {
      description: 'Busy share since the last scrape',
    })
    .addCallback((result) => {
      const now = performance.eventLoopUtilization()
      result.observe(performance.eventLoopUtilization(now, last).utilization)
      last = now
    })
  meter
    .createObservableGauge('process.memory.usage_bytes', { description: 'Resident memory' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()))
}
