import { type ImportGraph, readImportGraph, testsReaching } from '../../scripts/import-graph.ts'
import type { AreaMutant } from './all-faults.ts'
import { findMisfit } from './apply-mutant.ts'
import { batchesOf } from './batches.ts'
import { journeyFiles } from './journey-files.ts'
import { isFillingData, journeyRunner, type JourneyStage } from './journeys.ts'
import type { Mutant } from './mutant.ts'
import type { Verdict } from './result.ts'
import type { ScratchCopy } from './scratch-copy.ts'
import { type CleanRuns, tryTests } from './try-tests.ts'
import { unitTestRunner, type TestSetting } from './unit-tests.ts'

type OnResult = (mutant: AreaMutant, verdict: Verdict, ms: number) => void

interface UnitPhase {
  copies: readonly ScratchCopy[]
  setting: Omit<TestSetting, 'folder'>
  clean: CleanRuns
  onResult: OnResult
}

/** Every copy takes the next mutant as soon as it is done with one. */
export async function runUnitPhase(
  mutants: readonly AreaMutant[],
  phase: UnitPhase,
): Promise<void> {
  const { copies, setting, clean, onResult } = phase
  const first = copies[0]
  if (first === undefined) return
  const graph = readImportGraph(first.folder, { files: first.files })
  const queue = [...mutants]
  // Several at a time use one core each.
  const options = copies.length > 1 ? { workers: 1 } : {}
  const jobs = copies.map(async ({ folder }) => {
    const run = unitTestRunner({ ...setting, folder }, options)
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const started = performance.now()
      const verdict = await judge(mutant, folder, graph, { run, clean })
      onResult(mutant, verdict, performance.now() - started)
    }
  })
  const ends = await Promise.allSettled(jobs)
  const failure = ends.find((end) => end.status === 'rejected')
  if (failure !== undefined) throw failure.reason
}

async function judge(
  mutant: Mutant,
  folder: string,
  graph: ImportGraph,
  tests: Pick<Parameters<typeof tryTests>[0], 'run' | 'clean'>,
): Promise<Verdict> {
  const misfit = findMisfit(folder, mutant)
  if (misfit !== null) return { result: 'does not apply', by: misfit }
  const batches = batchesOf(testsReaching(graph, [mutant.file]).filter(isUnitTest))
  const verdict = await tryTests({ folder, mutant, batches, ...tests })
  if (verdict !== null) return verdict
  const hasJourneys = (mutant.journeys ?? []).length > 0
  return { result: hasJourneys ? 'left to journeys' : 'missed', by: null }
}

/** Journeys have their own turn, and the list of faults fits no faulty file. */
function isUnitTest({ file }: { file: string }): boolean {
  return !file.startsWith('e2e/') && !file.startsWith('tools/mutants/')
}

interface JourneyPhase {
  copy: ScratchCopy
  isOlderSuite: boolean
  stage: JourneyStage
  clean: CleanRuns
  onResult: OnResult
}

/** One after the other: a build and a browser need the whole machine. */
export async function runJourneyPhase(
  mutants: readonly AreaMutant[],
  { onResult, ...phase }: JourneyPhase,
): Promise<void> {
  for (const mutant of mutants) {
    const started = performance.now()
    const verdict = await judgeByJourneys(mutant, phase)
    onResult(mutant, verdict, performance.now() - started)
  }
}

async function judgeByJourneys(
  mutant: Mutant,
  { copy, isOlderSuite, stage, clean }: Omit<JourneyPhase, 'onResult'>,
): Promise<Verdict> {
  const { folder, files } = copy
  const misfit = findMisfit(folder, mutant)
  if (misfit !== null) return { result: 'does not apply', by: misfit }
  const found = (mutant.journeys ?? []).map((name) => ({ name, files: journeyFiles(name, files) }))
  const unknown = found.filter((journey) => journey.files.length === 0).map(({ name }) => name)
  // An older suite lacks journeys that came later, and its others may do.
  if (isOlderSuite ? unknown.length === found.length : unknown.length > 0) {
    return { result: 'missed', by: `no journey ${unknown.join(', ')}` }
  }
  const run = journeyRunner(stage, { freshData: isFillingData(mutant.file) })
  const batches = [found.flatMap((journey) => journey.files)]
  const verdict = await tryTests({ folder, mutant, batches, run, clean })
  return verdict ?? { result: 'missed', by: null }
}
