import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CART, type Cart, type CartItem } from './cart.ts'
import { cartKey, purchase, setItems, updateItemQuantity } from './cart-transitions.ts'

const EMPTY = CART.initial

const aLine: fc.Arbitrary<CartItem> = fc.record(
  {
    productId: fc.constantFrom('1', 'a', 'a,b'),
    quantity: fc.integer({ min: 1, max: 9 }),
    name: fc.constantFrom('b', 'b,c', 'c'),
    price: fc.constantFrom(10, 20),
  },
  { requiredKeys: ['productId', 'quantity'] },
)

const aCart: fc.Arbitrary<Cart> = fc
  .tuple(fc.array(aLine), fc.array(aLine))
  .map(([bought, items]) => setItems(purchase(setItems(EMPTY, bought)), items))

function pieces(items: Cart['items']): number {
  return Object.values(items).reduce((sum, { quantity }) => sum + quantity, 0)
}

describe('[3.33] lines of a cart', () => {
  it('are one only if product, name and price are the same', () => {
    const cart = setItems(EMPTY, [
      { productId: 'a', quantity: 1, name: 'Bluse', price: 10 },
      { productId: 'a', quantity: 1, name: 'Bluse', price: 8 },
      { productId: 'a', quantity: 1, name: 'Hemd', price: 10 },
      { productId: 'a', quantity: 1 },
    ])

    expect(Object.values(cart.items)).toHaveLength(4)
  })

  it('are never confused, whatever stands in their names', () => {
    fc.assert(
      fc.property(aLine, aLine, (one, other) => {
        const isSame =
          one.productId === other.productId && one.name === other.name && one.price === other.price

        expect(cartKey(one) === cartKey(other)).toBe(isSame)
      }),
    )
  })
})

// Deviation: same-cart-lines-add-up
describe('[4.19] setting the items', () => {
  it('replaces the cart and keeps what was bought', () => {
    fc.assert(
      fc.property(aCart, fc.array(aLine), (cart, items) => {
        const next = setItems(cart, items)

        expect(next.items).toEqual(setItems(EMPTY, items).items)
        expect(next.purchased).toBe(cart.purchased)
      }),
    )
  })

  it('counts lines that are the same together, so no piece is lost or doubled', () => {
    fc.assert(
      fc.property(fc.array(aLine), (items) => {
        const sum = items.reduce((total, { quantity }) => total + quantity, 0)

        expect(pieces(setItems(EMPTY, items).items)).toBe(sum)
      }),
    )
  })

  it('takes over their order', () => {
    const lines = ['a', 'b'].map((productId) => ({ productId, quantity: 1 }))

    const next = setItems(setItems(EMPTY, lines), lines.toReversed())

    expect(Object.values(next.items)).toEqual(lines.toReversed())
  })

  it('changes nothing when the cart has just these items', () => {
    fc.assert(
      fc.property(aCart, (cart) => {
        expect(setItems(cart, Object.values(cart.items))).toBe(cart)
      }),
    )
  })
})

describe('[4.20] the quantity of a line', () => {
  it('adds a line that was not there, at the end', () => {
    const cart = setItems(EMPTY, [{ productId: 'b', quantity: 1 }])

    const next = updateItemQuantity(cart, { productId: 'a', quantity: 2 })

    expect(Object.values(next.items)).toEqual([
      { productId: 'b', quantity: 1 },
      { productId: 'a', quantity: 2 },
    ])
  })

  it('of none or less removes the line, and no other', () => {
    fc.assert(
      fc.property(aCart, aLine, fc.integer({ min: -3, max: 0 }), (cart, line, quantity) => {
        const next = updateItemQuantity(cart, { ...line, quantity })

        const others = Object.values(cart.items).filter((one) => cartKey(one) !== cartKey(line))
        expect(Object.values(next.items)).toEqual(others)
        if (others.length === Object.values(cart.items).length) expect(next).toBe(cart)
      }),
    )
  })

  it('becomes what was said, where the line stood, and all others stay', () => {
    fc.assert(
      fc.property(aCart, aLine, (cart, line) => {
        const key = cartKey(line)

        const next = updateItemQuantity(cart, line)

        expect(next.items[key]).toEqual(line)
        expect({ ...next.items, [key]: null }).toEqual({ ...cart.items, [key]: null })
        const keys = Object.keys(cart.items)
        expect(Object.keys(next.items)).toEqual(keys.includes(key) ? keys : [...keys, key])
        expect(updateItemQuantity(next, { ...line })).toBe(next)
      }),
    )
  })
})

describe('[4.21] [3.34] a purchase', () => {
  it('empties the cart and adds each line to what was bought', () => {
    const line = { productId: 'a', quantity: 2, name: 'Bluse', price: 10 }
    const once = purchase(setItems(EMPTY, [line]))

    const twice = purchase(setItems(once, [{ ...line, quantity: 3 }]))

    expect(twice.items).toEqual({})
    expect(Object.values(twice.purchased)).toEqual([{ ...line, quantity: 5 }])
  })

  it('loses no piece', () => {
    fc.assert(
      fc.property(aCart, (cart) => {
        const next = purchase(cart)

        expect(pieces(next.items)).toBe(0)
        expect(pieces(next.purchased)).toBe(pieces(cart.purchased) + pieces(cart.items))
      }),
    )
  })

  it('of nothing changes nothing', () => {
    expect(purchase(EMPTY)).toBe(EMPTY)
  })
})
