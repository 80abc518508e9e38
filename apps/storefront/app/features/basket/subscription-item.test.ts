import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { restoreSubscription, toSubscriptionFields } from './subscription-item.ts'

describe('a size that is to come again', () => {
  it('has a group of its own each time, by which it can be put back as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 3, 6), (months) => {
        const fields = toSubscriptionFields(months)

        expect(restoreSubscription(fields.itemGroup.id)).toEqual(fields)
        expect(toSubscriptionFields(months).itemGroup.id).not.toBe(fields.itemGroup.id)
      }),
    )
  })

  it('is made of no other group', () => {
    expect(restoreSubscription('set-1')).toBeNull()
    expect(restoreSubscription('subscription-4-abcdefgh')).toBeNull()
  })
})
