import { useEffect, useRef } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { focusHeading } from '#app/navigation/focus-heading.ts'
import { toPutBackItem, type PutBackItem } from './put-back-item.ts'
import type { Removal } from './removal.ts'
import { parseRemovedItems } from './removed-items.ts'
import { putBack } from './tell-shop.ts'
import type { BasketDesk } from './use-basket-desk.ts'

interface BasketBefore {
  /** What a form has taken out. */
  sent: Removal | null
  isEmpty: boolean
}

/** Puts back what was taken out last, here or by a form that was sent. */
export function usePutBack(desk: BasketDesk, { sent, isEmpty }: BasketBefore): () => void {
  const { shop, t } = useShopText()
  const isPutBack = useRef(false)
  const { facts, changer, say } = desk

  // The button goes with what it undoes; reading goes on at the top of the basket. Its heading is another
  // one than that of an empty basket, so it is found again once the shop has answered.
  useEffect(() => {
    if (!isPutBack.current) return
    isPutBack.current = false
    focusHeading(document)
  }, [facts])

  async function send(items: readonly PutBackItem[]) {
    const answer = await putBack(shop, items)
    isPutBack.current = answer.ok
    return answer
  }

  async function undo() {
    const { removed } = changer.get()
    const items = parseRemovedItems(sent?.items ?? [])
    if (!removed && items.length === 0) return
    const names = removed?.rows.map(({ name }) => name) ?? sent?.names ?? []
    // That of an empty basket is about to go, and would be read for nothing.
    if (!isEmpty) focusHeading(document)
    const isDone = await (removed
      ? changer.undo.removed((rows) => send(rows.map((row) => toPutBackItem(row))))
      : changer.undo.sent(() => send(items)))
    if (isDone) say(t('basket.put_back', { name: names.join(', ') }))
    else focusHeading(document)
  }

  return () => void undo()
}
