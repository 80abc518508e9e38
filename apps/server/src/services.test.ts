import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SearchAccess } from '@saum/contract/search'
import { StartupError } from '@saum/domain/startup-error'
import { readConfig, type Config } from './config.ts'
import { createLog } from './operations/log.ts'
import { openServices, type Services } from './services.ts'
import { createTestApp } from './test-app.ts'

/** A data folder with the demo range. */
const PREPARED = process.env['DEMO_DATA_DIR']

const log = createLog({ level: 'silent', format: 'json' })
let folder: string
let config: Config
let services: Services

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saum-services-'))
  if (PREPARED !== undefined) await cp(PREPARED, folder, { recursive: true })
  config = readConfig({ DATA_DIR: folder })
  services = await openServices(config, log)
  // Without a prepared folder the whole demo range is written, which takes half a minute.
}, 240_000)

afterAll(async () => {
  await services.close()
  await rm(folder, { recursive: true })
})

describe('the services behind the server', () => {
  it('answer a call over HTTP with the demo range', async () => {
    const app = createTestApp({ rpc: services.rpc })

    const response = await app.fetch('/api/de/rpc/getRootCategories', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shop-id': '10028' },
      body: '{"payload":{}}',
    })

    expect(response.status).toBe(200)
    expect(await response.json()).toContainEqual(expect.objectContaining({ slug: 'damen' }))
  })

  it('refuse an unknown call and an unreadable body as problems', async () => {
    const app = createTestApp({ rpc: services.rpc })
    const post = (name: string, body: string) =>
      app.fetch(`/api/de/rpc/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })

    const unknown = await post('makeCoffee', '{}')
    const unreadable = await post('getRootCategories', '{"payload"')

    expect(unknown.status).toBe(404)
    expect(unreadable.status).toBe(400)
    for (const response of [unknown, unreadable]) {
      expect(response.headers.get('content-type')).toBe('application/problem+json')
    }
  })

  it('are ready once the range can be searched, and know the content pages', async () => {
    const app = createTestApp({ checks: services.checks })

    await vi.waitFor(
      async () =>
        expect(await (await app.fetch('/readyz')).json()).toEqual({
          status: 'ready',
          dependencies: {
            shop: 'up',
            mail: 'up',
            jobs: 'up',
            disk: 'up',
            pictures: 'up',
            search: 'up',
            content: 'up',
          },
        }),
      { timeout: 60_000, interval: 1_100 },
    )
    expect(Object.keys(services.content.links('de-DE'))).not.toEqual([])
  }, 70_000)

  it('give access to the search, which finds what the shop sells', async () => {
    const app = createTestApp({ rpc: services.rpc, search: services.search })
    const access = await app.fetch('/api/fr-ch/rpc/getSearchAccess', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shop-id': '10031' },
      body: '{"payload":{}}',
    })
    const { accessToken, commerceBaseUrl, trackingId } = (await access.json()) as SearchAccess

    const response = await app.fetch(`${new URL(commerceBaseUrl).pathname}/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({
        trackingId,
        context: { view: { url: 'http://localhost:3000/fr-ch/' }, capture: false, cart: [] },
        language: 'fr',
        country: 'CH',
        currency: 'CHF',
        query: 'robe en lin',
        perPage: 1,
      }),
    })

    expect(await response.json()).toMatchObject({
      products: [{ ec_name: expect.stringContaining('lin') }],
    })
  })

  it('do not share their data folder with a second server', async () => {
    await expect(openServices(config, log)).rejects.toThrow(StartupError)
    await expect(openServices(config, log)).rejects.toThrow(`${folder} is in use by`)
  })
})
