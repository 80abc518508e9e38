import type { ConsentServiceId } from '@saum/domain/consent-services'
import type { ConsentGate } from '@saum/tracking/consent/consent-gate'
import { withdrawnServices } from '@saum/tracking/consent/decide-consent'
import { clearTraces } from './clear-traces.ts'

/**
 * Keeps the tab true to the choice, also to one made in another tab: what is not allowed leaves no traces,
 * and when something is taken back the page comes anew, without the scripts it has loaded.
 */
export function followConsent(
  browser: Window,
  gate: ConsentGate,
  offered: readonly ConsentServiceId[],
): () => void {
  let before = gate.consent()

  function clear(): void {
    if (gate.standing() === 'undecided') return
    clearTraces(
      browser,
      offered.filter((service) => !gate.allows(service)),
    )
  }

  clear()
  const stop = gate.subscribe(() => {
    const withdrawn = withdrawnServices(before, gate.consent(), Date.now())
    before = gate.consent()
    clear()
    if (withdrawn.length > 0) browser.location.reload()
  })
  const refresh = () => gate.refresh()
  const events = ['focus', 'pageshow'] as const
  for (const event of events) browser.addEventListener(event, refresh)
  return () => {
    stop()
    for (const event of events) browser.removeEventListener(event, refresh)
  }
}
