import { Suspense, useCallback, useEffect, useState } from 'react'
import { latePart } from '#app/navigation/late-code.ts'
import { loadMessages } from '#app/messages/client-messages.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { focusHeading } from '#app/navigation/focus-heading.ts'
import { useCurrentPage } from '#app/page/current-page.ts'
import { usePageSettings } from '#app/page/page-settings.ts'
import { consentGate } from '#app/visitor/consent-gate.ts'
import { followConsent } from './follow-consent.ts'
import { followConsentLinks } from './follow-consent-links.ts'
import { SavedNotice } from './saved-notice.tsx'
import { useConsentManager } from './use-consent-manager.ts'

const ConsentDialog = latePart(async () => (await import('./consent-dialog.tsx')).ConsentDialog)

/** Who has not chosen is asked on arrival; who has may change it by a link, which gets the focus back. */
type Asking = 'arrival' | HTMLElement

/** Asks visitors for their choice, keeps the tab true to it, and lets it be changed on every page. */
export function ConsentTool() {
  const { shop } = useShopText()
  const { tracking } = usePageSettings()
  const manager = useConsentManager(tracking, shop)
  const [asking, setAsking] = useState<Asking | 'saved' | null>(null)
  const mayAsk = useMayAsk()
  const forget = useCallback(() => setAsking(null), [])

  const ask = useCallback(
    (asked: Asking) => {
      // Without its texts nobody is asked, and nothing is allowed.
      void loadMessages(['consent'], shop.locale).then(() => setAsking(asked), reportError)
    },
    [shop],
  )

  useEffect(() => {
    const gate = consentGate(tracking)
    if (!tracking.consentManager && gate.standing() === 'undecided') ask('arrival')
    const stops = [
      followConsent(window, gate, tracking.services),
      gate.subscribe(() => {
        // Chosen in another tab.
        if (gate.standing() === 'decided') setAsking((now) => (now === 'arrival' ? null : now))
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [tracking, ask])

  useEffect(() => {
    // Where there is nothing to choose, the page itself says why.
    if (tracking.services.length === 0 || consentGate(tracking).isSilenced()) return
    return followConsentLinks(document, shop, (link) => {
      if (tracking.consentManager) return manager.current?.open() ?? false
      ask(link)
      return true
    })
  }, [tracking, shop, ask, manager])

  if (asking === 'saved') return <SavedNotice onGone={forget} />
  if (asking === null || (asking === 'arrival' && !mayAsk)) return null
  const opener = asking === 'arrival' ? null : asking
  return (
    <Suspense fallback={null}>
      <ConsentDialog
        key={opener === null ? 'arrival' : 'change'}
        isChange={opener !== null}
        onClose={(isSaved) => {
          if (opener) opener.focus()
          else focusHeading(document)
          setAsking(isSaved ? 'saved' : null)
        }}
      />
    </Suspense>
  )
}

/** Nobody is interrupted while they pay; and one page asks by itself. */
function useMayAsk(): boolean {
  const { shop, pageType, pathname } = useCurrentPage()
  const isPaying = pageType === 'checkout' || pageType === 'confirmation'
  return !isPaying && pathname !== `/${shop.path}/consent/`
}
