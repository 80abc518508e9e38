import { describeActions, type Action } from './action.ts'
import { judge, type Deviation, type Moment } from './deviation.ts'
import { describeDifference, differencesOf, type Difference } from './difference.ts'
import type { Driver } from './driver.ts'
import type { ObservableState } from './observable-state.ts'

export interface Pair {
  theirs: Driver
  ours: Driver
}

/** What came of doing the same with both clients. */
export interface Comparison {
  actions: readonly Action[]
  /** Those no deviation explains, of the first action that had any. */
  differences: readonly Difference[]
  /** Names of the deviations that were seen. */
  deviations: ReadonlySet<string>
}

/** Answers with the next action, or `null` when the sequence is over. */
export type NextAction = (state: ObservableState, step: number) => Action | null

/** Does the same with both, compares after each step, and stops where they differ. */
export async function compareClients(
  { theirs, ours }: Pair,
  next: NextAction,
  allowed: readonly Deviation[],
): Promise<Comparison> {
  const actions: Action[] = []
  const deviations = new Set<string>()
  for (;;) {
    const action = next(theirs.state(), actions.length)
    if (action === null) return { actions, differences: [], deviations }
    const history = [...actions]
    actions.push(action)
    await theirs.perform(action)
    await ours.perform(action)
    const found = differencesOf(seenOf(theirs), seenOf(ours))
    const moment: Moment = { action, history, ours: ours.state() }
    const judgement = judge(found, moment, allowed)
    for (const { name } of judgement.deviations) deviations.add(name)
    const { differences, areParted } = judgement
    if (differences.length > 0 || areParted) return { actions, differences, deviations }
  }
}

function seenOf(driver: Driver): object {
  return { requests: driver.requests(), ...driver.state() }
}

/** The actions of a script, one after the other. */
export function inOrder(actions: readonly Action[]): NextAction {
  return (_, step) => actions[step] ?? null
}

const SHOWN_DIFFERENCES = 6

export function describeComparison({ actions, differences }: Comparison): string {
  const shown = differences.slice(0, SHOWN_DIFFERENCES).map(describeDifference)
  const more = differences.length - shown.length
  const rest = more > 0 ? [`and ${more} more`] : []
  return ['After', describeActions(actions), 'they differ:', ...shown, ...rest].join('\n')
}
