import { parseEnvelope } from '@sentry/core'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NEW_VISITOR } from './decided-visitor.ts'
import { START_MS, startOwnServer } from './own-server.ts'
import { test as base } from './test.ts'

/** What the reporting service got: the kind of an item, and the item as its own reader reads it. */
interface ReceivedItem {
  type: string
  item: object
  text: string
}

interface OtherServices {
  /** Reports since the journey began. */
  received: ReceivedItem[]
  /** How the service answers from now on. */
  answerWith(status: number): void
  /** Where another script lies that nobody has set up. */
  strangerUrl: string
  shopOrigin: string
}

/** A shop with a reporting service and a tag manager, both of them on this machine. */
export const test = base.extend<{ services: OtherServices }, { shop: OtherServices }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's parts from here.
    async ({}, hand) => {
      const folder = await mkdtemp(join(tmpdir(), 'saum-reporting-'))
      const received: ReceivedItem[] = []
      let status = 200
      const reports = await openService(async (incoming) => {
        received.push(...(await readItems(incoming)))
        return { status, type: 'application/json', body: '{}' }
      })
      const tags = await openService(async () => aScript('tags'))
      const stranger = await openService(async () => aScript('stranger'))
      const server = await startOwnServer({
        DATA_DIR: folder,
        SENTRY_DSN: `http://key@127.0.0.1:${reports.port}/42`,
        TAG_MANAGER_ID: 'GTM-SAUM',
        TAG_MANAGER_URL: `http://127.0.0.1:${tags.port}`,
      })
      await hand({
        received,
        answerWith: (next) => (status = next),
        strangerUrl: `http://127.0.0.1:${stranger.port}/stranger.js`,
        shopOrigin: server.origin,
      })
      await server.stop()
      for (const service of [reports, tags, stranger]) service.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: START_MS },
  ],
  services: async ({ shop }, hand) => {
    shop.received.length = 0
    shop.answerWith(200)
    await hand(shop)
  },
  baseURL: async ({ shop }, hand) => hand(shop.shopOrigin),
  storageState: NEW_VISITOR,
})

export { expect } from './test.ts'

interface Answer {
  status: number
  type: string
  body: string
}

async function openService(answer: (incoming: IncomingMessage) => Promise<Answer>) {
  const server = createServer((incoming, outgoing) => {
    void answer(incoming).then(({ status, type, body }) =>
      outgoing
        .writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' })
        .end(body),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readItems(incoming: IncomingMessage): Promise<ReceivedItem[]> {
  const text = Buffer.concat(await incoming.toArray()).toString()
  const [, items] = parseEnvelope(text)
  return items.map(([head, item]) => ({ type: head.type, item: item as object, text }))
}

async function aScript(name: string): Promise<Answer> {
  const body = `document.documentElement.dataset.${name} = 'ran'`
  return { status: 200, type: 'text/javascript', body }
}
