export type LogLevel = 'debug' | 'warn' | 'error'

/** What is known of the visitor's page and device. */
export interface NavigatorContext {
  /** `null` where the visitor came from nowhere. */
  referrer: string | null
  userAgent: string | null
  location: string | null
  /** Overrides the stored id: a server hands in the one of the visitor it renders for. */
  clientId?: string
  /** Overrides whether the provider may record the request. */
  capture?: boolean
}

/** Small texts that outlast the page; a browser's local storage or cookies. */
export interface Storage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

export interface CookieStorage extends Storage {
  /** Written for the whole site and for this long. */
  set(key: string, value: string, maxAgeMs?: number): void
}

/** Signals by which a visitor asks not to be followed, as the browser gives them. */
export interface PrivacySignals {
  doNotTrack: unknown
  globalPrivacyControl: unknown
}

/**
 * What an engine needs of the place it runs in. A browser tab and a server each hand in their own, so
 * the engine itself touches neither a document nor a process.
 */
export interface Environment {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  now(): number
  randomId(): string
  /** Runs the work later and answers with the way to call it off. */
  setTimer(work: () => void, ms: number): () => void
  navigator(): NavigatorContext
  /** `null` on a server, and where the visitor does not let us store. */
  localStorage: Storage | null
  cookies: CookieStorage | null
  /** `null` where there is none; `false` when the browser refuses to take it. */
  sendBeacon: ((url: string, body: string, contentType: string) => boolean) | null
  privacy: PrivacySignals
  /** Called before the page is left; answers with the way to stop listening. */
  onLeave(listener: () => void): () => void
  log(level: LogLevel, message: string, detail?: unknown): void
}
