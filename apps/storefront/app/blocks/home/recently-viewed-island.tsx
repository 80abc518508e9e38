import { Suspense, useEffect, useRef, useState } from 'react'
import { latePart } from '#app/navigation/late-code.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { usePageSettings } from '#app/page/page-settings.ts'
import styles from './recently-viewed-island.module.css'
import { onceViewingAllowed } from './once-viewing-allowed.ts'
import { findViewed, othersThan, saveViewed, withViewed } from './viewed-products.ts'

interface RecentlyViewedIslandProps {
  title: string
  /** The product of the page, where it has one: remembered, and left out of the rail. */
  productId?: number
}

const ViewedRail = latePart(async () => (await import('./viewed-rail.tsx')).ViewedRail)

/** A browser that blocks site data throws already here. */
const openStorage = () => localStorage

/** How far below the window the rail is made ready. */
const AHEAD = '600px'

/**
 * What this browser has looked at in this shop, as a rail at the end of a page: nothing of it is
 * known to the server, nothing is there without script, and nothing is asked for before the rail is
 * near.
 */
export function RecentlyViewedIsland({ title, productId }: RecentlyViewedIslandProps) {
  const { shop } = useShopText()
  const { tracking } = usePageSettings()
  const [others, setOthers] = useState<readonly number[]>([])
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let observer: IntersectionObserver | undefined
    const stopAsking = onceViewingAllowed(tracking, () => {
      if (productId !== undefined) {
        saveViewed(shop, openStorage, withViewed(findViewed(shop, openStorage), productId))
      }
      if (!place.current) return
      observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer?.disconnect()
          setOthers(othersThan(productId, findViewed(shop, openStorage)))
        },
        { rootMargin: AHEAD },
      )
      observer.observe(place.current)
    })
    return () => {
      stopAsking()
      observer?.disconnect()
    }
  }, [shop, productId, tracking])

  return (
    <div ref={place} className={styles.place} data-filled={others.length > 0 ? true : undefined}>
      {others.length > 0 && (
        <Suspense fallback={null}>
          <ViewedRail title={title} ids={others} onEmpty={() => setOthers([])} />
        </Suspense>
      )}
    </div>
  )
}
