import { seconds, type Progress } from '../bootstrap/progress.mjs'
import { CommandFailure } from '../run.ts'
import type { TimedTest } from './test-report.ts'

export interface Check {
  name: string
  /** Checks without which this one proves nothing; it is not run when one of them failed. */
  needs?: readonly string[]
  /** Throws when it fails. */
  run: () => Promise<Findings | void>
}

/** What a check that passed has to say. */
export interface Findings {
  remark?: string
  /** What could not be proven here, and what to do about it. */
  leftOut?: readonly string[]
  tests?: readonly TimedTest[]
}

export type Outcome =
  | ({ name: string; result: 'ok'; ms: number } & Findings)
  | { name: string; result: 'failed'; ms: number; reason: string }
  | { name: string; result: 'not run'; because: string }

/**
 * The checks of a group run side by side, the groups one after the other, whatever failed before. Once
 * they are interrupted, no further check begins.
 */
export async function runChecks(
  groups: readonly (readonly Check[])[],
  progress: Progress,
  signal: AbortSignal = interruption(),
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const group of groups) {
    const results = group.map(async (check): Promise<Outcome> => {
      const missing = missingNeeds(check, outcomes)
      if (missing.length > 0) return notRun(check, `${missing.join(', ')} failed`)
      return signal.aborted ? notRun(check, 'interrupted') : runCheck(check, progress)
    })
    outcomes.push(...(await Promise.all(results)))
  }
  return outcomes
}

/** The tool that is running gets the signal as well, and its check fails. */
function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => controller.abort())
  }
  return controller.signal
}

function notRun({ name }: Check, because: string): Outcome {
  return { name, result: 'not run', because }
}

/** A check that was not selected is no obstacle. */
function missingNeeds({ needs = [] }: Check, outcomes: readonly Outcome[]): string[] {
  const notOk = outcomes.filter(({ result }) => result !== 'ok').map(({ name }) => name)
  return needs.filter((name) => notOk.includes(name))
}

async function runCheck({ name, run }: Check, progress: Progress): Promise<Outcome> {
  const started = performance.now()
  const elapsed = () => performance.now() - started
  try {
    const findings = await progress.step({ doing: name, done: name }, run)
    return { name, result: 'ok', ms: elapsed(), ...findings }
  } catch (error) {
    return { name, result: 'failed', ms: elapsed(), reason: explain(error) }
  }
}

function explain(error: unknown): string {
  if (error instanceof CommandFailure) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Everything that failed, each with the command that repeats only this check. */
export function describeFailures(outcomes: readonly Outcome[]): string {
  return outcomes
    .filter((outcome) => outcome.result === 'failed')
    .map(
      ({ name, reason }) =>
        `\n✗ ${name}\n\n${reason}\n\nTo run only this: npm test -- --only ${quoted(name)}\n`,
    )
    .join('')
}

export function describeLeftOut(outcomes: readonly Outcome[]): string {
  const lines = outcomes.flatMap((outcome) =>
    outcome.result === 'ok'
      ? (outcome.leftOut ?? []).map((what) => `${outcome.name}: ${what}`)
      : [],
  )
  return lines.length === 0 ? '' : `\nLeft out:\n${lines.map((line) => `  ${line}`).join('\n')}\n`
}

export function describeOutcomes(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  return outcomes
    .map((outcome) => {
      const name = outcome.name.padEnd(width)
      if (outcome.result === 'not run') return `  ${name}  not run  ${outcome.because}`
      const remark = outcome.result === 'ok' && outcome.remark ? `  ${outcome.remark}` : ''
      return `  ${name}  ${outcome.result.padEnd(7)}  ${seconds(outcome.ms).padStart(8)}${remark}`
    })
    .join('\n')
}

function quoted(name: string): string {
  return name.includes(' ') ? `'${name}'` : name
}
