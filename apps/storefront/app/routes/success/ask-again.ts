/** Most providers have told within seconds; who waits longer asks by the link. */
const PAUSES_MS = [2_000, 3_000, 5_000, 8_000, 13_000]

/** Asks a few times, each time a little later and never before the last answer is there. */
export function askAgain(ask: () => Promise<void>): () => void {
  const stopped = new AbortController()

  async function askFor(pausesMs: readonly number[]) {
    for (const pauseMs of pausesMs) {
      await pause(pauseMs, stopped.signal)
      if (stopped.signal.aborted) return
      await ask()
    }
  }

  void askFor(PAUSES_MS)
  return () => stopped.abort()
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
