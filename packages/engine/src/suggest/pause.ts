import type { Environment } from '../environment.ts'

/** Work that waits until it was not asked for again for a while. */
export interface Pause {
  run(): Promise<void>
  cancel(): void
}

/** Whoever asked too early is told right away that there is nothing to wait for. */
export function createPause(
  { setTimer }: Environment,
  ms: number,
  work: () => Promise<void>,
): Pause {
  let cancel = () => {}
  return {
    run() {
      cancel()
      if (ms === 0) return work()
      return new Promise((resolve) => {
        const stop = setTimer(() => resolve(work()), ms)
        cancel = () => {
          stop()
          resolve()
        }
      })
    },
    cancel: () => cancel(),
  }
}
