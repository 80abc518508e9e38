import type { TrackingSettings } from '@saum/contract/tracking-settings'
import type { Shop } from '@saum/domain/shops'
import { useEffect, useRef, type RefObject } from 'react'
import { lateCode } from '#app/navigation/late-code.ts'
import { consentGate } from '#app/visitor/consent-gate.ts'
import type { ConsentManager } from './consent-manager.ts'
import { sendChoice } from './send-choice.ts'

/** The consent manager that asks instead of us, once it is there; `null` where none is configured. */
export function useConsentManager(
  tracking: TrackingSettings,
  shop: Shop,
): RefObject<ConsentManager | null> {
  const started = useRef<ConsentManager | null>(null)

  useEffect(() => {
    const { consentManager, services } = tracking
    if (!consentManager || services.length === 0) return
    let isGone = false
    void lateCode(() => import('./consent-manager.ts')).then(({ startConsentManager }) => {
      if (isGone) return
      started.current = startConsentManager(window, {
        manager: consentManager,
        shop,
        gate: consentGate(tracking),
        offered: services,
        send: (choice) => sendChoice(shop, choice),
      })
    }, reportError)
    return () => {
      isGone = true
      started.current?.stop()
    }
  }, [tracking, shop])

  return started
}
