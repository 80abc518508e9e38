import { use, useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { ConsentGate } from '@saum/tracking/consent/consent-gate'
import { useShopText } from '#app/messages/shop-text.tsx'
import { optionalPart } from '#app/navigation/optional-part.ts'
import { TabContext } from '#app/navigation/tab.ts'
import { usePageLoad } from '#app/navigation/use-page-load.ts'
import { useCurrentPage } from '#app/page/current-page.ts'
import { usePageSettings } from '#app/page/page-settings.ts'
import { consentGate } from '#app/visitor/consent-gate.ts'
import { toVisitedPage, type VisitedPage } from './visited-page.ts'

/** Tells every page to whoever measures; loads nothing for a visitor who has said no to all of it. */
export function TrackingPart() {
  const { tracking } = usePageSettings()
  const { shop } = useShopText()
  const tab = use(TabContext)
  const { key } = useLocation()
  const { pageType, pathname } = useCurrentPage()
  const data = useMatches().at(-1)?.loaderData
  const visited = useRef<VisitedPage | null>(null)

  useEffect(() => {
    const page = toVisitedPage({ pageType, pathname, data })
    visited.current = page
    const gate = consentGate(tracking)
    let isTold = false

    function tell(): void {
      if (isTold || !isFollowed(gate)) return
      isTold = true
      const onBeforeNext = (listener: () => void) =>
        tab?.pageLoad.on('start', listener) ?? (() => {})
      optionalPart(() => import('./open-tracking.ts'))
        .then(({ trackingOfTab }) =>
          trackingOfTab({ settings: tracking, shop, gate, onBeforeNext }).arrive(page),
        )
        .catch(reportError)
    }

    tell()
    return gate.subscribe(tell)
    // The router has gone somewhere whenever its key is another one; the rest comes with it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])

  usePageLoad('start', () => {
    if (visited.current) visited.current.title ??= document.title
  })

  return null
}

/** Who has not decided yet is followed in memory only. */
function isFollowed(gate: ConsentGate): boolean {
  if (gate.standing() === 'undecided') return true
  return (gate.consent()?.granted ?? []).some((service) => gate.allows(service))
}
