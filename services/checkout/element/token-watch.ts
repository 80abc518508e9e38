/** Early enough for a slow page to get another one. */
const AHEAD_MS = 5 * 60_000
/** Timers of browsers do not reach further. */
const LONGEST_MS = 2_000_000_000

/** How long until somebody should be asked for a new token; `null` where nobody knows when it ends. */
export function untilRenewal(expiresAt: string | null, now: number): number | null {
  const end = Date.parse(expiresAt ?? '')
  if (Number.isNaN(end)) return null
  return Math.min(LONGEST_MS, Math.max(0, end - AHEAD_MS - now))
}

export interface TokenWatch {
  set(expiresAt: string | null): void
  stop(): void
}

/** A tab that slept past the moment says so when it is looked at again. */
export function createTokenWatch(onExpiring: (expiresAt: string) => void): TokenWatch {
  let timer: ReturnType<typeof setTimeout> | undefined
  let end: string | null = null

  function arm(): void {
    clearTimeout(timer)
    const waitMs = untilRenewal(end, Date.now())
    if (waitMs !== null && end !== null) timer = setTimeout(onExpiring, waitMs, end)
  }

  function look(): void {
    if (document.visibilityState === 'visible') arm()
  }

  document.addEventListener('visibilitychange', look)
  return {
    set(expiresAt) {
      end = expiresAt
      arm()
    },
    stop() {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    },
  }
}
