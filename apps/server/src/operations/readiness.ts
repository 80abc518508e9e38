import { withinTime } from '../deadline.ts'

/** One thing a useful answer depends on; rejects with the reason when it is not there. */
export type ReadinessCheck = () => Promise<void>

export interface Readiness {
  isReady: boolean
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
  const asked = Object.entries(checks).map(
    async ([name, check]) => [name, await reasonOf(check)] as const,
  )
  const dependencies = Object.fromEntries(await Promise.all(asked))
  return { isReady: Object.values(dependencies).every((reason) => reason === 'up'), dependencies }
}

async function reasonOf(check: ReadinessCheck): Promise<string> {
  try {
    await withinTime(check(), CHECK_TIMEOUT_MS, 'the check')
    return 'up'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
