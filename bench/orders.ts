import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aReport, type Report } from '../scripts/bench-report.ts'
import { ensurePostgres } from '../scripts/postgres.ts'
import { runContests } from './harness/contest.ts'
import { prepareContest } from './orders/order-contests.ts'
import { openPostgresStage, openSqliteStage } from './orders/order-stage.ts'

const ROUNDS = 5
const ORDERS_PER_ROUND = 1_000
const SHOPPERS = 200
const LAST_PIECES = 50

/** What the last click costs beyond the statements it sends, and whether the last pieces are sold once. */
export async function run(report: (text: string) => void): Promise<Report> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'saum-bench-'))
  stack.defer(() => rm(folder, { recursive: true }))
  const postgres = await ensurePostgres()
  if ('reason' in postgres) throw new Error(`PostgreSQL is not at hand: ${postgres.reason}`)
  stack.defer(() => postgres.stop())

  report('filling the databases')
  const engines = [
    await prepareContest(await openSqliteStage(stack, folder), ORDERS_PER_ROUND),
    await prepareContest(await openPostgresStage(stack, postgres.url), ORDERS_PER_ROUND),
  ]
  const contests = engines.map(({ contest }) => contest)
  const results = await runContests(contests, ROUNDS, report)
  const figures = engines.map(({ times }) => times())
  for (const { sellLastPieces } of engines) {
    figures.push(await sellLastPieces(SHOPPERS, LAST_PIECES))
  }
  return aReport({ contests: results, figures, residentMegabytes: {} })
}
