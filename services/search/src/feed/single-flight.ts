/**
 * Work that never runs twice at a time. Whoever asks while it runs shares the next run with everybody
 * else who asks meanwhile, because the one under way may have looked already.
 */
export function singleFlight(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  async function run(): Promise<void> {
    try {
      await work()
    } finally {
      running = null
    }
  }

  return () => {
    if (running === null) return (running = run())
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return (running = run())
      })
    return next
  }
}
