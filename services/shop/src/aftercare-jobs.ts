import type { Log } from '@saum/thread/log'
import { attemptJob } from './attempt-job.ts'
import type { CategoryTrees } from './catalog/category-trees.ts'
import type { Database } from './database/database.ts'
import { settleDeclarations } from './declaration/settle-declarations.ts'
import { forgetNewsletters } from './newsletter/end-newsletter.ts'
import { releaseHolds } from './order-return/release-holds.ts'
import { settleCodeRequests } from './tracking/code-request.ts'
import { dropExpiredCodes } from './tracking/order-code.ts'

interface JobParts {
  db: Database
  trees: CategoryTrees
  log: Log
  now: () => number
}

/** What becomes by itself of orders that were sent. */
export async function runAftercareJobs({ db, trees, log, now }: JobParts): Promise<void> {
  await attemptJob(log, { message: 'Codes of orders could not be sent' }, () =>
    settleCodeRequests({ db, now }),
  )
  await attemptJob(log, { message: 'Declarations could not be settled' }, () =>
    settleDeclarations({ db, trees, log, now }),
  )
  await attemptJob(log, { message: 'Sizes held for returns could not be released' }, () =>
    releaseHolds({ db, trees, log, now }),
  )
  await dropExpiredCodes(db, now())
  await forgetNewsletters(db, now())
}
