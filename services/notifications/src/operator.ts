import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadConfig } from '@selah/kit/config'
import { normalEmailAddress } from '@selah/kit/email-address'
import { isUuid } from '@selah/kit/http/formats'
import { createLogger } from '@selah/kit/log'
import { openNeeds, settingsFor } from '@selah/kit/service/needs'
import { openMailer } from './clients/mailer.ts'
import { ownSettings } from './config.ts'
import { letterSendRepository } from './db/letter-send-repository.ts'
import { OUTBOXES } from './db/outgoing-repository.ts'
import { suppressionRepository } from './db/suppression-repository.ts'
import type { Issue } from './domain/issue.ts'
import { findIssue, issues } from './mails/content.ts'
import { createKeyedHash } from './tokens/keyed-hash.ts'
import { createStopTokens } from './tokens/stop-token.ts'
import { countWaiting, drainJobs, listJobs, operatedKinds, retryAll } from './use-cases/jobs.ts'
import { countsInWords, mailsLeft, renderIssue, sendProof } from './use-cases/letters/issues.ts'

// For an operator, with the settings of the service: `pnpm newsletter` and `pnpm jobs`.

const USAGE = `usage: node src/operator.ts
  jobs [KIND] | retry KIND ID | retry KIND all | drain [KIND] [--yes]
  list | preview ISSUE [--html] | send ISSUE [--to ADDRESS] | allow ADDRESS
`
const NO_SERVER = 'No mail server is configured: SMTP_URL is empty.\n'
const LOOK_EVERY_MS = 500
/** Nothing moved for this long: nobody sends. */
const STILL_MS = 60_000

const { values, positionals } = parseArgs({
  options: {
    to: { type: 'string' },
    html: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const [verb = '', argument = '', id = ''] = positionals
const say = (line: string) => void process.stdout.write(`${line}\n`)

await using lifetime = new AsyncDisposableStack()
const needs = ['database'] as const
const config = loadConfig(settingsFor(needs, ownSettings))
const log = createLogger('notifications', 'error')
const base = await openNeeds({ name: 'notifications', needs }, config, log, lifetime)
const deps = { ...base, config, stopTokens: createStopTokens(config.STOP_KEY) }

const verbs: Record<string, () => Promise<void> | void> = {
  jobs: async () => sayAll(await listJobs(deps.db, wantedKinds())),
  retry: async () => {
    const outbox = OUTBOXES[argument]
    if (!outbox || !(id === 'all' || isUuid(id))) fail(USAGE, 64)
    if (id === 'all') {
      say(`${await retryAll(deps.db, outbox, deps.now())} that failed within a day are sent again, now.`)
    } else if (await outbox.retry(deps.db, id, deps.now())) say('It is sent again, now.')
    else fail(`There is no failed ${argument} of this id.\n`)
  },
  drain: async () => {
    if (values.yes) return sayAll(await drainJobs(deps.db, wantedKinds()))
    sayAll(await countWaiting(deps.db, wantedKinds()))
    fail('Nothing was changed. With --yes these are skipped, and never sent.\n')
  },
  list: async () => {
    for (const issue of issues()) {
      const counts = await letterSendRepository.counts(deps.db, issue.number)
      say(`${issue.number}  ${issue.subject} (${issue.passage}): ${countsInWords(counts)}`)
    }
  },
  preview: () => {
    const { subject, text, html } = renderIssue(deps, wantedIssue())
    say(values.html ? html : `Subject: ${subject}\n\n${text}`)
  },
  send: () => (values.to === undefined ? sendToAll(wantedIssue()) : sendOne(wantedIssue(), values.to)),
  allow: async () => {
    const hash = createKeyedHash(config.STOP_KEY).of('address', addressOf(argument))
    const wasThere = await suppressionRepository.remove(deps.db, hash)
    say(wasThere ? 'This address gets mail again.' : 'This address was not suppressed.')
  },
}
const run = verbs[verb]
if (!run) fail(USAGE, 64)
await run()

async function sendOne(issue: Issue, to: string): Promise<void> {
  await using mailer = openMailer(config) ?? fail(NO_SERVER)
  await sendProof({ ...deps, mailer }, issue, addressOf(to))
  say(`Issue ${issue.number} was sent to this address alone. It does not count.`)
}

/** Queues what is missing, and shows how the worker sends it. Ending this program ends the watching alone. */
async function sendToAll({ number }: Issue): Promise<void> {
  if (!config.SMTP_URL) fail(NO_SERVER)
  const queued = await letterSendRepository.start(deps.db, number, deps.now())
  say(`issue ${number}: ${queued} queued`)
  let last = ''
  let movedAt = Date.now()
  for (;;) {
    const counts = await letterSendRepository.counts(deps.db, number)
    const line = countsInWords(counts)
    if (line !== last) {
      say(`issue ${number}: ${line}`)
      movedAt = Date.now()
    }
    last = line
    if (mailsLeft(counts) === 0) return
    if (Date.now() - movedAt > STILL_MS) {
      say('Nothing moved for a minute. Mails that a server refused for now are tried again by the worker.')
      return
    }
    await delay(LOOK_EVERY_MS)
  }
}

function sayAll(lines: readonly string[]): void {
  for (const line of lines) say(line)
}

function wantedKinds() {
  return operatedKinds(argument) ?? fail(USAGE, 64)
}

function wantedIssue(): Issue {
  const issue = findIssue(Number(argument))
  if (!issue) fail(`There is no issue ${argument}. There are: ${issues().map((each) => each.number)}\n`)
  return issue
}

function addressOf(given: string): string {
  const address = normalEmailAddress(given)
  if (!address) fail('That is not an address.\n')
  return address
}

function fail(sentence: string, code = 1): never {
  process.stderr.write(sentence)
  process.exit(code)
}
