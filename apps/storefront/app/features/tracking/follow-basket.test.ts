import type { BasketItem } from '@saum/contract/basket-shape'
import { describe, expect, it } from 'vitest'
import { aBasket, aBasketItem } from '#app/features/basket/test-basket.ts'
import { createTabState } from '#app/visitor/tab-state.ts'
import type { BasketState } from '#app/visitor/basket-state.ts'
import { followBasket } from './follow-basket.ts'

const COAT = aBasketItem()

/** A tab, and the shop with the basket it answers with. */
function aTab(before: BasketItem[] = []) {
  const browser = Object.assign(new EventTarget(), {
    localStorage: { setItem() {}, removeItem() {} },
  })
  const state = createTabState<BasketState>({
    key: 'basket',
    initial: { count: null },
    browser: browser as never,
  })
  const shop: { items: BasketItem[]; isAway: boolean } = { items: before, isAway: false }
  const told: string[] = []
  const stop = followBasket({
    state,
    load: async () => (shop.isAway ? null : aBasket({ items: shop.items })),
    tell: ({ name, items = [] }) => void told.push(`${name} ${items[0]?.quantity}`),
  })
  let revision = 1
  async function change(items: BasketItem[], isElsewhere = false): Promise<void> {
    await settle()
    shop.items = items
    const next = { count: items.length, revision: ++revision }
    if (isElsewhere) {
      const event = Object.assign(new Event('storage'), {
        key: 'basket',
        newValue: JSON.stringify(next),
      })
      browser.dispatchEvent(event)
    } else state.change(next)
    await settle()
  }
  return { told, change, state, shop, stop }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

describe('[7.38] the basket of a tab', () => {
  it('tells what is put in and what is taken out', async () => {
    const { told, change } = aTab()

    await change([COAT])
    await change([{ ...COAT, quantity: 3 }])
    await change([])

    expect(told).toEqual(['add_to_cart 1', 'add_to_cart 2', 'remove_from_cart 3'])
  })

  it('does not tell what was there before', async () => {
    const { told, change } = aTab([COAT])

    await change([{ ...COAT, quantity: 2 }])

    expect(told).toEqual(['add_to_cart 1'])
  })

  it('leaves it to the other tab to tell what happens there, and goes on from it', async () => {
    const { told, change } = aTab()

    await change([{ ...COAT, quantity: 2 }], true)
    await change([{ ...COAT, quantity: 3 }])

    expect(told).toEqual(['add_to_cart 1'])
  })

  it('tells nothing when only the number is shown ahead of the answer', async () => {
    const { told, state, shop } = aTab()
    await settle()
    shop.items = [COAT]

    state.hear({ count: 1 })
    await settle()

    expect(told).toEqual([])
  })

  it('catches up when the shop answers again', async () => {
    const { told, change, shop } = aTab()
    await settle()
    shop.isAway = true
    await change([COAT])
    expect(told).toEqual([])

    shop.isAway = false
    await change([{ ...COAT, quantity: 2 }])

    expect(told).toEqual(['add_to_cart 2'])
  })

  it('is not followed any more when nobody wants to', async () => {
    const { told, change, stop } = aTab()

    stop()
    await change([COAT])

    expect(told).toEqual([])
  })
})
