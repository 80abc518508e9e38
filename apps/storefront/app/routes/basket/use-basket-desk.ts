import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { toBasketState } from '#app/features/basket/to-basket-state.ts'
import { basketState } from '#app/visitor/basket-state.ts'
import { wishlistOfTab } from '#app/features/wishlist/wishlist-sync.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TabContext } from '#app/navigation/tab.ts'
import { createBasketChanger, type BasketChanger } from './basket-changer.ts'
import { toBasketFacts, type BasketFacts } from './basket-facts.ts'
import { reportWords } from './change-words.ts'
import type { BasketPageFacts } from './load-basket-page.ts'
import { lookAtBasket, tellShop } from './tell-shop.ts'

/** What did not work, or not quite, and the item it is about. */
export interface ChangeMessage {
  words: string
  isError: boolean
  itemKey: string | null
}

export interface BasketDesk extends ReturnType<BasketChanger['get']> {
  changer: BasketChanger
  message: ChangeMessage | null
  say(words: string): void
}

/** The basket of the page, changed without leaving it. */
export function useBasketDesk(page: BasketPageFacts): BasketDesk {
  const text = useShopText()
  const announcer = use(TabContext)?.announcer
  const [message, setMessage] = useState<ChangeMessage | null>(null)
  const say = (words: string) => announcer?.say(words)
  const [changer] = useState(() =>
    createBasketChanger({
      facts: page.basket,
      tell: (wish, seen) => tellShop(text.shop, wish, seen),
      look: () => lookAtBasket(text.shop),
      toFacts: (basket, known) => toBasketFacts(basket, text.shop, known?.rules ?? []),
      report(report) {
        const told = reportWords(report, text)
        if (told.words !== '') say(told.words)
        setMessage(told.isShown ? { ...told, itemKey: report.wish?.itemKey ?? null } : null)
      },
      share({ basket, wishlist }) {
        basketState().change(toBasketState(basket))
        if (wishlist) wishlistOfTab(text.shop).tell(wishlist)
      },
    }),
  )
  const state = useSyncExternalStore(changer.subscribe, changer.get, changer.get)
  useSameBasket(page, changer)
  return { ...state, changer, message, say }
}

/** The header says what the page says, and the page what was done elsewhere. */
function useSameBasket(page: BasketPageFacts, changer: BasketChanger): void {
  const { revalidate } = useRevalidator()
  const { basket, gifts } = page
  const { facts } = useSyncExternalStore(changer.subscribe, changer.get, changer.get)
  const asked = useRef('')

  useEffect(() => changer.hear(basket), [basket, changer])

  useEffect(() => {
    const count = facts?.count ?? 0
    basketState().hear({ count, ...(facts && { revision: facts.revision }) })
  }, [facts])

  // Another tab, or a tile of this page. A basket that was begun anew counts from the start.
  useEffect(() => {
    const state = basketState()
    const isNewer = () => (state.get().revision ?? 0) > (changer.get().facts?.revision ?? 0)
    const stops = [
      state.subscribe(() => void (isNewer() && revalidate())),
      state.onOtherTab(() => void (isNewer() || revalidate())),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [changer, revalidate])

  // What is shown around a basket depends on it: gifts to choose from, and all that an empty one has not.
  useEffect(() => {
    const loaded = new Set(gifts.map(({ promotionId }) => promotionId))
    const missing = (facts?.giftIds ?? []).filter((id) => !loaded.has(id))
    const isOtherPage = isEmpty(facts) !== isEmpty(basket)
    const need = `${missing.join(' ')} ${isOtherPage} ${isEmpty(facts)}`
    if (need === asked.current) return
    asked.current = need
    if (missing.length > 0 || isOtherPage) void revalidate()
  }, [facts, basket, gifts, revalidate])
}

function isEmpty(basket: BasketFacts | null): boolean {
  return !basket || basket.rows.length + basket.soldOut.length === 0
}
