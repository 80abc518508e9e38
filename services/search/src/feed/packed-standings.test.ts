import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packStandings, unpackStandings } from './packed-standings.ts'

const standing = fc.integer({ min: 0, max: 0xffff })

describe('packed standings', () => {
  it('come out as they went in', () => {
    fc.assert(
      fc.property(fc.array(standing, { maxLength: 50 }), (some) => {
        const ids = some.map((_, index) => index * 3 + 1)
        const standings = new Map(some.map((one, index) => [ids[index] ?? 0, one]))

        expect(unpackStandings(ids, packStandings(ids, standings))).toEqual(standings)
      }),
    )
  })

  it('are none when they belong to other products', () => {
    const text = packStandings([1, 2], new Map())

    expect(unpackStandings([1, 2, 3], text)).toBeNull()
    expect(unpackStandings([1], text)).toBeNull()
    expect(unpackStandings([1], '')).toBeNull()
  })
})
