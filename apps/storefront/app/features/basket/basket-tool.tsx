import type { getBasket } from '@saum/contract/basket'
import { Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { latePart } from '#app/navigation/late-code.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { closeDialog } from '#app/ui/dialogs.ts'
import { basketState } from '#app/visitor/basket-state.ts'
import { callShop } from '#app/visitor/call-shop.ts'
import { followVisits } from '#app/visitor/follow-visits.ts'
import { showToolCount } from '#app/visitor/tool-count.ts'
import { ADDED_DIALOG_ID } from './added-dialog-id.ts'
import { getLastAdded, onLastAdded, setLastAdded } from './last-added.ts'

const AddedDialog = latePart(async () => (await import('./added-dialog.tsx')).AddedDialog)

/** Keeps the number at the header's basket true, and shows what was just added. */
export function BasketTool() {
  const { shop, t } = useShopText()
  const added = useSyncExternalStore(onLastAdded, getLastAdded, nothingAdded)

  const { pathname } = useLocation()

  // Before the new page takes the focus, which it cannot behind an open dialog.
  useLayoutEffect(
    () => () => {
      closeDialog(ADDED_DIALOG_ID)
      setLastAdded(null)
    },
    [pathname],
  )

  useEffect(() => {
    const state = basketState()
    const show = () => {
      const { count } = state.get()
      if (count === null) return
      showToolCount(document, 'basket', { count, label: t('header.basket_count', { count }) })
    }
    show()
    return state.subscribe(show)
  }, [t])

  useEffect(
    () =>
      followVisits(window, shop, async () => {
        const state = basketState()
        const before = state.get()
        const [answer, part] = await Promise.all([
          callShop<typeof getBasket>(shop, 'getBasket', {}),
          // Most visitors have nothing to count.
          import('./hear-basket.ts').catch(() => null),
        ])
        // Without an answer the number stays as it is: unknown is better than wrong.
        if (answer.ok) part?.hearBasket(state, before, answer.value.basket)
      }),
    [shop],
  )

  if (!added) return null
  return (
    <Suspense fallback={null}>
      <AddedDialog added={added} />
    </Suspense>
  )
}

function nothingAdded(): null {
  return null
}
