import { dirname, join } from 'node:path'
import { report, type SourceFile, sourceFiles } from './source-files.ts'

// Inside a service imports point one way: main → app → http, workers, consumers, jobs → use-cases → db, clients →
// domain. No service imports another; kit holds no word of the business. See .github/CONTRIBUTING.md.

/** What each layer of a service may import from its own service. Files of `src/` itself count by their names. */
const LAYERS: Record<string, readonly string[]> = {
  domain: ['domain', 'errors'],
  db: ['db', 'tokens', 'domain', 'errors'],
  clients: ['clients', 'domain', 'errors', 'config'],
  runs: ['runs', 'db', 'domain', 'errors'],
  'use-cases': ['use-cases', 'runs', 'db', 'clients', 'domain', 'errors', 'deps', 'tokens', 'mails'],
  http: [
    'http',
    'use-cases',
    'runs',
    'db',
    'clients',
    'domain',
    'errors',
    'config',
    'deps',
    'tokens',
    'mails',
  ],
  workers: ['workers', 'use-cases', 'db', 'clients', 'domain', 'errors', 'deps', 'mails'],
  consumers: ['consumers', 'use-cases', 'db', 'clients', 'domain', 'errors', 'deps'],
}

/** What a layer of the gateway may not import from the gateway. */
const GATEWAY_APART: Record<string, readonly string[]> = {
  clients: ['plugins', 'routes', 'deps', 'app', 'service'],
  plugins: ['routes', 'app', 'service'],
  routes: ['app', 'service'],
}

/** The page's layers, from above: each imports from those below it. A feature imports no other feature. */
const WEB_LAYERS = ['app', 'features', 'prayer'] as const
/** Put together by the page of the other feature. */
const FEATURES_TOGETHER = ['web/src/features/journal/journal-page.tsx']

/** Packages that only the named layers may use: code that decides does no input or output. */
const OUTSIDE = ['drizzle-orm', 'pg', 'fastify', '@nats-io/', 'ioredis', 'openai', 'node:fs', 'node:http']

/** Files of the engine that read its data, once: the text of the Bible, the arcs, the petitions, the lines it learns needs from, word vectors. */
const READS_DATA = [
  'services/prayer-engine/src/scripture/bible.ts',
  'services/prayer-engine/src/arcs/arc-files.ts',
  'services/prayer-engine/src/details/catalogue.ts',
  'services/prayer-engine/src/needs/meaning/word-vectors.ts',
  'services/prayer-engine/src/needs/need-lines.ts',
  'services/prayer-engine/src/needs/need-words.ts',
]

/** Folders of `services` that no process runs: a service may import them. */
const LIBRARIES = ['prayer-engine', 'plans']

const BUSINESS_WORDS = /\b(prayer|psalm|scripture|verse|journal|circle|mood|subscription|premium)s?\b/i

report('imports', sourceFiles('.ts', '.tsx').flatMap(findings))

function findings(file: SourceFile): string[] {
  const specifiers = [...file.text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(
    ([, each = '']) => each,
  )
  return [
    ...specifiers.flatMap((specifier) => wrongDirection(file.path, specifier)),
    ...specifiers.flatMap((specifier) => wrongInGateway(file.path, specifier)),
    ...specifiers.flatMap((specifier) => wrongInWeb(file.path, specifier)),
    ...specifiers.flatMap((specifier) => wrongPackage(file.path, specifier)),
    ...businessWords(file),
    ...forbiddenCalls(file),
  ]
}

function wrongDirection(path: string, specifier: string): string[] {
  const from = layerOf(path)
  if (!from || !specifier.startsWith('.')) return []
  const target = join(dirname(path), specifier)
  const service = serviceOf(path)
  if (!target.startsWith(`services/${service}/`))
    return [`${path}: imports ${specifier}, which leaves its service`]
  const to = layerOf(target)
  if (isTest(path) || !to || !LAYERS[from] || LAYERS[from].includes(to)) return []
  return [`${path}: ${from} may not import ${to} (${specifier})`]
}

function wrongInGateway(path: string, specifier: string): string[] {
  const from = gatewayLayerOf(path)
  if (!from || isTest(path) || !specifier.startsWith('.')) return []
  const to = gatewayLayerOf(join(dirname(path), specifier))
  return to && GATEWAY_APART[from]?.includes(to)
    ? [`${path}: ${from} may not import ${to} (${specifier})`]
    : []
}

function wrongInWeb(path: string, specifier: string): string[] {
  if (!path.startsWith('web/src/') || path === 'web/src/main.tsx' || isTest(path)) return []
  if (!specifier.startsWith('.')) return []
  const target = join(dirname(path), specifier)
  const [from, to] = [webRankOf(path), webRankOf(target)]
  const isOtherFeature = from === 1 && to === 1 && featureOf(path) !== featureOf(target)
  if (to >= from && !isOtherFeature) return []
  return FEATURES_TOGETHER.includes(path) ? [] : [`${path}: may not import ${specifier}`]
}

/** 0 is the highest layer. What the layers share is below all of them. */
function webRankOf(path: string): number {
  const folder = /^web\/src\/([a-z-]+)\//.exec(path)?.[1]
  const rank = WEB_LAYERS.findIndex((layer) => layer === folder)
  return rank === -1 ? WEB_LAYERS.length : rank
}

function featureOf(path: string): string | undefined {
  return /^web\/src\/features\/([a-z-]+)\//.exec(path)?.[1]
}

function gatewayLayerOf(path: string): string | undefined {
  return /^gateway\/src\/([a-z-]+)/.exec(path)?.[1]
}

function wrongPackage(path: string, specifier: string): string[] {
  const service = serviceOf(path)
  const other = /^@selah\/([a-z-]+)/.exec(specifier)?.[1]
  const isService =
    other !== undefined && !['kit', 'proto', 'registry', 'scripts', ...LIBRARIES, service].includes(other)
  if (service && isService && !isTest(path))
    return [`${path}: a service imports no other service (${specifier})`]
  if (path.startsWith('web/src/') && other)
    return [`${path}: the page imports no package of the server (${specifier})`]
  const decides =
    (layerOf(path) === 'domain' || isEngine(path)) && !isTest(path) && !READS_DATA.includes(path)
  if (decides && OUTSIDE.some((each) => specifier.startsWith(each)))
    return [`${path}: domain does no I/O (${specifier})`]
  return []
}

function businessWords({ path, text }: SourceFile): string[] {
  if (!path.startsWith('services/kit/src/') || isTest(path) || path.includes('/testing/')) return []
  return text.split('\n').flatMap((line, index) => {
    const word = BUSINESS_WORDS.exec(line)?.[0]
    return word ? [`${path}:${index + 1}: kit knows no business, but says "${word}"`] : []
  })
}

function forbiddenCalls({ path, text }: SourceFile): string[] {
  if (!path.startsWith('services/') && !path.startsWith('gateway/')) return []
  const found: string[] = []
  // It leaks a pool slot when BEGIN fails: withTx of kit/db instead (services/decisions).
  if (/\b(db|drizzle\([^)]*\))\.transaction\(/.test(text))
    found.push(`${path}: use withTx, not db.transaction`)
  const readsEnvironment = /process\.env\b/.test(text) && !path.startsWith('services/kit/') && !isTest(path)
  if (readsEnvironment && path.includes('/src/'))
    found.push(`${path}: settings come from config.ts, not process.env`)
  return found
}

function serviceOf(path: string): string | undefined {
  const service = /^services\/([a-z-]+)\//.exec(path)?.[1]
  return service === 'kit' || service === 'decisions' ? undefined : service
}

function isEngine(path: string): boolean {
  return path.startsWith('services/prayer-engine/src/')
}

/** The folder below a service's `src`, or the name of a file that lies there itself. */
function layerOf(path: string): string | undefined {
  return serviceOf(path) && /^services\/[a-z-]+\/src\/([a-z-]+)/.exec(path)?.[1]
}

function isTest(path: string): boolean {
  return /\.test(ing)?\.tsx?$|\/testing\.ts$|\/test\/|\/e2e\/|\/eval\//.test(path)
}
