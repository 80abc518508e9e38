import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Mood =
  | 'well'
  | 'slow'
  | 'dripping'
  | 'down'
  | 'garbage'
  | 'html'
  | 'unauthorized'
  | 'limited'
  | 'huge'

type Fields = Record<string, unknown>

/** Another content service over real HTTP, whose mood a test decides. */
export interface TestContentService {
  url: string
  /** How often it was asked for a sync, by what. */
  syncs: string[]
  publish(id: string, type: string, fields: Fields): void
  remove(id: string): void
  /** Forgets all tokens it gave. */
  beginAnew(): void
  mood: Mood
  close(): Promise<void>
}

export async function startContentService(): Promise<TestContentService> {
  const entries = new Map<string, object>()
  let log: { version: number; item: object }[] = []
  let version = 0
  let oldest = 0
  const syncs: string[] = []

  function record(item: object): void {
    version += 1
    log = [...log, { version, item }]
  }
  function sync(token: string | null): object | null {
    syncs.push(token ?? 'initial')
    const since = Number(token)
    if (token !== null && since < oldest) return null
    const items =
      token === null
        ? [...entries.values()]
        : log.filter((one) => one.version > since).map((one) => one.item)
    return { sys: { type: 'Array' }, items, nextSyncUrl: `http://x/sync?sync_token=${version}` }
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://x')
    if (isMoody(service.mood, response)) return
    if (request.headers.authorization !== 'Bearer token') return answer(response, 401, {})
    const answerOf: Record<string, () => object | null> = {
      '/spaces/saum/environments/master/locales': () => ({
        items: [{ code: 'de-DE', default: true, fallbackCode: null }],
      }),
      '/spaces/saum/environments/master/sync': () => sync(url.searchParams.get('sync_token')),
    }
    const found = answerOf[url.pathname]?.()
    answer(response, found ? 200 : 400, found ?? { sys: { type: 'Error', id: 'BadRequest' } })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const service: TestContentService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    syncs,
    mood: 'well',
    publish(id, type, fields) {
      const sys = { id, type: 'Entry', updatedAt: '', contentType: { sys: { id: type } } }
      const localized = Object.entries(fields).map(([name, value]) => [name, { 'de-DE': value }])
      const item = { sys, fields: Object.fromEntries(localized) as object }
      entries.set(id, item)
      record(item)
    },
    remove(id) {
      entries.delete(id)
      record({ sys: { id, type: 'DeletedEntry' } })
    },
    beginAnew() {
      version += 1
      oldest = version
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return service
}

function isMoody(mood: Mood, response: ServerResponse): boolean {
  switch (mood) {
    case 'well':
      return false
    case 'slow':
      return true
    case 'dripping': {
      response.writeHead(200, { 'content-type': 'application/json' })
      const timer = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(timer))
      return true
    }
    case 'down':
      response.destroy()
      return true
    case 'garbage':
      response.writeHead(200, { 'content-type': 'application/json' }).end('<html>')
      return true
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Please log in</html>')
      return true
    case 'unauthorized':
      answer(response, 401, { message: 'The access token is invalid' })
      return true
    case 'limited':
      response.writeHead(429, { 'retry-after': '3' }).end('{}')
      return true
    case 'huge':
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': '9'.repeat(11),
      })
      response.write('{')
      return true
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/vnd.contentful.delivery.v1+json' })
  response.end(JSON.stringify(body))
}
