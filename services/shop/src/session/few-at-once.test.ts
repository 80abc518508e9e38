import { describe, expect, it } from 'vitest'
import { createFewAtOnce } from './few-at-once.ts'

describe('dear work', () => {
  it('is done a few at once, first come first, and all of it', async () => {
    const inTurn = createFewAtOnce({ atOnce: 2, waiting: 100 })
    let running = 0
    let most = 0
    const begun: number[] = []

    const done = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        inTurn(async () => {
          begun.push(index)
          running += 1
          most = Math.max(most, running)
          await new Promise((resume) => setImmediate(resume))
          running -= 1
          return index
        }),
      ),
    )

    expect(done).toEqual(begun)
    expect(begun).toHaveLength(20)
    expect(most).toBe(2)
  })

  it('is turned away where too much of it waits', async () => {
    const inTurn = createFewAtOnce({ atOnce: 1, waiting: 1 })
    const { promise, resolve } = Promise.withResolvers<string>()

    const answers = [1, 2, 3].map(() => inTurn(() => promise))
    resolve('done')

    expect(await Promise.all(answers)).toEqual(['done', 'done', null])
  })

  it('makes room when it fails', async () => {
    const inTurn = createFewAtOnce({ atOnce: 1, waiting: 1 })
    const failed = inTurn(() => Promise.reject(new Error('no memory')))

    await expect(failed).rejects.toThrow('no memory')
    expect(await inTurn(async () => 'next')).toBe('next')
  })
})
