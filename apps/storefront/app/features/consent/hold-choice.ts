import type { ConsentServiceId } from '@saum/domain/consent-services'
import { consentCookie, findConsent } from '@saum/tracking/consent/consent-cookie'
import type { ConsentGate } from '@saum/tracking/consent/consent-gate'
import { decideConsent } from '@saum/tracking/consent/decide-consent'

interface HeldChoice {
  gate: ConsentGate
  offered: readonly ConsentServiceId[]
  wished: readonly ConsentServiceId[]
}

/**
 * What becomes of a choice the server did not take: a no applies all the same, a yes nobody can prove
 * does not. Answers whether all the visitor wished for applies.
 */
export function holdChoice(browser: Window, { gate, offered, wished }: HeldChoice): boolean {
  const held = wished.filter((service) => gate.allows(service))
  const isAll = held.length === wished.length
  const hasEnded = offered.some((service) => gate.allows(service) && !held.includes(service))
  if (isAll || hasEnded) {
    const consent = decideConsent({
      offered,
      wished: held,
      before: findConsent(browser.document.cookie),
      now: Date.now(),
      newId: () => crypto.randomUUID(),
    })
    browser.document.cookie = consentCookie(consent, browser.location.protocol === 'https:')
  }
  return isAll
}
