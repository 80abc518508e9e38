import type { ConsentServiceId } from '@saum/domain/consent-services'
import { cookieTraces, expiredCookies, tracesOf } from '@saum/tracking/consent/consent-traces'

/** Takes out of the browser what services have left there, as far as scripts see it. */
export function clearTraces(browser: Window, services: readonly ConsentServiceId[]): void {
  const { document, location } = browser
  for (const name of cookieTraces(services, document.cookie)) {
    for (const expired of expiredCookies(name, location.host)) document.cookie = expired
  }
  try {
    const { localStorage, sessionStorage } = browser
    for (const key of tracesOf(services, 'local', Object.keys(localStorage))) {
      localStorage.removeItem(key)
    }
    for (const key of tracesOf(services, 'tab', Object.keys(sessionStorage))) {
      sessionStorage.removeItem(key)
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
