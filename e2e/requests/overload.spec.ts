import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { START_MS, startOwnServer } from '../support/own-server.ts'
import { expect, test } from '../support/request-test.ts'

const ONE = { 'x-forwarded-for': '203.0.113.1' }
const OTHER = { 'x-forwarded-for': '203.0.113.2' }

test.describe('an address with names no page reads', () => {
  for (const path of ['/de/c/new/', '/de/c/new/_.data', '/de/']) {
    test(`shows the cached page and repeats nothing of them: ${path}`, async ({ request }) => {
      await request.get(path)
      for (const name of ['b', 'q', 'x-y', 'searchWord']) {
        const value = `word${Math.random()}`
        const answer = await request.get(`${path}?${name}=${value}`)

        expect(answer.status(), name).toBe(200)
        expect(answer.headers()['x-cache'], name).toMatch(/hit|stale/)
        expect(await answer.text()).not.toContain(value)
      }
    })
  }
})

test('an address in capital letters leads to the cached page', async ({ request }) => {
  for (const path of ['/de/newsLETTER/', '/de/LOCATION/', '/de/Sitemap.xml', '/de/S/agb/']) {
    const answer = await request.get(`${path}?utm_source=mail`, { maxRedirects: 0 })

    expect(answer.status(), path).toBe(301)
    const plain = path.replace(/[^/]+/g, (word) => word.toLowerCase())
    expect(answer.headers()['location']).toBe(`${plain}?utm_source=mail`)
    expect(answer.headers()['x-cache'], path).not.toBe('hit')
  }
})

test.describe('a shop that is asked for more than it can render', () => {
  let origin = ''
  let stop = async () => {}

  test.beforeAll(async () => {
    test.setTimeout(START_MS)
    const folder = await mkdtemp(join(tmpdir(), 'saum-overload-'))
    const server = await startOwnServer({
      DATA_DIR: folder,
      TRUST_PROXY: 'on',
      PAGE_RATE_LIMIT: '10',
    })
    origin = server.origin
    stop = async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  })
  test.afterAll(() => stop())

  const ask = (path: string, headers: Record<string, string>) =>
    fetch(origin + path, { headers, redirect: 'manual' })

  test('renders only so many pages for one address, and still sends it cached ones', async () => {
    await ask('/de/', OTHER)
    const statuses = new Map<number, Response>()
    for (let at = 0; at < 150; at += 1) {
      const answer = await ask(`/de/unknown-${at}/`, ONE)
      statuses.set(answer.status, answer)
    }
    const refused = statuses.get(429)

    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused?.text()).toContain('sehr viel los')
    expect((await ask('/de/', ONE)).status).toBe(200)
    expect((await ask('/de/unknown-to-others/', OTHER)).status).toBe(404)
  })
})
