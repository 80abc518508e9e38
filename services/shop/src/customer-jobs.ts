import type { Log } from '@saum/thread/log'
import { dropExpiredDrafts } from './account/account-draft.ts'
import { dropExpiredLinks } from './account/account-link.ts'
import { runForgettingJobs } from './account-data/forgetting-jobs.ts'
import { settleResetRequests } from './account/reset-request.ts'
import { attemptJob } from './attempt-job.ts'
import type { CategoryTrees } from './catalog/category-trees.ts'
import type { ProductService } from './catalog/product-service.ts'
import { forgetOldProofs } from './consent/forget-proofs.ts'
import { forgetOldMessages } from './contact/forget-messages.ts'
import type { Database } from './database/database.ts'
import { careForCards } from './loyalty/care-for-cards.ts'
import { dropExpiredRequests } from './identity/identity-request.ts'
import { runSubscriptionJobs } from './subscription/subscription-jobs.ts'

interface JobParts {
  db: Database
  trees: CategoryTrees
  products: ProductService
  log: Log
  now: () => number
}

/** What becomes by itself of accounts, cards and subscriptions. */
export async function runCustomerJobs(parts: JobParts): Promise<void> {
  const { db, log, now } = parts
  const jobs: readonly [string, () => Promise<unknown>][] = [
    ['Links for new passwords were not sent', () => settleResetRequests({ db, now })],
    ['Old links of accounts were not forgotten', () => forgetLinks(db, now())],
    ['Sign-ins nobody finished were not forgotten', () => dropExpiredRequests(db, now())],
    ['Cards were not looked after', () => careForCards({ db, log, now })],
    ['Subscriptions were not looked after', () => runSubscriptionJobs(parts)],
    ['Old messages were not forgotten', () => forgetOldMessages(db, now())],
    ['Old choices of visitors were not forgotten', () => forgetOldProofs(db, now())],
    ['What nobody needs any more was not forgotten', () => runForgettingJobs({ db, log, now })],
  ]
  for (const [message, job] of jobs) await attemptJob(log, { message }, job)
}

function forgetLinks(db: Database, now: number): Promise<void> {
  return db.transaction(async (sql) => {
    await dropExpiredDrafts(sql, now)
    await dropExpiredLinks(sql, now)
  })
}
