import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aReport, type Report } from '../scripts/bench-report.ts'
import { ensurePostgres } from '../scripts/postgres.ts'
import { run as runProgram } from '../scripts/run.ts'
import { ENGINES } from './search/engines.ts'
import { PEERS_FOLDER } from './search/load-peer.ts'
import { compareEngines, type SizeResult } from './search/compare-engines.ts'
import { contestsOf, figuresOf, memoryOf } from './search/search-report.ts'

const SIZES = [10_000, 50_000, 100_000]

export interface SearchBenchOptions {
  /** Comma-separated numbers of products. */
  sizes?: string | undefined
  /** Comma-separated names of engines. */
  only?: string | undefined
}

/** How fast the search index answers a shop's questions, beside engines that could do the same. */
export async function run(
  report: (text: string) => void,
  { sizes, only }: SearchBenchOptions = {},
): Promise<Report> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'saum-bench-'))
  stack.defer(() => rm(folder, { recursive: true }))
  const names = only?.split(',') ?? Object.keys(ENGINES)
  const postgresUrl = names.includes('PostgreSQL') ? await startPostgres(stack) : ''
  if (names.some((name) => name === 'Orama' || name === 'ItemsJS')) {
    report('installing the peers')
    await runProgram('npm', ['ci', '--prefix', PEERS_FOLDER, '--no-audit', '--no-fund'])
  }

  const results: SizeResult[] = []
  for (const products of sizes?.split(',').map(Number) ?? SIZES) {
    const own = join(folder, String(products))
    await mkdir(own)
    const setting = { products, folder: own, postgresUrl }
    results.push(await compareEngines(names, setting, report))
  }
  return aReport({
    contests: results.flatMap(contestsOf),
    figures: figuresOf(results),
    residentMegabytes: memoryOf(results),
  })
}

async function startPostgres(stack: AsyncDisposableStack): Promise<string> {
  const postgres = await ensurePostgres()
  if ('reason' in postgres) throw new Error(`PostgreSQL is not at hand: ${postgres.reason}`)
  stack.defer(() => postgres.stop())
  return postgres.url
}
