import type { Environment } from '@saum/engine/environment'

/**
 * A place in which an engine only shows what it was given: a page rendered on the server. Whoever makes
 * it ask or store anything there has made a mistake, and hears of it.
 */
export function stillEnvironment(): Environment {
  return {
    fetch: () => Promise.reject(new Error('A page asks the search provider in its loader only')),
    now: () => Date.now(),
    randomId: () => crypto.randomUUID(),
    setTimer: () => () => {},
    navigator: () => ({ referrer: null, userAgent: null, location: null, capture: false }),
    localStorage: null,
    cookies: null,
    sendBeacon: null,
    privacy: { doNotTrack: undefined, globalPrivacyControl: undefined },
    onLeave: () => () => {},
    log() {},
  }
}
