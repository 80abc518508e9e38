import type { BrowserContext, Page } from '@playwright/test'
import type { ConsentServiceId } from '@saum/domain/consent-services'
import { judgeWrite, type Write } from '@saum/testing/judge-write'

/** What a journey has left behind: on the wire and on the device. */
export interface Traces {
  /** `GET own /de/`, `POST other /gtm.js`: each once, without what differs from run to run. */
  requests: Set<string>
  writes: Write[]
}

/** Assets, pictures and texts are the page itself. */
const PAGE_FILES = /^\/(?:(?:assets|fonts|images|pictures|messages)\/|icons?[.\w]*\.svg$)/

/** Records every request and every write to cookies and storage from now on, of all pages of the tab. */
export async function recordTraces(page: Page, origin: string): Promise<Traces> {
  const traces: Traces = { requests: new Set(), writes: [] }
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!url.protocol.startsWith('http')) return
    // It also names where a redirect leads that the page does not follow.
    if (request.resourceType() === 'fetch' && request.redirectedFrom() !== null) return
    const isOwn = url.origin === origin
    if (isOwn && PAGE_FILES.test(url.pathname)) return
    traces.requests.add(`${request.method()} ${isOwn ? 'own' : 'other'} ${kindOf(url)}`)
  })
  await page.exposeBinding('noteWrite', (_, write: Write) => void traces.writes.push(write))
  await page.addInitScript(NOTE_WRITES)
  return traces
}

/** Runs in the page, before everything of it. What is taken away again at once is gone in the next microtask. */
const NOTE_WRITES = `
  const { setItem, getItem } = Storage.prototype
  Storage.prototype.setItem = function (name, value) {
    setItem.call(this, name, value)
    const isLocal = this === window.localStorage
    queueMicrotask(() => noteWrite({
      place: isLocal ? 'local' : 'tab',
      name,
      seconds: isLocal ? 'without-end' : 'session',
      isGone: getItem.call(this, name) === null,
    }))
  }
  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get,
    set(value) {
      const age = /; *max-age=(\\d+)/i.exec(value)?.[1]
      const isDated = /; *expires=/i.test(value)
      const seconds = age !== undefined ? Number(age) : isDated ? 'without-end' : 'session'
      noteWrite({ place: 'cookie', name: value.split('=', 1)[0], seconds })
      set.call(this, value)
    },
  })
  const { open } = CacheStorage.prototype
  CacheStorage.prototype.open = function (name) {
    noteWrite({ place: 'cache', name, seconds: 'without-end' })
    return open.call(this, name)
  }
  const { open: openDatabase } = IDBFactory.prototype
  IDBFactory.prototype.open = function (name, version) {
    noteWrite({ place: 'database', name, seconds: 'without-end' })
    return openDatabase.call(this, name, version)
  }
`

/** What is on the device now counts as well: cookies the server has set, and whatever came another way. */
export async function noteStored(page: Page, traces: Traces): Promise<void> {
  traces.writes.push(...(await cookiesOf(page.context())))
  const named = (place: Write['place'], seconds: Write['seconds']) => (name: string) => ({
    place,
    name,
    seconds,
  })
  const names = await page.evaluate<Record<'local' | 'tab' | 'cache' | 'database', string[]>>(
    `(async () => ({
      local: Object.keys(localStorage),
      tab: Object.keys(sessionStorage),
      cache: await caches.keys(),
      database: (await indexedDB.databases()).map(({ name }) => name),
    }))()`,
  )
  traces.writes.push(
    ...names.local.map(named('local', 'without-end')),
    ...names.tab.map(named('tab', 'session')),
    ...names.cache.map(named('cache', 'without-end')),
    ...names.database.map(named('database', 'without-end')),
  )
}

async function cookiesOf(context: BrowserContext): Promise<Write[]> {
  const cookies = await context.cookies()
  return cookies.map(({ name, expires }) => ({
    place: 'cookie',
    name,
    seconds: expires === -1 ? 'session' : expires - Date.now() / 1000,
  }))
}

/** What of it the list of stored entries does not allow, each once. */
export function storageFaults(
  { writes }: Traces,
  services: readonly ConsentServiceId[],
  { hasAsked = false } = {},
): string[] {
  const faults = writes.flatMap((write) => judgeWrite(write, { services, hasAsked }) ?? [])
  return [...new Set(faults)].toSorted()
}

function kindOf({ pathname }: URL): string {
  if (pathname.endsWith('.data')) return 'page data'
  // Of screens only the kind: which product was opened is not the question.
  return pathname.replace(/^(\/[\w-]+\/(?:c|p|search|consent))\/.*/, '$1')
}
