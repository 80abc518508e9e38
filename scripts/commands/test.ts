import { parseArgs } from 'node:util'
import { createProgress } from '../bootstrap/progress.mjs'
import { listChecks } from '../check-list.ts'
import { type Check, describeFailures, describeOutcomes, runChecks } from '../check-run.ts'
import { CommandFailure } from '../run.ts'

/** Everything: what must hold before a change is merged. */
export function test(args: readonly string[]): Promise<number> {
  return check(args, () => true)
}

/** Everything that needs no browser. */
export function verify(args: readonly string[]): Promise<number> {
  return check(args, ({ name }) => name !== 'browser')
}

async function check(
  args: readonly string[],
  isWanted: (check: Check) => boolean,
): Promise<number> {
  const progress = createProgress(process.stderr)
  const groups = selectChecks(listChecks(progress), readOnly(args), isWanted)

  const outcomes = await runChecks(groups, progress)
  console.error(describeFailures(outcomes))
  console.error(describeOutcomes(outcomes))
  return outcomes.every(({ result }) => result === 'ok') ? 0 : 1
}

/** `--only lint,types` */
function readOnly(args: readonly string[]): string[] | undefined {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' } } })
  return values.only?.split(',').map((name) => name.trim())
}

function selectChecks(
  groups: readonly (readonly Check[])[],
  only: readonly string[] | undefined,
  isWanted: (check: Check) => boolean,
): Check[][] {
  const known = groups.flat().map(({ name }) => name)
  const unknown = only?.filter((name) => !known.includes(name)) ?? []
  if (unknown.length > 0) {
    throw new CommandFailure(
      `No check called ${unknown.join(', ')}. There are: ${known.join(', ')}.`,
    )
  }
  return groups
    .map((group) => group.filter((one) => (only ? only.includes(one.name) : isWanted(one))))
    .filter((group) => group.length > 0)
}
