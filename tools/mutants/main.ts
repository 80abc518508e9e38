/**
 * Proves that the tests notice faults: puts one deliberate fault after the other into a copy of the
 * project and runs the tests that reach it.
 * `npm run mutants -- [--only words] [--list] [--suite commit] [--jobs 2] [--results file] [--fresh]
 *    [--retry-missed] [--no-postgres] [--no-journeys | --journeys-only]`
 */
import { resolve } from 'node:path'
import { ensurePostgres } from '../../scripts/postgres.ts'
import { ALL_FAULTS, type AreaMutant } from './all-faults.ts'
import { type Options, readOptions, UsageError } from './options.ts'
import { prepareJourneys } from './prepare-journeys.ts'
import { exitCodeOf, lineOf, summaryOf } from './report.ts'
import type { Verdict } from './result.ts'
import { openResultsFile, type ResultsFile } from './results-file.ts'
import { runJourneyPhase, runUnitPhase } from './run-mutants.ts'
import { copyAgain, copyProject, type ScratchCopy } from './scratch-copy.ts'
import { selectMutants } from './select.ts'
import { createCleanRuns } from './try-tests.ts'

const ROOT = resolve(import.meta.dirname, '../..')

const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interrupted.abort())
}

process.chdir(ROOT)
try {
  process.exitCode = await main(readOptions(process.argv.slice(2)))
} catch (error) {
  if (interrupted.signal.aborted) {
    say('Interrupted. The next run goes on where this one stopped.')
    process.exitCode = 130
  } else if (error instanceof UsageError) {
    say(error.message)
    process.exitCode = 2
  } else throw error
}

async function main(options: Options): Promise<number> {
  const mutants = selectMutants(ALL_FAULTS, options.only)
  if (options.list) {
    for (const { name, file, journeys = [] } of mutants) say([name, file, ...journeys].join('\t'))
    return 0
  }
  const results = openResultsFile(options.results, {
    fresh: options.fresh,
    forget: (result) => options.retryMissed && result !== 'caught',
  })
  await tryAll(mutants, options, results)

  const all = mutants.flatMap((mutant) => results.find(mutant) ?? [])
  say(`\n${summaryOf(all)}`)
  return exitCodeOf(all, options.suite !== undefined)
}

async function tryAll(
  mutants: readonly AreaMutant[],
  options: Options,
  results: ResultsFile,
): Promise<void> {
  const { phases, suite } = options
  const unknown = mutants.filter((mutant) => results.find(mutant) === undefined)
  const forUnits = phases.unitTests ? unknown : []
  const listForJourneys = () => (phases.journeys ? mutants.filter(awaitsJourneys) : [])
  if (forUnits.length === 0 && listForJourneys().length === 0) return

  await using stack = new AsyncDisposableStack()
  const setting = {
    env: options.postgres ? await startPostgres(stack) : {},
    signal: interrupted.signal,
  }
  const clean = createCleanRuns((output) => say(`Fails without a fault:\n${output}`))
  const copies = makeCopies(stack, suite, Math.min(options.jobs, forUnits.length))
  await runUnitPhase(forUnits, { copies: copies.all, setting, clean, onResult })

  const forJourneys = listForJourneys()
  if (forJourneys.length === 0) return
  const stage = await prepareJourneys(stack, { ...setting, folder: copies.first.folder })
  const [copy, isOlderSuite] = [copies.first, suite !== undefined]
  await runJourneyPhase(forJourneys, { copy, isOlderSuite, stage, clean, onResult })

  function awaitsJourneys(mutant: AreaMutant): boolean {
    if ((mutant.journeys ?? []).length === 0) return false
    const result = results.find(mutant)?.result
    return result === 'left to journeys' || (result === undefined && !phases.unitTests)
  }

  function onResult(mutant: AreaMutant, verdict: Verdict, ms: number): void {
    const { area, name } = mutant
    const before = results.find(mutant)?.ms ?? 0
    const result = { area, name, ...verdict, ms: Math.round(before + ms) }
    results.keep(mutant, result)
    say(lineOf(result))
  }
}

function makeCopies(stack: AsyncDisposableStack, suite: string | undefined, count: number) {
  const first = stack.use(copyProject(ROOT, suite))
  const all: ScratchCopy[] = [first]
  while (all.length < count) all.push(stack.use(copyAgain(ROOT, first)))
  return { first, all }
}

async function startPostgres(stack: AsyncDisposableStack): Promise<Record<string, string>> {
  const postgres = await ensurePostgres()
  if ('reason' in postgres) {
    say(`No PostgreSQL: ${postgres.reason}. Storage is tried on SQLite only.`)
    return {}
  }
  stack.defer(() => postgres.stop())
  return { TEST_DATABASE_URL: postgres.url }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
