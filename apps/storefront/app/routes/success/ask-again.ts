/** Most providers have told within seconds; who waits longer asks by the link. */
const PAUSES_MS = [2_000, 3_000, 5_000, 8_000, 13_000]

/** Asks a few times, each time a little later and never before the last answer is there. */
export function askAgain(ask: () => Promise<void>): () => void {
  const pauses = PAUSES_MS.values()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function waitAndAsk(): void {
    const { value: pauseMs, done } = pauses.next()
    if (!done && !isStopped) timer = setTimeout(() => void ask().then(waitAndAsk), pauseMs)
  }

  waitAndAsk()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
