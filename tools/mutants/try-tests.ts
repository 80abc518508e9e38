import { applyMutant } from './apply-mutant.ts'
import type { Mutant } from './mutant.ts'
import type { Verdict } from './result.ts'
import type { RunTests } from './test-run.ts'

/** Whether tests pass on the code without any fault; each set of files is asked about once. */
export interface CleanRuns {
  isGreen(files: readonly string[], run: RunTests): Promise<boolean>
}

/** `onRed` gets the output of tests that fail by themselves. */
export function createCleanRuns(onRed: (output: string) => void): CleanRuns {
  const known = new Map<string, Promise<boolean>>()
  return {
    isGreen(files, run) {
      const key = files.join('\n')
      const answer = known.get(key) ?? runClean(files, run)
      known.set(key, answer)
      return answer
    },
  }

  async function runClean(files: readonly string[], run: RunTests): Promise<boolean> {
    const { passed, output } = await run(files)
    if (!passed) onRed(output)
    return passed
  }
}

interface Attempt {
  folder: string
  mutant: Mutant
  batches: readonly (readonly string[])[]
  run: RunTests
  clean: CleanRuns
}

/**
 * Runs the batches on the faulty code until one fails. The tests that failed must pass without the
 * fault, or their failure says nothing. Null when all pass.
 */
export async function tryTests({
  folder,
  mutant,
  batches,
  run,
  clean,
}: Attempt): Promise<Verdict | null> {
  const runFaulty: RunTests = async (files) => {
    using _ = applyMutant(folder, mutant)
    return await run(files)
  }
  for (const [index, batch] of batches.entries()) {
    const { passed, failed, cause } = await runFaulty(batch)
    if (passed) continue
    const suspects = failed.length > 0 ? failed : batch
    // Far from the fault, a test that failed once may just have been too slow.
    if (index > 0 && (await runFaulty(suspects)).passed) continue
    const by = failed[0] ?? cause
    const isGreen = await clean.isGreen(suspects, run)
    return { result: isGreen ? 'caught' : 'suite is red', by }
  }
  return null
}
