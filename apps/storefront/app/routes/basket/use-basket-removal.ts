import type { addItemsToBasket, removeItemFromBasket } from '@saum/contract/basket'
import { use, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { orderableCount } from '#app/features/basket/basket-count.ts'
import type { BasketRowFacts } from '#app/features/basket/basket-row-facts.ts'
import { basketState } from '#app/features/basket/basket-state.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TabContext } from '#app/navigation/tab.ts'
import { callShop } from '#app/visitor/call-shop.ts'

interface BasketRemoval {
  /** Taken out at once; stays at hand until the next one. */
  removed: BasketRowFacts | null
  /** Why it did not work, in the shopper's words. */
  problem: string | null
  remove(row: BasketRowFacts): Promise<void>
  undo(): Promise<void>
}

const NOT_FOUND = 404

/** Takes rows out of the shown basket without leaving the page, and puts the last one back. */
export function useBasketRemoval(basket: unknown): BasketRemoval {
  const { shop, t } = useShopText()
  const announcer = use(TabContext)?.announcer
  const { revalidate } = useRevalidator()
  const [removed, setRemoved] = useState<BasketRowFacts | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isPutBack = useRef(false)

  // The heading of the filled basket is another one than that of the empty one.
  useEffect(() => {
    if (!isPutBack.current) return
    isPutBack.current = false
    focusHeading(document)
  }, [basket])

  function fail(words: string) {
    announcer?.say(words)
    setProblem(words)
  }

  return {
    removed,
    problem,
    async remove(row) {
      setProblem(null)
      setRemoved(row)
      const answer = await callShop<typeof removeItemFromBasket>(shop, 'removeItemFromBasket', {
        itemKey: row.key,
      })
      // What another tab has taken out already is out.
      if (!answer.ok && answer.refusal.status !== NOT_FOUND) {
        setRemoved(null)
        fail(t('basket.remove_failed'))
        return
      }
      announcer?.say(t('basket.removed', { name: row.name }))
      if (answer.ok) tellTabs(answer.value.basket.items)
      await revalidate()
    },
    async undo() {
      if (!removed) return
      const { variantId, quantity } = removed
      const answer = await callShop<typeof addItemsToBasket>(shop, 'addItemsToBasket', {
        items: [{ variantId, quantity }],
      })
      if (!answer.ok) {
        fail(t('basket.notification.add_to_basket_error'))
        return
      }
      setRemoved(null)
      tellTabs(answer.value.basket.items)
      isPutBack.current = true
      await revalidate()
    },
  }
}

/** The button is gone with what it undid; reading goes on at the top of the basket. */
function focusHeading(page: Document): void {
  const heading = page.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function tellTabs(items: Parameters<typeof orderableCount>[0]): void {
  basketState().change({ count: orderableCount(items) })
}
