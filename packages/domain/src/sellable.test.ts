import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSellable } from './sellable.ts'

describe('[4.2] sellable', () => {
  it('sells whatever has stock', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.boolean(), (quantity, isSellableWithoutStock) => {
        expect(isSellable({ quantity, isSellableWithoutStock })).toBe(true)
      }),
    )
  })

  it('sells without stock only what may be sold without stock', () => {
    fc.assert(
      fc.property(fc.integer({ max: 0 }), fc.boolean(), (quantity, isSellableWithoutStock) => {
        expect(isSellable({ quantity, isSellableWithoutStock })).toBe(isSellableWithoutStock)
      }),
    )
  })
})
