import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches, useNavigation, useNavigationType } from 'react-router'
import { clickFacts, linkOf } from './delegated-links.ts'
import { isPlainClick } from './followed-link.ts'
import type { RouteHandle } from './route-handle.ts'
import { isReturn, leavingTopPx, tabScrollMemory } from './scroll-memory.ts'

/** Returns a listing to where it was left: to the tile that was followed, or to its place. */
export function ListingScroll() {
  const memory = tabScrollMemory()
  const { pathname, hash } = useLocation()
  const handle = useMatches().findLast((match) => match.handle)?.handle as RouteHandle | undefined
  const isListing = handle?.scroll === 'category'
  const pageType = handle?.pageType
  const historyAction = useNavigationType()
  const targetPath = useNavigation().location?.pathname
  const previous = useRef({ pathname, pageType })
  const takeFollowedTopPx = useFollowedTile()

  useEffect(() => {
    if (!memory || !isListing || targetPath === undefined || targetPath === pathname) return
    memory.remember(pathname, leavingTopPx(takeFollowedTopPx(), window.scrollY))
  }, [memory, isListing, pathname, targetPath, takeFollowedTopPx])

  useEffect(() => {
    if (!memory || !isListing) return undefined
    // A reload finds the list shorter than it was; its place is needed once it has grown again.
    const leave = () => memory.remember(pathname, leavingTopPx(null, window.scrollY))
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [memory, isListing, pathname])

  const arrive = useEffectEvent((toPath: string) => {
    const from = previous.current
    previous.current = { pathname: toPath, pageType }
    if (!memory || !isListing || hash !== '') return
    const isFromProduct = from.pageType === 'product_detail'
    if (!isReturn({ historyAction, fromPath: from.pathname, toPath, isFromProduct })) return
    const scrollYPx = memory.recall(toPath)
    if (scrollYPx !== null) window.scrollTo({ top: scrollYPx, behavior: 'instant' })
  })

  useLayoutEffect(() => arrive(pathname), [pathname])

  return null
}

/** Where on the document the tile begins whose link was clicked last; `data-tile` marks tiles. */
function useFollowedTile(): () => number | null {
  const topPx = useRef<number | null>(null)

  useEffect(() => {
    function note(event: MouseEvent) {
      const link = linkOf(event)
      if (!link || !isPlainClick(clickFacts(event))) return
      const tile = link.closest('[data-tile]')
      topPx.current = tile ? tile.getBoundingClientRect().top + window.scrollY : null
    }
    document.addEventListener('click', note, { capture: true })
    return () => document.removeEventListener('click', note, { capture: true })
  }, [])

  return useCallback(() => {
    const taken = topPx.current
    topPx.current = null
    return taken
  }, [])
}
