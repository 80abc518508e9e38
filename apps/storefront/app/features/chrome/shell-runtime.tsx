import { useEffect } from 'react'
import { useShopText } from '#app/messages/shop-text.tsx'
import { markCurrentSection } from '#app/navigation/current-section.ts'
import { NavigationShell } from '#app/navigation/navigation-shell.tsx'
import { usePageLoad } from '#app/navigation/use-page-load.ts'
import { followScroll } from './header-visibility.ts'
import { closeOverlays, followMenu } from './menu-behavior.ts'
import { showToolCount } from './tool-count.ts'

/** Brings the chrome to life: it is not React's, so it is driven by listeners on the document. */
export function ShellRuntime() {
  const { t } = useShopText()

  useEffect(() => {
    const stops = [followScroll(document), followMenu(document)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  usePageLoad('finish', ({ from }) => {
    if (from === null) return
    closeOverlays(document)
    markCurrentSection(document)
  })

  useEffect(() => {
    // Nothing can be put into either yet; read out as empty rather than as unknown.
    showToolCount(document, 'basket', { count: 0, label: t('header.basket_count', { count: 0 }) })
    showToolCount(document, 'wishlist', {
      count: 0,
      label: t('header.wishlist_count', { count: 0 }),
    })
  }, [t])

  return <NavigationShell />
}
