import type { Branch } from '@saum/contract/branch'
import { describe, expect, it } from 'vitest'
import { stockLevel, toStocked, withStock } from './branch-stock.ts'

const BRANCH: Branch = {
  id: 1,
  referenceKey: 'mitte',
  name: 'Berlin-Mitte',
  slug: 'mitte',
  email: 'mitte@saum.example',
  address: { street: 'Musterweg', zipCode: '10115', city: 'Berlin', countryCode: 'DE' },
  geoPoint: { lat: 52.5, lng: 13.4 },
  timeZone: 'Europe/Berlin',
  isActive: true,
}

const WEEK = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [], exceptions: [] }

describe('what a branch has of a size', () => {
  it.each([
    [-1, 'none'],
    [0, 'none'],
    [1, 'few'],
    [2, 'few'],
    [3, 'some'],
    [400, 'some'],
  ])('of %i pieces is said as %s', (quantity, level) => {
    expect(stockLevel(quantity)).toBe(level)
  })

  it('is none where the stock does not name the branch; the nearest stays first', () => {
    const branches = [1, 2, 3].map((id) => ({ ...BRANCH, id }))

    const stocked = withStock(branches, [{ id: 3, quantity: 4 }], 0)

    expect(stocked.map(({ branch, quantity }) => [branch.id, quantity])).toEqual([
      [1, 0],
      [2, 0],
      [3, 4],
    ])
  })

  it('knows when an open branch closes', () => {
    const open = { ...WEEK, currentlyOpen: true, minutesUntilClosed: 90 }

    expect(toStocked({ ...BRANCH, openingTimes: open }, 1, 1_000)).toMatchObject({
      closesAtMs: 1_000 + 90 * 60_000,
    })
    expect(toStocked(BRANCH, 1, 1_000)).toMatchObject({ closesAtMs: null })
  })
})
