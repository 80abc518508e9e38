import { existsSync } from 'node:fs'
import { createProgress } from '../bootstrap/progress.mjs'
import {
  type Check,
  describeFailures,
  describeOutcomes,
  type Findings,
  runChecks,
} from '../checks/check-run.ts'
import { changedFiles } from '../checks/changed-files.ts'
import { checkFormat, checkLint, checkTypes, generateRouteTypes } from '../checks/static-checks.ts'
import { openTestMachine } from '../checks/test-machine.ts'
import { unitTests } from '../checks/test-checks.ts'
import { readImportGraph, testsReaching } from '../import-graph.ts'

/** Tests nearest to the change; about half a minute on two cores. */
const MOST_TEST_FILES = 60
const SOURCES = /\.(ts|tsx|mjs)$/
const FORMATTED = /\.(ts|tsx|mjs|css|json|md)$/

/** The checks a change can break first, in under a minute, and a list of what they leave out. */
export async function verifyChanged(since: string): Promise<number> {
  const progress = createProgress(process.stderr)
  const changed = (await changedFiles(since)).filter((file) => existsSync(file))
  if (changed.length === 0) {
    console.error(`Nothing has changed since ${since}.`)
    return 0
  }
  const reached = testsReaching(readImportGraph('.'), changed)
  const chosen = reached.slice(0, MOST_TEST_FILES).map(({ file }) => file)
  const machine = openTestMachine(progress)
  try {
    const groups = [staticChecks(changed), testChecks(chosen, machine)]
    const outcomes = await runChecks(groups, progress)
    const rest = describeRest(reached.length - chosen.length)
    console.error(`${describeFailures(outcomes)}\n${describeOutcomes(outcomes)}\n${rest}`)
    return outcomes.every(({ result }) => result === 'ok') ? 0 : 1
  } finally {
    await machine.close()
  }
}

function staticChecks(changed: readonly string[]): Check[] {
  const formatted = changed.filter((file) => FORMATTED.test(file))
  const sources = changed.filter((file) => SOURCES.test(file))
  const none = async (): Promise<Findings> => ({ remark: 'no such file has changed' })
  return [
    { name: 'format', run: formatted.length > 0 ? () => checkFormat(formatted) : none },
    {
      name: 'lint and types',
      run:
        sources.length > 0
          ? async () => {
              await generateRouteTypes()
              await Promise.all([checkLint(sources), checkTypes()])
            }
          : none,
    },
  ]
}

function testChecks(
  files: readonly string[],
  machine: ReturnType<typeof openTestMachine>,
): Check[] {
  if (files.length === 0) return []
  const selection = { isDeep: false, files }
  return [{ name: 'unit', run: () => unitTests({ machine, selection }) }]
}

function describeRest(testFiles: number): string {
  const tests =
    testFiles > 0 ? [`${testFiles} test files that reach the change from further away`] : []
  const rest = ['unused code', 'licences', 'build and budgets', 'requests and browser', ...tests]
  return `\nLeft out: ${rest.join(', ')}. npm test proves all of it.`
}
