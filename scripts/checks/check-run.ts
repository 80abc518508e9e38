import { seconds, type Progress } from './bootstrap/progress.mjs'
import { CommandFailure } from './run.ts'

export interface Check {
  name: string
  /** Throws when it fails; may answer with a remark for the summary. */
  run: () => Promise<string | void>
}

export type Outcome =
  | { name: string; result: 'ok'; ms: number; remark?: string | undefined }
  | { name: string; result: 'failed'; ms: number; reason: string }
  | { name: string; result: 'not run' }

/**
 * Checks of a group run side by side and all of them speak; the groups after a failing one are not
 * started.
 */
export async function runChecks(
  groups: readonly (readonly Check[])[],
  progress: Progress,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let mayContinue = true
  for (const group of groups) {
    const results: Outcome[] = mayContinue
      ? await Promise.all(group.map((check) => runCheck(check, progress)))
      : group.map(({ name }) => ({ name, result: 'not run' }))
    outcomes.push(...results)
    mayContinue &&= results.every(({ result }) => result === 'ok')
  }
  return outcomes
}

async function runCheck({ name, run }: Check, progress: Progress): Promise<Outcome> {
  const started = performance.now()
  const elapsed = () => performance.now() - started
  try {
    const remark = await progress.step({ doing: name, done: name }, run)
    return { name, result: 'ok', ms: elapsed(), remark: remark ?? undefined }
  } catch (error) {
    return { name, result: 'failed', ms: elapsed(), reason: explain(error) }
  }
}

function explain(error: unknown): string {
  if (error instanceof CommandFailure) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

export function describeFailures(outcomes: readonly Outcome[]): string {
  return outcomes
    .filter((outcome) => outcome.result === 'failed')
    .map(({ name, reason }) => `\n✗ ${name}\n\n${reason}\n`)
    .join('')
}

export function describeOutcomes(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length))
  return outcomes
    .map((outcome) => {
      const name = outcome.name.padEnd(width)
      if (outcome.result === 'not run') return `  ${name}  not run`
      const remark = outcome.result === 'ok' && outcome.remark ? `  ${outcome.remark}` : ''
      return `  ${name}  ${outcome.result.padEnd(7)}  ${seconds(outcome.ms).padStart(8)}${remark}`
    })
    .join('\n')
}
