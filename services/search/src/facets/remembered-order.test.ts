import { compareSizes } from '@saum/domain/size-order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rememberedOrder } from './remembered-order.ts'

describe('an order that remembers places', () => {
  const size = fc.constantFrom('XS', 'S', 'M', 'XXL', '34', '36', '36/38', '40,5', 'One Size')
  const counted = fc.record({ value: size, count: fc.nat(2) })

  it('sorts as the order it stands for, whatever it saw before', () => {
    const order = rememberedOrder(compareSizes)
    fc.assert(
      fc.property(fc.array(counted), (values) => {
        const sorted = values.toSorted(order).map(({ value }) => value)

        expect(sorted).toEqual(values.map(({ value }) => value).toSorted(compareSizes))
      }),
    )
  })

  it.each([
    ['remembers values of products', 1, true],
    ['does not remember what anybody may have typed', 0, false],
  ])('%s', (_, count, isRemembered) => {
    let compared = 0
    const order = rememberedOrder((left, right) => {
      compared++
      return compareSizes(left, right)
    })
    const sizes = ['M', 'S', 'XL'].map((value) => ({ value, count }))
    sizes.toSorted(order)
    const atFirst = compared

    sizes.toSorted(order)

    expect(compared === atFirst).toBe(isRemembered)
  })
})
