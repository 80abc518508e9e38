import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTestEngine, type TestEngine } from '../test-engine.ts'
import { CART, type CartItem } from './cart.ts'
import { createCart } from './create-cart.ts'

const BLOUSE: CartItem = { productId: '2148831', name: 'Satinbluse', price: 59.99, quantity: 1 }
const { quantity: _, ...PRODUCT } = BLOUSE

/** What the provider was told, without who told it. */
function events({ environment }: TestEngine): unknown[] {
  return environment.beacons.map(({ body }) => {
    const [{ meta, ...event }] = JSON.parse(body) as [{ meta: { type: string } }]
    return { type: meta.type, ...event }
  })
}

describe('[3.32] a cart', () => {
  it('shows its lines with their sums', () => {
    const cart = createCart(aTestEngine())

    cart.setItems([
      BLOUSE,
      { productId: 'b', quantity: 2, price: 10 },
      { productId: 'c', quantity: 1 },
    ])

    expect(cart.state.items).toHaveLength(3)
    expect(cart.state.totalQuantity).toBe(4)
    expect(cart.state.totalPrice).toBeCloseTo(79.99)
  })

  it('holds no endless number of anything', () => {
    const cart = createCart(aTestEngine())
    const endless = { ...BLOUSE, quantity: Infinity }

    for (const put of [() => cart.setItems([endless]), () => cart.updateItemQuantity(endless)]) {
      expect(put).toThrow('quantity: maximum value of')
    }
  })

  it('is the same object until something changes, and says when it does', () => {
    const cart = createCart(aTestEngine())
    let changes = 0
    cart.subscribe(() => changes++)
    cart.setItems([BLOUSE])
    const before = cart.state

    cart.setItems([{ ...BLOUSE }])
    cart.updateItemQuantity({ ...BLOUSE })

    expect(cart.state).toBe(before)
    expect(changes).toBe(1)
  })

  it('is one for all who look at it', () => {
    const engine = aTestEngine()

    createCart(engine).setItems([BLOUSE])

    expect(createCart(engine).state.items).toEqual([BLOUSE])
  })

  it('is told nothing about fields it does not know', () => {
    const engine = aTestEngine()

    createCart(engine).setItems([{ ...BLOUSE, email: 'a@saum.example' } as CartItem])

    expect(JSON.stringify(engine.snapshot())).not.toContain('a@saum.example')
  })
})

describe('[7.38] what the provider hears of a cart', () => {
  it('is by how much a line became more', () => {
    const engine = aTestEngine()
    const cart = createCart(engine)

    cart.updateItemQuantity(BLOUSE)
    cart.updateItemQuantity({ ...BLOUSE, quantity: 4 })

    const event = { type: 'ec.cartAction', currency: 'EUR', action: 'add', product: PRODUCT }
    expect(events(engine)).toEqual([
      { ...event, quantity: 1 },
      { ...event, quantity: 3 },
    ])
  })

  it('is by how much a line became less', () => {
    const engine = aTestEngine()
    const cart = createCart(engine)
    cart.setItems([{ ...BLOUSE, quantity: 5 }])

    cart.updateItemQuantity({ ...BLOUSE, quantity: 3 })
    cart.updateItemQuantity({ ...BLOUSE, quantity: 0 })

    const event = { type: 'ec.cartAction', currency: 'EUR', action: 'remove', product: PRODUCT }
    expect(events(engine)).toEqual([
      { ...event, quantity: 2 },
      { ...event, quantity: 3 },
    ])
    expect(cart.state.items).toEqual([])
  })

  it('is nothing when nobody did anything', () => {
    const engine = aTestEngine()
    const cart = createCart(engine)

    cart.setItems([BLOUSE])
    cart.updateItemQuantity(BLOUSE)
    cart.updateItemQuantity({ productId: 'absent', quantity: 0 })

    expect(events(engine)).toEqual([])
  })

  it('is one removal for each line when the cart is emptied', () => {
    const engine = aTestEngine()
    const cart = createCart(engine)
    cart.setItems([
      { ...BLOUSE, quantity: 2 },
      { productId: 'b', quantity: 1 },
    ])

    cart.empty()

    expect(events(engine)).toMatchObject([
      { action: 'remove', quantity: 2, product: PRODUCT },
      { action: 'remove', quantity: 1, product: { productId: 'b' } },
    ])
    expect(cart.state).toEqual({ items: [], totalQuantity: 0, totalPrice: 0 })
  })

  it('is a purchase with all that was in the cart', () => {
    const engine = aTestEngine()
    const cart = createCart(engine)
    cart.setItems([{ ...BLOUSE, quantity: 2 }])

    cart.purchase({ id: 'order-1', revenue: 119.98 })

    expect(events(engine)).toEqual([
      {
        type: 'ec.purchase',
        currency: 'EUR',
        products: [{ quantity: 2, product: PRODUCT }],
        transaction: { id: 'order-1', revenue: 119.98 },
      },
    ])
    expect(cart.state.items).toEqual([])
    expect(Object.values(engine.state(CART).get().purchased)).toEqual([{ ...BLOUSE, quantity: 2 }])
  })

  it('adds up to what is in the cart', () => {
    const step = fc.record({
      productId: fc.constantFrom('a', 'b', 'c'),
      quantity: fc.nat(5),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const engine = aTestEngine()
        const cart = createCart(engine)

        for (const item of steps) cart.updateItemQuantity(item)

        const told = (events(engine) as { action: string; quantity: number }[]).map(
          ({ action, quantity }) => (action === 'add' ? quantity : -quantity),
        )
        expect(told).not.toContain(0)
        expect(told.reduce((sum, delta) => sum + delta, 0)).toBe(cart.state.totalQuantity)
      }),
    )
  })
})

describe('[5.11] a line that cannot be', () => {
  it.each<[string, object]>([
    ['quantity: minimum value of 0 not respected.', { ...BLOUSE, quantity: -1 }],
    ['quantity: value is not a number.', { ...BLOUSE, quantity: '1' }],
    ['quantity: value is required.', PRODUCT],
    ['price: minimum value of 0 not respected.', { ...BLOUSE, price: -0.01 }],
    ['productId: value is an empty string.', { ...BLOUSE, productId: '' }],
    ['productId: value is required.', { quantity: 1 }],
    ['name: value is not a string.', { ...BLOUSE, name: 7 }],
  ])('is refused at once: %s', (message, item) => {
    const engine = aTestEngine()
    const cart = createCart(engine)

    expect(() => cart.updateItemQuantity(item as CartItem)).toThrow(
      `The following properties are invalid\n- ${message}`,
    )
    expect(() => cart.setItems([item as CartItem])).toThrow(message)
    expect(cart.state.items).toEqual([])
    expect(events(engine)).toEqual([])
  })

  it('is also a purchase without an order', () => {
    const cart = createCart(aTestEngine())
    cart.setItems([BLOUSE])

    expect(() => cart.purchase({ id: '', revenue: 1 })).toThrow('id: value is an empty string.')
    expect(cart.state.items).toEqual([BLOUSE])
  })
})
