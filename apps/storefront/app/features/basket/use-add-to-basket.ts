import type { Shop } from '@saum/domain/shops'
import { use, useState } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TabContext } from '#app/navigation/tab.ts'
import type { SubscriptionFields } from './subscription-item.ts'

export interface WantedItem {
  variantId: number
  quantity: number
  /** Of what comes again: see `subscription-item.ts`. */
  customData?: SubscriptionFields['customData']
  itemGroup?: SubscriptionFields['itemGroup']
}

/** What came of it, in variant ids; the words are for the shopper and have been read out already. */
export interface AddOutcome {
  added: readonly number[]
  refused: readonly { variantId: number; message: string }[]
  /** Added, but not quite as asked: fewer pieces were left. */
  notice?: string
}

interface AddToBasket {
  /** Never rejects: nothing that goes wrong is lost on the caller. */
  add(items: readonly WantedItem[]): Promise<AddOutcome>
  isAdding: boolean
}

/** Puts sizes into the basket and shows what was added; a second press waits for the first. */
export function useAddToBasket(): AddToBasket {
  const { shop, t } = useShopText()
  const announcer = use(TabContext)?.announcer
  const [isAdding, setAdding] = useState(false)

  async function add(items: readonly WantedItem[]): Promise<AddOutcome> {
    setAdding(true)
    const outcome = await addBy(() => import('./add-to-basket.ts'), items, {
      shop,
      say: (words) => announcer?.say(words),
      failed: t('basket.notification.add_to_basket_error'),
    })
    setAdding(false)
    return outcome
  }

  return { add, isAdding }
}

type AddPart = typeof import('./add-to-basket.ts')

interface AddTools {
  shop: Shop
  say(words: string): void
  /** The words for what did not work. */
  failed: string
}

/** The part that adds may not arrive; that is a refusal like any other. */
export async function addBy(
  load: () => Promise<AddPart>,
  items: readonly WantedItem[],
  { failed, ...tools }: AddTools,
): Promise<AddOutcome> {
  try {
    const { addToBasket } = await load()
    return await addToBasket(items, tools)
  } catch {
    tools.say(failed)
    const refused = items.map(({ variantId }) => ({ variantId, message: failed }))
    return { added: [], refused }
  }
}
