import type { ConsentServiceId } from '@saum/domain/consent-services'
import { createConsentGate, type ConsentGate } from '../consent/consent-gate.ts'
import type { Consent } from '../consent/consent.ts'
import type { Destination } from '../destinations/destination.ts'
import { createLateDestination } from '../destinations/late-destination.ts'
import { createVisitStatistics } from '../destinations/visit-statistics.ts'
import {
  aTestEnvironment,
  aTestStorage,
  bodyOf,
  type TestEnvironment,
} from '../test-environment.ts'
import { aPage } from '../test-event.ts'
import { aConsent, OFFERED } from '../test-gate.ts'
import { createPageViews } from './page-views.ts'
import { createTracker } from './tracker.ts'

export const OWN = 'visit-statistics'
export const TAGS = 'tag-manager'

export type Line = 'works' | 'slow' | 'tired' | 'fails' | 'offline'
/** How the tags come on a page: after so many milliseconds, never, or not at the first attempts. */
export type Coming = { afterMs: number } | 'never' | { failures: number }

/** Something that happened, and whom the visitor lets know of it. */
interface Happening {
  number: number
  /** Milliseconds of the time that is the same on all pages. */
  at: number
  /** `waits`: for the choice. `must`: reaches it. `may`: only if it already has. `never`. */
  fate: Record<typeof OWN | typeof TAGS, 'waits' | 'must' | 'may' | 'never'>
}

const MOST_WAITING = 200
const MOST_LATE = 50

/** A visitor in one tab, over many pages, with our server, the tags and a model of what must arrive. */
export function aVisitor() {
  const local = aTestStorage()
  const tab = aTestStorage()
  const happened: Happening[] = []
  const reached = { [OWN]: new Map<number, number>(), [TAGS]: [] as number[] }
  const violations: string[] = []
  const arrived: number[] = []
  const toldPages: number[] = []
  /** Events of requests that are failing; those are lost if the page is left before it learns of it. */
  const failing = new Set<number>()
  let clockOffsetMs = 0
  let consent: Consent | null = null
  let line: Line = 'works'
  let page = open({ afterMs: 0 })

  function time(): number {
    return page.environment.elapsed() + page.openedAt
  }

  /** Nothing at all may be sent or stored without a yes. */
  function check(service: ConsentServiceId, what: string): void {
    if (!consent?.granted.includes(service)) violations.push(`${what} without consent`)
  }

  function receive(body: unknown, at: number): void {
    check(OWN, 'sent')
    if (line === 'fails' || line === 'tired' || line === 'offline') return
    for (const { number, ageMs } of eventsIn(body)) {
      // The same event sent twice is one; when it happened is known from either.
      if (happened[number]?.at !== at - ageMs) violations.push(`${number} at another time`)
      reached[OWN].set(number, at - ageMs)
    }
  }

  function open(coming: Coming, openedAt = 0) {
    const environment = anEnvironment(receive, openedAt)
    const gate = createConsentGate({
      offered: OFFERED,
      privacy: { doNotTrack: null, globalPrivacyControl: false },
      read: () => consent,
      now: environment.now,
    })
    let beforeNext = () => {}
    // In the order of the shop: who gathers events hears of leaving before who tells the page.
    const destinations = [
      createVisitStatistics({ url: '/events', gate, environment }),
      lateTags(gate, environment, coming),
    ]
    const tracker = createTracker({ gate, destinations, environment })
    const views = createPageViews<number>({
      environment,
      tell(arrival) {
        toldPages.push(arrival)
        happen()
      },
      onBeforeNext(listener) {
        beforeNext = listener
        return () => {}
      },
    })
    return { environment, gate, tracker, views, openedAt, start: () => beforeNext() }
  }

  function anEnvironment(take: typeof receive, openedAt: number): TestEnvironment {
    const environment = aTestEnvironment({
      now: () => START + environment.elapsed() + openedAt + clockOffsetMs,
      fetch(_url, init) {
        const body: unknown = JSON.parse(bodyOf(init))
        take(body, environment.elapsed() + openedAt)
        const response = answerOf(line, environment)
        if (isDown()) void noteFailing(body, response)
        return response
      },
      sendBeacon(_url, body) {
        take(JSON.parse(body), environment.elapsed() + openedAt)
        return true
      },
    })
    return Object.assign(environment, { storage: watched(local, OWN) })
  }

  async function noteFailing(body: unknown, response: Promise<Response>): Promise<void> {
    for (const { number } of eventsIn(body)) failing.add(number)
    await response.catch(() => null)
    for (const { number } of eventsIn(body)) failing.delete(number)
  }

  function watched(storage: typeof local, service: ConsentServiceId): typeof local {
    return {
      ...storage,
      set(key, value) {
        check(service, 'stored')
        storage.set(key, value)
      },
    }
  }

  function lateTags(gate: ConsentGate, environment: TestEnvironment, coming: Coming): Destination {
    let attempts = 0
    const tags: Destination = {
      service: TAGS,
      deliver(events) {
        if (events.length > 0) check(TAGS, 'told')
        reached[TAGS].push(...events.map((event) => Number(event.page.path.slice(1))))
      },
    }
    return createLateDestination({
      service: TAGS,
      gate,
      tabStorage: watched(tab, TAGS),
      log: environment.log,
      async open() {
        attempts += 1
        if (coming === 'never') return new Promise(() => {})
        if ('failures' in coming && attempts <= coming.failures) throw new Error('It was blocked.')
        const ms = 'afterMs' in coming ? coming.afterMs : 0
        await new Promise<void>((resolve) => void environment.setTimer(resolve, ms))
        return tags
      },
    })
  }

  /** Something is told to the tracker; the model notes what has to become of it. */
  function happen(): void {
    const { gate, tracker } = page
    const number = happened.length
    const isOpen = gate.standing() === 'undecided'
    const fateAt = (service: ConsentServiceId) => {
      if (isOpen) return 'waits' as const
      return gate.allows(service) ? ('must' as const) : ('never' as const)
    }
    happened.push({ number, at: time(), fate: { [OWN]: fateAt(OWN), [TAGS]: fateAt(TAGS) } })
    tracker.track({ name: 'page_view' }, aPage({ path: `/${number}` }))
    for (const service of [OWN, TAGS] as const) {
      // More than this many are not kept; the oldest go.
      change(service, 'waits', 'never', MOST_WAITING)
    }
    change(TAGS, 'must', 'may', MOST_LATE)
  }

  /** Of all that have not arrived, those beyond the newest so many get another fate. */
  function change(
    service: typeof OWN | typeof TAGS,
    from: 'waits' | 'must',
    to: 'must' | 'may' | 'never',
    spared = 0,
  ): void {
    const tagsReached = service === TAGS ? new Set(reached[TAGS]) : reached[OWN]
    const concerned = happened.filter(
      ({ number, fate }) => fate[service] === from && !tagsReached.has(number),
    )
    const oldest = concerned.slice(0, Math.max(0, concerned.length - spared))
    for (const { fate } of oldest) fate[service] = to
  }

  const isDown = () => line === 'fails' || line === 'tired' || line === 'offline'

  return {
    happened,
    reached,
    violations,
    arrived,
    toldPages,
    local,
    tab,
    pass: (ms: number) => page.environment.pass(ms),
    click: happen,
    setLine: (next: Line) => void (line = next),
    setClock: (offsetMs: number) => void (clockOffsetMs = offsetMs),
    /** A navigation within the page. */
    async navigate(loadMs: number) {
      page.start()
      await page.environment.pass(loadMs)
      arrive()
    },
    /** Another tab, another window, or the telephone rings. */
    async hide() {
      leave()
      await page.environment.pass(0)
    },
    /** A whole new page; whatever was in memory is gone. */
    async load(coming: Coming) {
      // A page cannot load while the line is dead; requests over such a line are rejected at once.
      if (line === 'offline') line = 'works'
      await page.environment.pass(0)
      leave()
      for (const number of failing) {
        const fate = happened[number]?.fate
        if (fate?.[OWN] === 'must') fate[OWN] = 'may'
      }
      failing.clear()
      const openedAt = time() + 1
      for (const service of [OWN, TAGS] as const) change(service, 'waits', 'never')
      if (tab.mode !== 'works') change(TAGS, 'must', 'may')
      page = open(coming, openedAt)
      arrive()
    },
    choose(...services: readonly ConsentServiceId[]) {
      consent = aConsent(services, START + time())
      for (const service of [OWN, TAGS] as const) {
        const isAllowed = services.includes(service)
        change(service, 'waits', isAllowed ? 'must' : 'never')
        if (!isAllowed) change(service, 'must', 'may')
      }
      change(TAGS, 'must', 'may', MOST_LATE)
      page.gate.refresh()
    },
  }

  function arrive(): void {
    const arrival = arrived.length
    arrived.push(arrival)
    page.views.arrive(arrival)
  }

  function leave(): void {
    page.environment.leave()
    // Nobody says whether a beacon has arrived.
    if (isDown()) change(OWN, 'must', 'may')
  }
}

function eventsIn(body: unknown): { number: number; ageMs: number }[] {
  const { events } = body as { events: { path: string; ageMs: number }[] }
  return events.map(({ path, ageMs }) => ({ number: Number(path.slice(1)), ageMs }))
}

const START = Date.UTC(2026, 10, 17, 10)

async function answerOf(line: Line, environment: TestEnvironment): Promise<Response> {
  const after = (ms: number) =>
    new Promise<void>((resolve) => void environment.setTimer(resolve, ms))
  if (line === 'offline') throw new TypeError('Failed to fetch')
  if (line === 'slow') {
    await after(5000)
    throw new DOMException('signal timed out', 'TimeoutError')
  }
  await after(40)
  return new Response(null, { status: { works: 200, tired: 429, fails: 503 }[line] })
}
