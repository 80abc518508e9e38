import type { CookieStorage, Environment, Storage } from '@saum/engine/environment'

/** What the stub of the browser leaves in the global scope. */
interface StubbedBrowser {
  document: { referrer: string; cookie: string }
  location: URL
  localStorage: {
    getItem(key: string): string | null
    setItem(key: string, value: string): void
    removeItem(key: string): void
  }
  navigator: { userAgent: string; sendBeacon(url: string, body: Blob): boolean }
}

/** The stubbed browser the public client runs in, as our engine wants it. */
export function nodeEnvironment(): Environment {
  const browser = globalThis as unknown as StubbedBrowser
  return {
    // Looked up per call, since the recorder stands before it.
    fetch: (url, init) => globalThis.fetch(url, init),
    now: () => Date.now(),
    randomId: () => crypto.randomUUID(),
    setTimer(work, ms) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    navigator: () => ({
      referrer: browser.document.referrer === '' ? null : browser.document.referrer,
      userAgent: browser.navigator.userAgent,
      location: browser.location.href,
    }),
    localStorage: browserStorage(browser),
    cookies: documentCookies(browser),
    sendBeacon: (url, body, type) => browser.navigator.sendBeacon(url, new Blob([body], { type })),
    privacy: { doNotTrack: undefined, globalPrivacyControl: undefined },
    onLeave: () => () => {},
    log() {},
  }
}

/** The same storage as the public client's, so that both know the same visitor. */
function browserStorage({ localStorage }: StubbedBrowser): Storage {
  return {
    get: (key) => localStorage.getItem(key),
    set: (key, value) => localStorage.setItem(key, value),
    remove: (key) => localStorage.removeItem(key),
  }
}

/** The stub keeps what was written last, as one text. */
function documentCookies({ document }: StubbedBrowser): CookieStorage {
  return {
    get: (key) => new RegExp(`(?:^|; ?)${key}=([^;]*)`).exec(document.cookie)?.[1] ?? null,
    set: (key, value) => void (document.cookie = `${key}=${value}`),
    remove: (key) => void (document.cookie = `${key}=`),
  }
}
