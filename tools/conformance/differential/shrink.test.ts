import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shrink } from './shrink.ts'

const MANY = 1000

describe('a failing sequence made short', () => {
  it('keeps only what it needs to fail', async () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8, 9]

    const shortest = await shrink(items, needs([3, 8]), MANY)

    expect(shortest).toEqual([3, 8])
  })

  it('always still fails', async () => {
    const sequence = fc.uniqueArray(fc.nat(30), { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(sequence, fc.nat(), async (items, at) => {
        const needed = items.slice(at % items.length, (at % items.length) + 2)

        const shortest = await shrink(items, needs(needed), MANY)

        expect(shortest).toEqual(needed)
      }),
    )
  })

  it('does not try for ever', async () => {
    let tries = 0
    const fails = async () => {
      tries += 1
      return false
    }

    const shortest = await shrink([1, 2, 3, 4], fails, 2)

    expect(shortest).toEqual([1, 2, 3, 4])
    expect(tries).toBe(2)
  })
})

function needs(needed: readonly number[]) {
  return async (items: readonly number[]) => needed.every((item) => items.includes(item))
}
