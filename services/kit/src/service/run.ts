import type { Static, TObject, TProperties } from 'typebox'
import { ConfigError, loadConfig, type processSettings } from '../config.ts'
import type { App } from '../http/app.ts'
import { createLogger, type Logger } from '../log.ts'
import { serveMetrics } from '../metrics.ts'
import { sleep } from '../retry.ts'
import { installTracing } from '../trace.ts'
import type { ServiceDefinition } from './definition.ts'
import type { Need } from './needs.ts'
import { startProcess } from './start.ts'

/** After this a process that is asked to stop ends, whatever it is doing. */
const STOP_MS = 30_000

type ProcessConfig = Static<TObject<typeof processSettings>>

/**
 * Runs one process of a service until it is asked to stop: reads its settings, starts it, listens, and on SIGTERM or
 * SIGINT says it is unready, lets running requests end, closes what was opened in reverse order, and exits with 0.
 * Exits with 78 when settings are wrong; with 1 when it cannot start, on an uncaught error, or when stopping takes over
 * 30 s.
 */
export async function runService<Name extends Need, Own extends TProperties, Deps extends object>(
  definition: ServiceDefinition<Name, Own, Deps>,
  processName = 'main',
): Promise<void> {
  const process_ = definition.processes[processName]
  if (!process_) throw new Error(`${definition.name} has no process called ${processName}`)
  const config = readSettings(definition)
  const common = config as ProcessConfig
  const log = createLogger(definition.name, common.LOG_LEVEL)
  process.on('uncaughtException', (err) => fail(log, err, 'uncaught error'))
  process.on('unhandledRejection', (err) => fail(log, err, 'unhandled rejection'))
  installTracing()
  const lifetime = new AsyncDisposableStack()
  try {
    const { METRICS_PORT: metricsPort, HOST: host } = common
    if (metricsPort) lifetime.use(await serveMetrics({ host, port: metricsPort, log }))
    const app = await startProcess(definition, process_, { config, log, lifetime })
    stopWhenAsked(app, { log, lifetime, drainMs: common.DRAIN_MS })
    await app.listen({ host: common.HOST, port: common.PORT })
    log.info({ addresses: app.addresses() }, 'service started')
  } catch (err) {
    await lifetime.disposeAsync().catch(() => undefined)
    if (err instanceof ConfigError) refuseSettings(definition.name, err)
    fail(log, err, 'service could not start')
  }
}

function readSettings<Name extends Need, Own extends TProperties, Deps extends object>(
  definition: ServiceDefinition<Name, Own, Deps>,
) {
  try {
    const config = loadConfig(definition.settings)
    definition.check?.(config)
    return config
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return refuseSettings(definition.name, error)
  }
}

function refuseSettings(name: string, error: ConfigError): never {
  process.stderr.write(`${name}: ${error.message}\n`)
  process.exit(78)
}

function fail(log: Logger, err: unknown, message: string): void {
  log.fatal({ err }, message)
  process.exit(1)
}

interface StopOptions {
  readonly log: Logger
  readonly lifetime: AsyncDisposableStack
  /** How long to keep answering after saying unready, so that a load balancer can notice. */
  readonly drainMs: number
}

function stopWhenAsked(app: App, { log, lifetime, drainMs }: StopOptions): void {
  let stopping = false
  const stop = async (reason: string) => {
    if (stopping) return
    stopping = true
    log.info({ reason }, 'service stopping')
    setTimeout(
      () => fail(log, new Error(`not stopped within ${STOP_MS} ms`), 'stop took too long'),
      STOP_MS,
    ).unref()
    try {
      app.stopReady?.()
      await sleep(drainMs, new AbortController().signal)
      await app.close()
      await lifetime.disposeAsync()
    } catch (err) {
      fail(log, err, 'service did not stop cleanly')
    }
    log.info('service stopped')
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  // A supervisor that dies without a word must not leave its services behind.
  process.once('disconnect', () => void stop('supervisor gone'))
  process.channel?.unref()
}
