/** Work nobody waits for, until somebody wants to know that all of it is done. */
export interface BackgroundWork {
  add(work: Promise<void>): void
  settled(): Promise<void>
}

export function createBackgroundWork(): BackgroundWork {
  const running = new Set<Promise<void>>()
  return {
    add(work) {
      const tracked = track(work)
      running.add(tracked)
      void tracked.finally(() => running.delete(tracked))
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

async function track(work: Promise<void>): Promise<void> {
  await work.catch(() => {
    // Failing was logged where it mattered, and whoever needs the outcome asks again.
  })
}
