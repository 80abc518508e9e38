import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aReport, type Report } from '../scripts/bench-report.ts'
import { ensurePostgres } from '../scripts/postgres.ts'
import { importHundredThousand } from './catalogue/hundred-thousand.ts'
import { postgresContest, sqliteContest, type RangeFiles } from './catalogue/import-contests.ts'
import { pictureDuel } from './catalogue/picture-duel.ts'
import { pictureTimes } from './catalogue/picture-times.ts'
import { writeSyntheticCategories, writeSyntheticProducts } from './catalogue/synthetic-products.ts'
import { runContests, type ContestResult } from './harness/contest.ts'
import { runDuels } from './harness/duel.ts'

const IMPORT_ROUNDS = 3
const CONTEST_RANGE = { products: 5_000, variantsEach: 6 }
const PICTURE_ROUNDS = { count: 3, seconds: 4, warmUpSeconds: 2 }

/** How fast a range comes in and its pictures go out, against the bare database and a bare file. */
export async function run(report: (text: string) => void): Promise<Report> {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'saum-bench-'))
  stack.defer(() => rm(folder, { recursive: true }))

  const imports = await compareImports(folder, report)
  report('100,000 products')
  const large = join(folder, 'large')
  await mkdir(large)
  const largeFigures = await importHundredThousand(large)
  report('pictures')
  const duel = await pictureDuel(stack, folder)
  const pictures = await runDuels([duel], PICTURE_ROUNDS, report)
  return aReport({
    contests: [...imports, ...pictures],
    figures: [...largeFigures, ...(await pictureTimes())],
    residentMegabytes: {},
  })
}

async function compareImports(
  folder: string,
  report: (text: string) => void,
): Promise<ContestResult[]> {
  report('writing a range')
  const files: RangeFiles = {
    categories: join(folder, 'categories.ndjson'),
    products: join(folder, 'products.ndjson'),
  }
  await writeSyntheticCategories(files.categories)
  await writeSyntheticProducts(files.products, CONTEST_RANGE)
  const postgres = await ensurePostgres()
  if ('reason' in postgres) throw new Error(`PostgreSQL is not at hand: ${postgres.reason}`)
  try {
    const contests = [
      await sqliteContest(folder, files),
      await postgresContest(postgres.url, folder, files),
    ]
    return await runContests(contests, IMPORT_ROUNDS, report)
  } finally {
    await postgres.stop()
  }
}
