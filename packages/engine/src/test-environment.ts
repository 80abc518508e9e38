import type { CookieStorage, Environment, LogLevel, Storage } from './environment.ts'

/** A request as it left the engine. */
export interface SentRequest {
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  /** Parsed where it is JSON. */
  body: unknown
}

/** What the other side does with one request. */
export type Answer = Response | Error | object | ((request: SentRequest) => Response | object)

export interface TestEnvironment extends Environment {
  requests: SentRequest[]
  beacons: { url: string; body: string; contentType: string }[]
  logs: { level: LogLevel; message: string; detail: unknown }[]
  /** The next requests are answered with these, in turn; a plain object as JSON with status 200. */
  answer(...answers: readonly Answer[]): void
  /** From now on every request beyond the planned answers is answered with this. */
  answerAll(answer: Answer): void
  /** Lets time pass, and everything that is due happen. */
  pass(ms: number): Promise<void>
  leave(): void
}

/** A place to run engines in tests: a clock by hand, a network by script, storage in memory. */
export function aTestEnvironment(changes: Partial<Environment> = {}): TestEnvironment {
  const clock = createClock()
  const planned: Answer[] = []
  const leaving = new Set<() => void>()
  let standing: Answer | null = null
  let ids = 0
  const environment: TestEnvironment = {
    requests: [],
    beacons: [],
    logs: [],
    async fetch(url, init) {
      const request = toSentRequest(url, init)
      environment.requests.push(request)
      await Promise.resolve()
      init.signal?.throwIfAborted()
      const answer = planned.shift() ?? standing
      if (answer === null) throw new Error(`The network was asked too often: ${url}`)
      const given = typeof answer === 'function' ? answer(request) : answer
      if (given instanceof Error) throw given
      return given instanceof Response ? given : Response.json(given)
    },
    now: () => clock.now,
    randomId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    setTimer: clock.setTimer,
    navigator: () => ({ referrer: null, userAgent: 'Mozilla/5.0', location: null }),
    localStorage: memoryStorage(),
    cookies: memoryStorage(),
    sendBeacon(url, body, contentType) {
      environment.beacons.push({ url, body, contentType })
      return true
    },
    privacy: { doNotTrack: undefined, globalPrivacyControl: undefined },
    onLeave(listener) {
      leaving.add(listener)
      return () => void leaving.delete(listener)
    },
    log: (level, message, detail) => void environment.logs.push({ level, message, detail }),
    answer: (...answers) => void planned.push(...answers),
    answerAll: (answer) => void (standing = answer),
    pass: clock.pass,
    leave: () => leaving.forEach((listener) => listener()),
    ...changes,
  }
  return environment
}

function toSentRequest(url: string, init: RequestInit): SentRequest {
  const text = typeof init.body === 'string' ? init.body : ''
  const headers = Object.fromEntries(new Headers(init.headers))
  const isJson = headers['content-type'] === 'application/json'
  return {
    url,
    method: init.method ?? 'GET',
    headers,
    body: isJson ? (JSON.parse(text) as unknown) : text,
  }
}

function memoryStorage(): Storage & CookieStorage {
  const stored = new Map<string, string>()
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  }
}

function createClock() {
  const timers = new Set<{ at: number; work: () => void }>()
  const clock = {
    now: Date.UTC(2026, 10, 16),
    setTimer(work: () => void, ms: number) {
      const timer = { at: clock.now + ms, work }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    async pass(ms: number) {
      const end = clock.now + ms
      for (;;) {
        await settle()
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (next === undefined) break
        timers.delete(next)
        clock.now = Math.max(clock.now, next.at)
        next.work()
      }
      clock.now = end
      await settle()
    },
  }
  return clock
}

/** Lets everything run that waits for nothing but its turn. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}
