import { withinTime } from '../deadline.ts'

/** One thing a useful answer depends on; rejects with the reason when it is not there. */
export type ReadinessCheck = () => Promise<void>

/** Reported for the operator, but visitors can still shop: no reason to send them elsewhere. */
export class DegradedError extends Error {
  override readonly name = 'DegradedError'
}

export interface Readiness {
  status: 'ready' | 'degraded' | 'not ready'
  /** "up", or why not, per dependency. */
  dependencies: Record<string, string>
}

const KEEP_MS = 1000
const CHECK_TIMEOUT_MS = 2000

/** Asks every dependency, at most once a second however often a load balancer asks. */
export function createReadiness(
  checks: Record<string, ReadinessCheck>,
  now: () => number = Date.now,
): () => Promise<Readiness> {
  let askedAt = Number.NEGATIVE_INFINITY
  let answer: Promise<Readiness> | undefined

  return () => {
    if (!answer || now() - askedAt >= KEEP_MS) {
      askedAt = now()
      answer = askAll(checks)
    }
    return answer
  }
}

async function askAll(checks: Record<string, ReadinessCheck>): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, ...(await resultOf(check)) })),
  )
  const dependencies = Object.fromEntries(results.map(({ name, reason }) => [name, reason]))
  const statuses = new Set(results.map(({ status }) => status))
  const status = statuses.has('down')
    ? 'not ready'
    : statuses.has('degraded')
      ? 'degraded'
      : 'ready'
  return { status, dependencies }
}

interface CheckResult {
  status: 'up' | 'degraded' | 'down'
  reason: string
}

async function resultOf(check: ReadinessCheck): Promise<CheckResult> {
  try {
    await withinTime(check(), CHECK_TIMEOUT_MS, 'the check')
    return { status: 'up', reason: 'up' }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return error instanceof DegradedError
      ? { status: 'degraded', reason: `degraded: ${reason}` }
      : { status: 'down', reason }
  }
}
