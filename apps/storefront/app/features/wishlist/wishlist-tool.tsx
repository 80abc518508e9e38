import { use, useEffect, useState } from 'react'
import { clientMessages, loadMessages } from '#app/messages/client-messages.ts'
import { createShopText, useShopText } from '#app/messages/shop-text.tsx'
import { TabContext } from '#app/navigation/tab.ts'
import { Toast, ToastPlace } from '#app/ui/toast.tsx'
import { followVisits } from '#app/visitor/follow-visits.ts'
import { showToolCount } from '#app/visitor/tool-count.ts'
import {
  followNewHearts,
  followPresses,
  paintHearts,
  type PressedHeart,
} from './wishlist-hearts.ts'
import { wishlistOfTab } from './wishlist-sync.ts'
import { wishCount } from './wishes.ts'

const WISHLIST_FULL = 413
/** Long enough to read two sentences twice. */
const MESSAGE_MS = 10_000

/** Brings the hearts of all pages to life and keeps the number at the header's wishlist true. */
export function WishlistTool() {
  const { shop, t } = useShopText()
  const announcer = use(TabContext)?.announcer
  const [problem, setProblem] = useState<{ words: string } | null>(null)

  useEffect(() => {
    const sync = wishlistOfTab(shop)

    const paint = () => paintHearts(document, sync.get())

    function show() {
      paint()
      const count = wishCount(sync.get())
      if (count === null) return
      showToolCount(document, 'wishlist', { count, label: t('header.wishlist_count', { count }) })
    }

    async function press({ productId, name, wasOn }: PressedHeart) {
      setProblem(null)
      const [status, canSayMore] = await Promise.all([
        sync.toggle(productId, wasOn),
        // Every page has the words for a failure; without the others success is seen, not heard.
        loadMessages(['wishlist'], shop.locale).then(isDone, isNotDone),
      ])
      const { t: say } = createShopText(shop, clientMessages(shop.locale))
      if (status === null) {
        const words = wasOn ? 'wishlist.removed' : 'wishlist.added'
        if (canSayMore) announcer?.say(say(words, { name }))
        return
      }
      const words = say(status === WISHLIST_FULL ? 'wishlist.full' : 'wishlist.failed')
      announcer?.say(words)
      setProblem({ words })
    }

    const stops = [
      sync.subscribe(show),
      followNewHearts(document, paint),
      followPresses(document, (heart) => void press(heart)),
      followVisits(window, shop, sync.load),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [shop, t, announcer])

  useEffect(() => {
    if (!problem) return
    const timer = setTimeout(() => setProblem(null), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [problem])

  if (!problem) return null
  return (
    <ToastPlace>
      <Toast>{problem.words}</Toast>
    </ToastPlace>
  )
}

function isDone(): true {
  return true
}

function isNotDone(): false {
  return false
}
