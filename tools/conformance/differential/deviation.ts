import type { Action } from './action.ts'
import type { Difference } from './difference.ts'
import type { ObservableState } from './observable-state.ts'

/** What has been done when a difference is found. */
export interface Moment {
  action: Action
  /** Everything before, oldest first. */
  history: readonly Action[]
  /** What our engine shows then. */
  ours: ObservableState
}

export interface NamedDeviation {
  /** As the tests of the engine call it. */
  name: string
  /** Why ours is right to differ. */
  reason: string
}

/** A difference that is meant. */
export interface Deviation extends NamedDeviation {
  /** Whether the difference is this one. */
  explains(difference: Difference, moment: Moment): boolean
  /**
   * Where it makes the clients go separate ways: beginnings of the paths that may differ with it. What
   * comes after cannot be compared.
   */
  parts?: readonly string[]
}

/** Whatever follows from asking for something else. */
export const OTHER_REPLY = ['requests', 'page', 'search'] as const

export function isOnlyTheirRequest({ path, ours }: Difference): boolean {
  return /^requests\.\d+$/.test(path) && ours === undefined
}

export interface Judgement {
  /** What no deviation explains. */
  differences: readonly Difference[]
  deviations: readonly Deviation[]
  /** Whether the clients are in different states from here on. */
  areParted: boolean
}

/** Tells what is meant from what is not. */
export function judge(
  found: readonly Difference[],
  moment: Moment,
  allowed: readonly Deviation[],
): Judgement {
  const deviations = allowed.filter(({ explains }) => found.some((one) => explains(one, moment)))
  const unexplained = found.filter(
    (difference) => !deviations.some(({ explains }) => explains(difference, moment)),
  )
  const consequences = deviations.flatMap(({ parts = [] }) => parts)
  const differences = unexplained.filter(
    ({ path }) => !consequences.some((begin) => path.startsWith(begin)),
  )
  return { differences, deviations, areParted: differences.length < unexplained.length }
}

/** Whether one of these was done at any time up to now. */
export function wasDone({ history, action }: Moment, ...names: readonly Action['do'][]): boolean {
  return [...history, action].some((done) => names.includes(done.do))
}

/** The list as a page shows it. */
export function deviationTable(deviations: readonly NamedDeviation[]): string {
  const rows = deviations.map(({ name, reason }) => `| \`${name}\` | ${reason} |`)
  return [
    '',
    '| Name | What the public client does, and why ours does not |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n')
}
