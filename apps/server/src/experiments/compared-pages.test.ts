import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createMetrics } from '../operations/metrics.ts'
import { createPageFront } from '../page-cache/page-front.ts'
import { createTestApp, htmlPage, readAllButTracking, type AnswerPage } from '../test-app.ts'
import { createPageExperiments } from './page-experiments.ts'
import { aConsentCookie, aVisitor } from './test-consent.ts'

const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' }
const PATH = '/de/p/mantel-7/'
const EXPERIMENTS = 'early-promises:50'
const IN_VARIANT = { cookie: aConsentCookie(aVisitor('variant')) }
const IN_CONTROL = { cookie: aConsentCookie(aVisitor('control')) }

const opened: AsyncDisposable[] = []
afterEach(async () => {
  for (const shop of opened.splice(0)) await shop[Symbol.asyncDispose]()
})

/** Front and app over a socket; only the storefront is made up, and says what it was told. */
async function openShop(env: Record<string, string> = { EXPERIMENTS }) {
  const rendered: string[] = []
  const state = { edition: 1 }
  const storefront: AnswerPage = ({ url }, { variants }) => {
    const { pathname } = new URL(url)
    rendered.push(`${pathname} ${variants.join()}`)
    const words = `${pathname} edition ${state.edition} [${variants.join()}]`
    if (!pathname.endsWith('.data')) return htmlPage(words, SHARED)
    return new Response(words, { headers: { ...SHARED, 'content-type': 'text/x-script' } })
  }
  const { fetch: fetchApp, cache, config, log } = createTestApp({ env, storefront })
  const experiments = createPageExperiments(config.tracking.experiments, Date.now)
  const front = createPageFront({
    cache,
    readQuery: readAllButTracking,
    log,
    metrics: createMetrics(),
    experiments,
  })
  const server = createServer((incoming, outgoing) => {
    if (config.isPageCacheOn && front(incoming, outgoing)) return
    const headers = new Headers(incoming.headers as Record<string, string>)
    void fetchApp(incoming.url ?? '', { headers }).then((page) => send(page, outgoing))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push(server)
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return { ask, rendered, state, port, forget: cache.purge }
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(await response.bytes())
}

async function shownBy(response: Promise<Response>): Promise<string> {
  return /\[(.*)\]/.exec(await (await response).text())?.[1] ?? 'nothing'
}

describe('[6.5] a page with two versions', () => {
  it('is each visitor’s own from the first byte, and kept in both', async () => {
    const { ask, rendered } = await openShop()
    for (let round = 0; round < 3; round += 1) {
      expect(await shownBy(ask(PATH))).toBe('')
      expect(await shownBy(ask(PATH, IN_VARIANT))).toBe('early-promises')
      expect(await shownBy(ask(PATH, IN_CONTROL))).toBe('')
    }
    // Whoever comes with cookies first has the page rendered for them, and once more for the others.
    expect(rendered.filter((page) => page === `${PATH} `)).toHaveLength(1)
    expect(rendered.filter((page) => page === `${PATH} early-promises`)).toHaveLength(2)
    const outcomes = [await ask(PATH), await ask(PATH, IN_VARIANT), await ask(PATH, IN_CONTROL)]
    expect(outcomes.map(({ headers }) => headers.get('x-cache'))).toEqual(['hit', 'hit', 'hit'])
  })

  it('is never mixed up among a thousand visitors', async () => {
    const { ask, rendered, forget } = await openShop()
    const paths = [PATH, `${PATH}_.data`, `${PATH}?size=38`, '/de/p/rock-8/', '/at/p/mantel-7/']
    const visit = async (at: number) => {
      if (at % 97 === 0) forget()
      const isChosen = at % 3 === 0
      const headers = isChosen
        ? { cookie: aConsentCookie(aVisitor('variant')) }
        : at % 3 === 1 && { cookie: aConsentCookie(aVisitor('control')) }
      const path = paths[at % paths.length] ?? PATH
      const body = await (await ask(path, headers || {})).text()
      expect(body).toContain(
        `${path.split('?')[0]} edition 1 [${isChosen ? 'early-promises' : ''}]`,
      )
    }
    for (let start = 0; start < 1_000; start += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, index) => visit(start + index)))
    }
    expect(rendered.length).toBeLessThan(400)
  })

  it('is told to nobody between us and the visitor, in neither version', async () => {
    const { ask } = await openShop()
    for (const headers of [{}, IN_VARIANT, IN_CONTROL]) {
      for (const path of [PATH, `${PATH}_.data`]) {
        for (const outcome of ['miss', 'hit']) {
          const answer = await ask(path, headers)
          if (headers !== IN_CONTROL) expect(answer.headers.get('x-cache')).toBe(outcome)
          expect(answer.headers.get('cache-control')).toBe('private, no-cache')
        }
      }
    }
    const other = await ask('/de/', IN_VARIANT)
    expect(other.headers.get('cache-control')).toBe(SHARED['cache-control'])
  })

  it('is sent anew to a browser that has the other version', async () => {
    const { ask } = await openShop()
    const etag = (await ask(PATH)).headers.get('etag') ?? ''
    expect((await ask(PATH, { 'if-none-match': etag })).status).toBe(304)
    expect((await ask(PATH, { 'if-none-match': etag, ...IN_CONTROL })).status).toBe(304)

    const changed = await ask(PATH, { 'if-none-match': etag, ...IN_VARIANT })
    expect(changed.status).toBe(200)
    expect(changed.headers.get('etag')).not.toBe(etag)
  })

  it('is forgotten in both versions', async () => {
    const { ask, state, forget } = await openShop()
    for (const headers of [{}, IN_VARIANT]) await (await ask(PATH, headers)).text()

    state.edition = 2
    forget()

    for (const headers of [{}, IN_VARIANT]) {
      expect(await (await ask(PATH, headers)).text()).toContain('edition 2')
    }
  })

  it('has its two versions also where no page is kept, and where one is not to be', async () => {
    const uncached = await openShop({ EXPERIMENTS, PAGE_CACHE: 'off' })
    const kept = await openShop()
    const preview = `${PATH}?preview=x`
    for (const ask of [
      (headers = {}) => uncached.ask(PATH, headers),
      (headers = {}) => kept.ask(preview, headers),
    ]) {
      expect(await shownBy(ask())).toBe('')
      expect(await shownBy(ask(IN_VARIANT))).toBe('early-promises')
      expect((await ask()).headers.get('cache-control')).toMatch(/^private, no-/)
    }
  })

  it.each(['%20early-promises', '+early-promises', '#early-promises', '?x=1 early-promises'])(
    'cannot be asked for by its name: %s',
    async (name) => {
      const { port, ask } = await openShop()
      await (await ask(PATH, IN_VARIANT)).text()

      const words = await askRaw(port, `${PATH}${name}`)

      expect(words).not.toContain('[early-promises]')
      expect(await shownBy(ask(PATH, IN_VARIANT))).toBe('early-promises')
    },
  )
})

describe('what pages know of running experiments', () => {
  it('is their names and shares, so that browsers can tell what they saw', () => {
    const { services, experiments } = readConfig({ EXPERIMENTS }).tracking.pages
    expect(experiments).toEqual([{ key: 'early-promises', share: 50 }])
    expect(services).toContain('comparison-tests')
  })

  it('is nothing while none runs, and nobody is asked for it', () => {
    const { services, experiments } = readConfig({}).tracking.pages
    expect(experiments).toBeUndefined()
    expect(services).not.toContain('comparison-tests')
  })

  it.each(['early-promises', 'early-promises:0', 'unknown:50', 'early-promises:50%'])(
    'is refused at the start when it says %s',
    (text) => {
      expect(() => readConfig({ EXPERIMENTS: text })).toThrow(/EXPERIMENTS/)
    },
  )
})

describe('a shop that compares nothing', () => {
  it('gives everybody the same page, which everybody may keep', async () => {
    const { ask, rendered } = await openShop({})
    for (const headers of [{}, IN_VARIANT, IN_CONTROL]) {
      const answer = await ask(PATH, headers)
      expect(answer.headers.get('cache-control')).toBe(SHARED['cache-control'])
      expect(await answer.text()).toContain('[]')
    }
    expect(rendered).toHaveLength(1)
  })
})

/** As `fetch` would not send it. */
async function askRaw(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.end(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}
