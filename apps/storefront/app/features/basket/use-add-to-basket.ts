import { use, useState } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { TabContext } from '#app/navigation/tab.ts'

export interface WantedItem {
  variantId: number
  quantity: number
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
  const { shop } = useShopText()
  const announcer = use(TabContext)?.announcer
  const [isAdding, setAdding] = useState(false)

  async function add(items: readonly WantedItem[]): Promise<AddOutcome> {
    setAdding(true)
    try {
      const { addToBasket } = await import('./add-to-basket.ts')
      return await addToBasket(items, { shop, say: (words) => announcer?.say(words) })
    } finally {
      setAdding(false)
    }
  }

  return { add, isAdding }
}
