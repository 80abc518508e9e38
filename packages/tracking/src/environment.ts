/** Small texts that outlast the page; throws or forgets where the visitor does not let us store. */
export interface TextStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** What tracking needs of the page it runs in; handed in, so that all of it can be tried without one. */
export interface TrackingEnvironment {
  /** Milliseconds of the clock on the wall, which visitors set as they like. */
  now(): number
  /** Milliseconds of a clock that never jumps. */
  elapsed(): number
  randomId(): string
  /** Runs the work later and answers with the way to call it off. */
  setTimer(work: () => void, ms: number): () => void
  fetch(url: string, init: RequestInit): Promise<Response>
  /** `null` where there is none; `false` when the browser refuses to take it. */
  sendBeacon: ((url: string, body: string) => boolean) | null
  storage: TextStorage
  /** Lower-case hexadecimal; `null` where the browser does not calculate it. */
  sha256(text: string): Promise<string | null>
  /** Called when the page may not come back; answers with the way to stop listening. */
  onLeave(listener: () => void): () => void
  log(level: 'warn' | 'error', message: string, detail?: unknown): void
}
