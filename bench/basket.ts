import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aReport, type Report } from '../scripts/bench-report.ts'
import { ensurePostgres } from '../scripts/postgres.ts'
import { prepareContests } from './basket/basket-contests.ts'
import { openPostgresStage, openSqliteStage } from './basket/engine-stage.ts'
import { measurePages } from './basket/page-times.ts'
import { runContests } from './harness/contest.ts'

const ROUNDS = 5
const ROUND_MS = 3_000

/** What a call costs beyond the statements it sends, and how pages fare while many shoppers add. */
export async function run(report: (text: string) => void): Promise<Report> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'saum-bench-'))
  stack.defer(() => rm(folder, { recursive: true }))
  const postgres = await ensurePostgres()
  if ('reason' in postgres) throw new Error(`PostgreSQL is not at hand: ${postgres.reason}`)
  stack.defer(() => postgres.stop())

  report('filling the databases')
  const sqlite = await prepareContests(await openSqliteStage(stack, folder), ROUND_MS)
  const server = await prepareContests(await openPostgresStage(stack, postgres.url), ROUND_MS)
  const contests = [...sqlite.contests, ...server.contests]
  const results = await runContests(contests, ROUNDS, report)
  const figures = [...sqlite.times(), ...server.times(), ...(await measurePages(report))]
  return aReport({ contests: results, figures, residentMegabytes: {} })
}
