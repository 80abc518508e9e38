import type { Basket } from '@saum/contract/basket-shape'
import { commonBody } from '@saum/engine/calls/common-body'
import { aTestEngine } from '@saum/engine/test-engine'
import { describe, expect, it } from 'vitest'
import { aBasketItem } from '#app/features/basket/test-basket.ts'
import { aPrice, aProduct } from '#app/features/catalog/test-product.ts'
import { followBasket } from './follow-basket.ts'

function pieces(quantity: number): Pick<Basket, 'items'> {
  const price = { unit: aPrice(9_995), total: aPrice(9_995 * quantity) }
  return { items: [aBasketItem({ product: aProduct({ id: 7 }), quantity, price })] }
}

const EMPTY: Pick<Basket, 'items'> = { items: [] }

/** An engine that follows a basket, which is changed by hand. */
async function aFollower({ basket = EMPTY }: { basket?: Pick<Basket, 'items'> | null } = {}) {
  const engine = aTestEngine()
  const listeners: (() => void)[] = []
  let kept: typeof basket = basket
  let revision = 1
  let loads = 0
  let answer: (() => Promise<typeof basket>) | null = null
  await followBasket(engine, {
    state: {
      get: () => ({ count: 0, revision }),
      subscribe: (listener) => addTo(listeners, listener),
    },
    load() {
      loads += 1
      return answer?.() ?? Promise.resolve(kept)
    },
  })
  return {
    cart: () => commonBody(engine).context.cart,
    beacons: engine.environment.beacons,
    async change(next: typeof basket, { isExpected = false } = {}) {
      kept = next
      if (!isExpected) revision += 1
      for (const listener of listeners) listener()
      await engine.environment.pass(0)
    },
    loads: () => loads,
    answerBy: (by: () => Promise<typeof basket>) => void (answer = by),
  }
}

function addTo(listeners: (() => void)[], listener: () => void) {
  listeners.push(listener)
  return () => {}
}

describe('[4.18] an engine that follows the basket', () => {
  it('[4.19] begins with what is in it', async () => {
    const { cart } = await aFollower({ basket: pieces(2) })

    expect(cart()).toEqual([{ productId: '7', quantity: 2 }])
  })

  it('[7.38] knows what it becomes, and leaves it to others to report that', async () => {
    const { change, beacons, cart } = await aFollower({ basket: pieces(1) })

    await change(pieces(3))
    expect(cart()).toEqual([{ productId: '7', quantity: 3 }])
    await change(EMPTY)

    expect(cart()).toEqual([])
    expect(beacons).toEqual([])
  })

  it('asks the shop once for a change, not for what a tab shows ahead of it', async () => {
    const { change, loads } = await aFollower()

    await change(pieces(1), { isExpected: true })
    await change(pieces(1))
    await change(pieces(1), { isExpected: true })

    expect(loads()).toBe(2)
  })

  it('keeps what it knows while the shop does not answer', async () => {
    const { change, cart } = await aFollower({ basket: pieces(2) })

    await change(null)

    expect(cart()).toEqual([{ productId: '7', quantity: 2 }])
  })

  it('is not set back by an answer that comes late', async () => {
    const { change, cart, answerBy } = await aFollower()
    const late = Promise.withResolvers<Pick<Basket, 'items'>>()
    answerBy(() => late.promise)
    await change(EMPTY)

    answerBy(() => Promise.resolve(pieces(2)))
    await change(EMPTY)
    late.resolve(pieces(1))
    await late.promise

    expect(cart()).toEqual([{ productId: '7', quantity: 2 }])
  })
})

describe('a basket that is slow to come', () => {
  it('keeps no suggestion waiting', async () => {
    const engine = aTestEngine()
    const state = {
      get: () => ({ count: null }),
      subscribe: () => () => {},
    }

    const following = followBasket(engine, { state, load: () => new Promise(() => {}) })
    await engine.environment.pass(500)

    await expect(following).resolves.toBeUndefined()
  })
})
