import type { Log } from '@saum/thread/log'
import { runAftercareJobs } from './aftercare-jobs.ts'
import { announceRestock } from './alert/announce-restock.ts'
import { attemptJob } from './attempt-job.ts'
import type { CategoryTrees } from './catalog/category-trees.ts'
import type { ProductService } from './catalog/product-service.ts'
import { runCustomerJobs } from './customer-jobs.ts'
import type { Database } from './database/database.ts'
import { runOrderJobs } from './order/order-jobs.ts'
import type { RedirectCounter } from './redirect/redirect-counter.ts'
import { dropExpired } from './session/drop-expired.ts'
import { forgetOldVisits } from './visit/forget-visits.ts'

interface JobParts {
  db: Database
  trees: CategoryTrees
  products: ProductService
  redirectCounter: RedirectCounter
  log: Log
  now: () => number
}

/** Everything that happens by itself. None of it waits for another to work: a mail least of all. */
export async function runShopJobs(parts: JobParts): Promise<void> {
  const { db, trees, products, redirectCounter, log, now } = parts
  const jobs: readonly [string, () => Promise<unknown>][] = [
    ['What has expired was not forgotten', () => dropExpired(db, now())],
    ['The jobs of orders failed', () => runOrderJobs({ db, log, now })],
    ['The jobs of sent orders failed', () => runAftercareJobs({ db, trees, log, now })],
    ['The jobs of customers failed', () => runCustomerJobs({ db, trees, products, log, now })],
    ['Restocked sizes were not announced', () => announceRestock({ db, products, now })],
    ['What redirects were followed was not written', () => redirectCounter.flushIfDue()],
    ['Old visits were not forgotten', () => forgetOldVisits(db, now())],
  ]
  for (const [message, job] of jobs) await attemptJob(log, { message }, job)
}
