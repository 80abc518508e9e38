import type { Wishlist } from '@saum/contract/wishlist'
import { accept, refuse } from '@saum/domain/result'
import { describe, expect, it } from 'vitest'
import type { WishlistCalls } from './replace-wish.ts'
import { createWishlistSync } from './wishlist-sync.ts'
import { isWished, wishCount } from './wishes.ts'

const MIRA = 4_711

interface Entry {
  key: string
  productId: number
  variantId: number | null
}

function aTab(onList: Entry[] = [], refusal?: number, answering?: Promise<void>) {
  let entries = onList
  const answer = () => accept({ items: entries } as unknown as Wishlist)
  const calls: WishlistCalls = {
    async get() {
      const asked = answer()
      // The list of the moment it was asked for, however long the answer takes.
      await answering
      return asked
    },
    async add(wish) {
      if (refusal !== undefined) return refuse({ status: refusal })
      const productId = 'productId' in wish ? wish.productId : 0
      entries = [{ key: `key-${productId}`, productId, variantId: null }, ...entries]
      return answer()
    },
    async remove(itemKey) {
      if (refusal !== undefined) return refuse({ status: refusal })
      entries = entries.filter(({ key }) => key !== itemKey)
      return answer()
    },
  }
  const told: string[] = []
  const localStorage = {
    setItem: (_: string, value: string) => void told.push(value),
    removeItem: () => {},
  } as unknown as Storage
  const browser = { addEventListener: () => {}, localStorage }
  return { sync: createWishlistSync({ shop: { shopId: 10_028 }, browser, calls }), told }
}

describe('[4.11] the hearts of a tab', () => {
  it('fill at once and tell the other tabs when the shop agrees', async () => {
    const { sync, told } = aTab()

    const pressed = sync.toggle(MIRA, false)
    const atOnce = isWished(sync.get(), MIRA)

    expect(atOnce).toBe(true)
    expect(await pressed).toBeNull()
    expect(wishCount(sync.get())).toBe(1)
    const entry = { key: `key-${MIRA}`, productId: MIRA, variantId: null }
    expect(told).toEqual([JSON.stringify([entry])])
  })

  it('take every remembered size of the product off', async () => {
    const { sync } = aTab([
      { key: 'a', productId: MIRA, variantId: 701 },
      { key: 'b', productId: MIRA, variantId: 702 },
      { key: 'c', productId: 1, variantId: null },
    ])

    expect(await sync.toggle(MIRA, true)).toBeNull()

    expect(isWished(sync.get(), MIRA)).toBe(false)
    expect(wishCount(sync.get())).toBe(1)
  })

  it.each([413, 500, 0])('empty again when the shop refuses with %i', async (status) => {
    const { sync } = aTab([], status)

    expect(await sync.toggle(MIRA, false)).toBe(status)

    expect(isWished(sync.get(), MIRA)).toBe(false)
  })

  it('stay as pressed last, however fast', async () => {
    const { sync } = aTab()

    await Promise.all([sync.toggle(MIRA, false), sync.toggle(MIRA, true), sync.toggle(MIRA, false)])

    expect(isWished(sync.get(), MIRA)).toBe(true)
    expect(wishCount(sync.get())).toBe(1)
  })

  it('stay filled when an answer from before the press arrives after it', async () => {
    const slow = Promise.withResolvers<void>()
    const { sync } = aTab([], undefined, slow.promise)

    const loaded = sync.load()
    const pressed = sync.toggle(MIRA, false)
    // Whatever does not wait for the answer is done by now.
    await new Promise(setImmediate)
    slow.resolve()
    await Promise.all([loaded, pressed])

    expect(isWished(sync.get(), MIRA)).toBe(true)
  })

  it('wait for what a page does with the list, and go on where that failed', async () => {
    const { sync } = aTab()
    const order: string[] = []

    const failing = sync.inTurn(async () => {
      order.push('page')
      throw new Error('broken')
    })
    const pressed = sync.toggle(MIRA, false).then(() => order.push('heart'))

    await expect(failing).rejects.toThrow('broken')
    await pressed
    expect(order).toEqual(['page', 'heart'])
  })
})
