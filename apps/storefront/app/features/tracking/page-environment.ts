import type { TrackingEnvironment } from '@saum/tracking/environment'

/** The tab tracking runs in. Nothing is stored or read before it is asked for. */
export function pageEnvironment(): TrackingEnvironment {
  return {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    randomId: () => crypto.randomUUID(),
    setTimer(work, ms) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    fetch: (url, init) => fetch(url, init),
    sendBeacon:
      'sendBeacon' in navigator
        ? (url, body) => navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }))
        : null,
    storage: {
      get: (key) => localStorage.getItem(key),
      set: (key, value) => localStorage.setItem(key, value),
      remove: (key) => localStorage.removeItem(key),
    },
    sha256,
    onLeave,
    log: (level, message, detail = '') => console[level](message, detail),
  }
}

/** Browsers calculate it on safe connections only. */
async function sha256(text: string): Promise<string | null> {
  if (!('subtle' in crypto)) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A phone never says that a page is closed, only that nobody sees it any more. */
function onLeave(listener: () => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('pagehide', listener, { signal })
  addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') listener()
    },
    { signal },
  )
  return () => stop.abort()
}
