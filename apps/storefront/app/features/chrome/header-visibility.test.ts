import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHeaderAway } from './header-visibility.ts'

describe('the header', () => {
  it('leaves on the way down', () => {
    expect(isHeaderAway({ before: 300, now: 400, isInUse: false })).toBe(true)
  })

  it('returns on the way up', () => {
    expect(isHeaderAway({ before: 400, now: 399, isInUse: false })).toBe(false)
  })

  it('stays near the top', () => {
    expect(isHeaderAway({ before: 0, now: 150, isInUse: false })).toBe(false)
  })

  it('never leaves while somebody uses it', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (before, now) => {
        expect(isHeaderAway({ before, now, isInUse: true })).toBe(false)
      }),
    )
  })
})
