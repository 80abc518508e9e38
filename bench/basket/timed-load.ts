/** How long calls took, in milliseconds, and how many there were per second. */
export interface TimedLoad {
  perSecond: number
  times: readonly number[]
}

/** Callers who each make one call after the other, for so long. */
export async function loadFor(
  milliseconds: number,
  callers: number,
  call: (caller: number) => Promise<void>,
): Promise<TimedLoad> {
  const times: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + milliseconds

  async function callOnAndOn(caller: number): Promise<void> {
    for (let now = performance.now(); now < endsAt;) {
      await call(caller)
      const later = performance.now()
      times.push(later - now)
      now = later
    }
  }

  await Promise.all(Array.from({ length: callers }, (_, caller) => callOnAndOn(caller)))
  return { perSecond: (times.length / (performance.now() - startedAt)) * 1_000, times }
}

/** The time a share of the calls stays below. */
function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN
}

export function describeTimes(times: readonly number[]): string {
  const [half, nearlyAll] = [quantile(times, 0.5), quantile(times, 0.99)]
  return `p50 ${half.toFixed(1)} ms, p99 ${nearlyAll.toFixed(1)} ms`
}
