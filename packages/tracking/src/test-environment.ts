import type { TextStorage, TrackingEnvironment } from './environment.ts'

/** A status, a line that is dead, or an answer that takes so long. */
type Answer = number | 'offline' | { afterMs: number; status: number }

/** What the browser does with what is to be stored. */
type StorageMode = 'works' | 'full' | 'forbidden'

interface TestStorage extends TextStorage {
  mode: StorageMode
  entries: Map<string, string>
}

interface Sent {
  url: string
  body: unknown
}

interface Logged {
  level: string
  message: string
  detail: unknown
}

export interface TestEnvironment extends TrackingEnvironment {
  storage: TestStorage
  requests: Sent[]
  beacons: Sent[]
  logs: Logged[]
  /** The next requests are answered with these, in turn; all others with 200. */
  answer(...answers: readonly Answer[]): void
  /** From now on every request beyond the planned answers is answered with this. */
  answerAll(answer: Answer): void
  /** Lets time pass, and everything that is due happen. */
  pass(ms: number): Promise<void>
  /** Moves the clock on the wall, as visitors do. */
  jump(ms: number): void
  leave(): void
}

/** How long the platform waits before it calls a request off, as the real one is told to. */
const TIMEOUT_MS = 5000

/** A page to track in: clocks by hand, a network by script, storage that can be full. */
export function aTestEnvironment(changes: Partial<TrackingEnvironment> = {}): TestEnvironment {
  const clock = createClock()
  const planned: Answer[] = []
  const leaving = new Set<() => void>()
  const requests: Sent[] = []
  const beacons: Sent[] = []
  const logs: Logged[] = []
  let standing: Answer = 200
  let jumpedMs = 0
  let ids = 0
  return {
    requests,
    beacons,
    logs,
    now: () => clock.now() + jumpedMs,
    elapsed: () => clock.now() - START,
    randomId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
    setTimer: clock.setTimer,
    async fetch(url, init) {
      requests.push({ url, body: JSON.parse(bodyOf(init)) })
      return answerWith(planned.shift() ?? standing, clock.setTimer)
    },
    sendBeacon(url, body) {
      beacons.push({ url, body: JSON.parse(body) })
      return true
    },
    sha256,
    onLeave(listener) {
      leaving.add(listener)
      return () => void leaving.delete(listener)
    },
    log: (level, message, detail) => void logs.push({ level, message, detail }),
    answer: (...answers) => void planned.push(...answers),
    answerAll: (answer) => void (standing = answer),
    pass: clock.pass,
    jump: (ms) => void (jumpedMs += ms),
    leave: () => leaving.forEach((listener) => listener()),
    ...changes,
    storage: aTestStorage(),
  }
}

/** Everything we send is text. */
export function bodyOf({ body }: RequestInit): string {
  return typeof body === 'string' ? body : ''
}

async function answerWith(
  answer: Answer,
  setTimer: TrackingEnvironment['setTimer'],
): Promise<Response> {
  if (answer === 'offline') throw new TypeError('Failed to fetch')
  if (typeof answer === 'number') return new Response(null, { status: answer })
  const { afterMs, status } = answer
  await new Promise<void>((resolve) => void setTimer(resolve, Math.min(afterMs, TIMEOUT_MS)))
  if (afterMs > TIMEOUT_MS) throw new DOMException('signal timed out', 'TimeoutError')
  return new Response(null, { status })
}

export function aTestStorage(): TestStorage {
  const entries = new Map<string, string>()
  const storage: TestStorage = {
    mode: 'works',
    entries,
    get(key) {
      if (storage.mode === 'forbidden') throw new DOMException('No access', 'SecurityError')
      return entries.get(key) ?? null
    },
    set(key, value) {
      if (storage.mode !== 'works') throw new DOMException('No room', 'QuotaExceededError')
      entries.set(key, value)
    },
    remove(key) {
      if (storage.mode === 'forbidden') throw new DOMException('No access', 'SecurityError')
      entries.delete(key)
    },
  }
  return storage
}

const START = Date.UTC(2026, 10, 17, 10)

function createClock() {
  const timers = new Set<{ at: number; work: () => void }>()
  let now = START
  return {
    now: () => now,
    setTimer(work: () => void, ms: number) {
      const timer = { at: now + ms, work }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    async pass(ms: number) {
      const end = now + ms
      for (;;) {
        await settle()
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (next === undefined) break
        timers.delete(next)
        now = Math.max(now, next.at)
        next.work()
      }
      now = end
      await settle()
    },
  }
}

const TURNS = 12

/** Lets everything run that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve()
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
