import Type, { type Static, type TObject, type TProperties } from 'typebox'
import { Value } from 'typebox/value'

/** Settings that are wrong or missing, all of them at once. The message names settings, never their values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads a service's settings from environment variables.
 * Strings become the numbers and booleans the schema asks for; defaults fill what is absent or empty.
 * Throws a ConfigError that lists every mistake.
 */
export function loadConfig<Properties extends TProperties>(
  schema: TObject<Properties>,
  env: NodeJS.ProcessEnv = process.env,
): Static<TObject<Properties>> {
  const given = Object.fromEntries(
    Object.keys(schema.properties).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  )
  const settings = Value.Default(schema, Value.Convert(schema, given))
  const mistakes = [...Value.Errors(schema, settings)].flatMap((error) => {
    const missing = 'requiredProperties' in error.params ? (error.params.requiredProperties as string[]) : []
    const name = error.instancePath.slice(1)
    return missing.length > 0 ? missing.map((each) => `${each} is missing`) : [`${name} ${error.message}`]
  })
  if (mistakes.length > 0) throw new ConfigError(`Settings are wrong:\n  ${mistakes.join('\n  ')}`)
  return settings as Static<TObject<Properties>>
}

/** Settings every process has; those of what a service needs are in `service/needs`. */
export const processSettings = {
  HOST: Type.String({ default: '127.0.0.1' }),
  /** 0 takes any free port. */
  PORT: Type.Integer({ minimum: 0, maximum: 65535, default: 0 }),
  /** Where `/metrics` is answered, apart from everything else. Without it, nothing is measured. */
  METRICS_PORT: Type.Optional(Type.Integer({ minimum: 1, maximum: 65535 })),
  LOG_LEVEL: Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], { default: 'info' }),
  /** `local` allows what only a developer's machine may have; everything else is `production`. */
  ENVIRONMENT: Type.Enum(['local', 'production'], { default: 'production' }),
  /** Where people reach the product, without a trailing slash. */
  PUBLIC_URL: Type.String({ default: 'http://localhost:8080', pattern: '^https?://[^/]+$' }),
  /** How long a process that stops still answers after it says it is unready, so that a load balancer can notice. */
  DRAIN_MS: Type.Integer({ minimum: 0, default: 0 }),
}
