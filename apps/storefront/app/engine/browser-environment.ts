import { publicAddress, publicReferrer } from '@saum/domain/public-address'
import type { CookieStorage, Environment, LogLevel, Storage } from '@saum/engine/environment'
import { throttledLog } from './throttled-log.ts'

/** The tab an engine runs in. Nothing is read before it is asked for. */
export function browserEnvironment(): Environment {
  return {
    fetch: (url, init) => fetch(url, init),
    now: () => Date.now(),
    randomId: () => crypto.randomUUID(),
    setTimer: later,
    navigator: () => ({
      referrer: publicReferrer(document.referrer, location.origin),
      userAgent: navigator.userAgent,
      location: publicAddress(location.href),
    }),
    localStorage: pageStorage(),
    cookies: pageCookies(),
    sendBeacon: (url, body, contentType) =>
      navigator.sendBeacon(url, new Blob([body], { type: contentType })),
    privacy: {
      // Older browsers have it on the window.
      doNotTrack: 'doNotTrack' in window ? window.doNotTrack : navigator.doNotTrack,
      globalPrivacyControl:
        'globalPrivacyControl' in navigator ? navigator.globalPrivacyControl : undefined,
    },
    onLeave(listener) {
      addEventListener('pagehide', listener)
      return () => removeEventListener('pagehide', listener)
    },
    log: throttledLog({ write: writeToConsole, now: () => Date.now(), setTimer: later }),
  }
}

function later(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

function writeToConsole(level: LogLevel, message: string, detail: unknown = ''): void {
  if (level === 'debug' && !import.meta.env.DEV) return
  console[level](message, detail)
}

/** `null` where the visitor forbids storage: some browsers then throw on the first look. */
function pageStorage(): Storage | null {
  try {
    const { localStorage } = window
    return {
      get: (key) => localStorage.getItem(key),
      set: (key, value) => localStorage.setItem(key, value),
      remove: (key) => localStorage.removeItem(key),
    }
  } catch {
    return null
  }
}

function pageCookies(): CookieStorage {
  const write = (key: string, value: string, maxAgeSeconds: number) => {
    const secure = location.protocol === 'https:' ? ';Secure' : ''
    document.cookie = `${key}=${value};Max-Age=${maxAgeSeconds};Path=/;SameSite=Lax${secure}`
  }
  return {
    get(key) {
      const pair = document.cookie.split('; ').find((one) => one.startsWith(`${key}=`))
      return pair === undefined ? null : pair.slice(key.length + 1)
    },
    set: (key, value, maxAgeMs = 0) => write(key, value, Math.floor(maxAgeMs / 1_000)),
    remove: (key) => write(key, '', 0),
  }
}
