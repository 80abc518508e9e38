import { parseArgs } from 'node:util'
import { createProgress } from '../bootstrap/progress.mjs'
import { planChecks } from '../checks/check-list.ts'
import {
  type Check,
  describeFailures,
  describeLeftOut,
  describeOutcomes,
  runChecks,
} from '../checks/check-run.ts'
import { describeSlowest } from '../checks/test-report.ts'
import { CommandFailure } from '../run.ts'
import { verifyChanged } from './verify-changed.ts'

const TESTS = ['unit', 'requests', 'browser']

/** Everything: what must hold before a change is merged. */
export function test(args: readonly string[]): Promise<number> {
  return check(readOptions(args), { hasBrowser: true, isDeep: false })
}

/** Everything at its largest: before a release, and by hand. */
export function testDeep(args: readonly string[]): Promise<number> {
  return check(readOptions(args), { hasBrowser: true, isDeep: true })
}

/** Everything that needs no browser; with `--changed`, what a change touches. */
export function verify(args: readonly string[]): Promise<number> {
  const options = readOptions(args)
  if (options.changed) return verifyChanged(options.since)
  return check(options, { hasBrowser: false, isDeep: false })
}

interface Options {
  only: string[] | undefined
  files: string[]
  title: string | undefined
  changed: boolean
  since: string
}

/** `--only unit basket --title 'sold out'`: of the check `unit`, files and titles with these words. */
function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      title: { type: 'string' },
      changed: { type: 'boolean', default: false },
      since: { type: 'string', default: 'HEAD' },
    },
  })
  const only = values.only?.split(',').map((name) => name.trim())
  const isFiltered = positionals.length > 0 || values.title !== undefined
  if (isFiltered && !only?.every((name) => TESTS.includes(name))) {
    throw new CommandFailure(
      `Say of which check these are the tests: --only ${TESTS.join(', --only ')}.`,
    )
  }
  const { title, changed, since } = values
  return { only, files: positionals, title, changed, since }
}

async function check(
  { only, files, title }: Options,
  { hasBrowser, isDeep }: { hasBrowser: boolean; isDeep: boolean },
): Promise<number> {
  const progress = createProgress(process.stderr)
  const plan = planChecks({ selection: { isDeep, files, title }, hasBrowser }, progress)
  try {
    const outcomes = await runChecks(selectChecks(plan.groups, only), progress)
    const tests = outcomes.flatMap((outcome) =>
      outcome.result === 'ok' ? (outcome.tests ?? []) : [],
    )
    const report = [
      describeFailures(outcomes),
      describeSlowest(tests),
      describeLeftOut(outcomes),
      `\n${describeOutcomes(outcomes)}`,
    ]
    console.error(report.join(''))
    return outcomes.every(({ result }) => result === 'ok') ? 0 : 1
  } finally {
    await plan.close()
  }
}

function selectChecks(
  groups: readonly (readonly Check[])[],
  only: readonly string[] | undefined,
): Check[][] {
  const known = groups.flat().map(({ name }) => name)
  const unknown = only?.filter((name) => !known.includes(name)) ?? []
  if (unknown.length > 0) {
    throw new CommandFailure(
      `No check called ${unknown.join(', ')}. There are: ${known.join(', ')}.`,
    )
  }
  return groups
    .map((group) => group.filter(({ name }) => only?.includes(name) ?? true))
    .filter((group) => group.length > 0)
}
