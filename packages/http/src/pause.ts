/** Waits; answers `false` at once when the signal fires first. */
export function pause(delayMs: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false)
  return new Promise((resolve) => {
    function stop() {
      clearTimeout(timer)
      resolve(false)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve(true)
    }, delayMs)
    signal.addEventListener('abort', stop, { once: true })
  })
}
