import { describe, expect, it } from 'vitest'
import { meritOf, standingOf } from './merit.ts'
import { changedMerits, popularitiesOf } from './popularities.ts'

const STANDING = standingOf({ firstLiveAt: 0, sizes: [{ isSellable: true }] }, 0)
const STANDINGS = new Map([1, 2, 3].map((id) => [id, STANDING]))

describe('what visitors like', () => {
  it('is read from what they did', () => {
    const signals = {
      popularProducts: () => [3, 1],
      popularity: (id: number) => (id === 3 ? 1 : 0.5),
    }

    expect([...popularitiesOf(signals)]).toEqual([
      [3, 1],
      [1, 0.5],
    ])
  })

  it('moves only the products that are liked more or less than before', () => {
    const before = new Map([
      [1, 0.5],
      [2, 1],
    ])
    const after = new Map([
      [1, 0.5],
      [3, 1],
    ])

    expect([...changedMerits(STANDINGS, before, after)]).toEqual([
      [2, meritOf(STANDING, 0)],
      [3, meritOf(STANDING, 1)],
    ])
  })

  it('says nothing about products that are not there', () => {
    expect(changedMerits(STANDINGS, new Map(), new Map([[99, 1]])).size).toBe(0)
  })
})
