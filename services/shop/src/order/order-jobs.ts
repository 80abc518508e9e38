import type { Log } from '@saum/thread/log'
import { attemptJob } from '../attempt-job.ts'
import type { Database } from '../database/database.ts'
import { expirePrepayments } from './expire-prepayments.ts'

interface JobParts {
  db: Database
  log: Log
  now: () => number
}

/** What becomes of orders by themselves. */
export async function runOrderJobs({ db, log, now }: JobParts): Promise<void> {
  await attemptJob(log, { message: 'Prepayments could not be ended' }, () =>
    expirePrepayments({ db, log, now }),
  )
}
