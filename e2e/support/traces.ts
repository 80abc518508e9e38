import type { BrowserContext, Page } from '@playwright/test'

/** What a journey has left behind: on the wire and on the device. */
export interface Traces {
  /** `GET own /de/`, `POST other /gtm.js`: each once, without what differs from run to run. */
  requests: Set<string>
  /** `cookie shop`, `local saum-visit`, `session saum:intent`. */
  writes: Set<string>
}

/** Assets, pictures and texts are the page itself. */
const PAGE_FILES = /^\/(?:(?:assets|fonts|images|pictures|messages)\/|icons?[.\w]*\.svg$)/

/** Records every request and every write to cookies and storage from now on, of all pages of the tab. */
export async function recordTraces(page: Page, origin: string): Promise<Traces> {
  const traces: Traces = { requests: new Set(), writes: new Set() }
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!url.protocol.startsWith('http')) return
    // It also names where a redirect leads that the page does not follow.
    if (request.resourceType() === 'fetch' && request.redirectedFrom() !== null) return
    const isOwn = url.origin === origin
    if (isOwn && PAGE_FILES.test(url.pathname)) return
    traces.requests.add(`${request.method()} ${isOwn ? 'own' : 'other'} ${kindOf(url)}`)
  })
  await page.exposeBinding('noteWrite', (_, write: string) => void traces.writes.add(write))
  await page.addInitScript(NOTE_WRITES)
  return traces
}

/** Runs in the page, before everything of it. */
const NOTE_WRITES = `
  const setItem = Storage.prototype.setItem
  Storage.prototype.setItem = function (key, value) {
    noteWrite((this === window.localStorage ? 'local ' : 'session ') + key)
    setItem.call(this, key, value)
  }
  const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get,
    set(value) {
      noteWrite('cookie ' + value.split('=', 1)[0])
      set.call(this, value)
    },
  })
`

/** Cookies the server has set count as well. */
export async function noteCookies(context: BrowserContext, traces: Traces): Promise<void> {
  for (const { name } of await context.cookies()) traces.writes.add(`cookie ${name}`)
}

function kindOf({ pathname }: URL): string {
  if (pathname.endsWith('.data')) return 'page data'
  // Of screens only the kind: which product was opened is not the question.
  return pathname.replace(/^(\/[\w-]+\/(?:c|p|search|consent))\/.*/, '$1')
}
