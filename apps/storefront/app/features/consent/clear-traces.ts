import type { ConsentServiceId } from '@saum/domain/consent-services'
import { cookieTraces, expiredCookies, storedTraces } from '@saum/tracking/consent/consent-traces'

/** Takes out of the browser what services have left there, as far as scripts see it. */
export function clearTraces(browser: Window, services: readonly ConsentServiceId[]): void {
  const { document, location } = browser
  for (const name of cookieTraces(services, document.cookie)) {
    for (const expired of expiredCookies(name, location.host)) document.cookie = expired
  }
  try {
    for (const key of storedTraces(services)) {
      browser.localStorage.removeItem(key)
      browser.sessionStorage.removeItem(key)
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
