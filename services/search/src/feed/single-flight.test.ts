import { describe, expect, it } from 'vitest'
import { singleFlight } from './single-flight.ts'

/** Work whose runs end when the test says so. */
function aWork() {
  const runs: PromiseWithResolvers<void>[] = []
  const start = singleFlight(() => {
    const run = Promise.withResolvers<void>()
    runs.push(run)
    return run.promise
  })
  return { runs, start }
}

describe('work in single flight', () => {
  it('runs once more for everybody who asked while it ran', async () => {
    const { runs, start } = aWork()

    const first = start()
    const later = [start(), start()]
    runs[0]?.resolve()
    await first
    await Promise.resolve()
    runs[1]?.resolve()
    await Promise.all(later)

    expect(runs).toHaveLength(2)
  })

  it('runs anew for whoever asks after it', async () => {
    const { runs, start } = aWork()

    const first = start()
    runs[0]?.resolve()
    await first
    void start()

    expect(runs).toHaveLength(2)
  })

  it('goes on after a failure, which only those hear of who asked for that run', async () => {
    const { runs, start } = aWork()

    const first = start()
    const second = start()
    runs[0]?.reject(new Error('once'))
    await expect(first).rejects.toThrow('once')
    await Promise.resolve()
    runs[1]?.resolve()

    await expect(second).resolves.toBeUndefined()
  })
})
