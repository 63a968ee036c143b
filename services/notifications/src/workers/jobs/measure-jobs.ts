import { measureByLooking, meter } from '@selah/kit/metrics'
import { OUTBOXES } from '../../db/outgoing-repository.ts'
import type { NotificationsDeps } from '../../deps.ts'
import type { QueueName } from './queues.ts'

/** What is counted of jobs. No label says whose they are. */
export interface JobMeasures {
  /** Counts a job when it ends: with the state of its row, with `nothing` to do, or with an `error`, which it passes on. */
  watch(job: MeasuredJob, work: Promise<{ readonly state: string } | undefined>): Promise<void>
  /** Its worker said nothing for too long, and another one gets it. */
  stalled(queue: QueueName): void
}

export interface MeasuredJob {
  readonly queue: QueueName
  readonly kind: string
}

/** In seconds. A mail server may take minutes for one mail. */
const advice = { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 180] }

export function createJobMeasures(): JobMeasures {
  const ended = meter().createCounter('selah.jobs.ended', { description: 'Jobs, by what came of their row' })
  const stalled = meter().createCounter('selah.jobs.stalled', {
    description: 'Jobs whose worker went silent',
  })
  const duration = meter().createHistogram('selah.jobs.duration_seconds', {
    description: 'From the start of a job to its end',
    advice,
  })
  return {
    async watch(job, work) {
      const startedAt = performance.now()
      const outcome = await work.then(
        (end) => end?.state ?? 'nothing',
        () => 'error',
      )
      ended.add(1, { ...job, outcome })
      duration.record((performance.now() - startedAt) / 1000, { ...job })
      await work
    },
    stalled: (queue) => stalled.add(1, { queue }),
  }
}

/** How many rows of each kind stand where, looked up in PostgreSQL whenever the numbers are asked for. */
export function measureOutboxes({ db, now }: NotificationsDeps): void {
  measureByLooking({
    gauges: {
      'selah.mails.waiting': 'Rows that are not sent yet',
      'selah.mails.sending': 'Rows that a worker has taken',
      'selah.mails.failed': 'Rows that were given up',
      'selah.mails.unknown': 'Rows that may have left',
      'selah.mails.oldest_due_age_seconds': 'How long ago the first of those that wait was due',
    },
    series: Object.keys(OUTBOXES).map((kind) => ({ kind })),
    async read({ kind = '' }) {
      const measured = await OUTBOXES[kind]?.measure(db)
      if (!measured) throw new Error(`no kind ${kind}`)
      const { waiting, sending, failed, unknown, firstDueAt } = measured
      const ageMs = firstDueAt ? Math.max(0, now().getTime() - firstDueAt.getTime()) : 0
      return {
        'selah.mails.waiting': waiting,
        'selah.mails.sending': sending,
        'selah.mails.failed': failed,
        'selah.mails.unknown': unknown,
        'selah.mails.oldest_due_age_seconds': ageMs / 1000,
      }
    },
  })
}
