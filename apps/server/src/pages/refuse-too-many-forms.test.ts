import { describe, expect, it } from 'vitest'
import { createTestApp, htmlPage, type TestApp } from '../test-app.ts'

const MANY_FIELDS = 'a&'.repeat(120_000)
const URL_ENCODED = 'application/x-www-form-urlencoded'
/** What an address may send at once, at one form per second. */
const BURST = 5

describe('a form that is larger than any of ours', () => {
  it.each([
    ['many fields', '/de/newsletter/', MANY_FIELDS, URL_ENCODED, 'kürze deinen Text'],
    ['a long field', '/fr-ch/contact/', `a=${'x'.repeat(100_000)}`, URL_ENCODED, 'raccourcir'],
    ['many parts', '/en/cart/', inParts(3000), 'multipart/form-data; boundary=x', 'shorten your'],
    [
      'many lines',
      '/en/cart/',
      '\r\na: b'.repeat(9000),
      'multipart/form-data; boundary=x',
      'shorten',
    ],
  ])('with %s is answered 413 in the words of the shop', async (_, path, body, type, words) => {
    const app = createTestApp()

    const response = await send(app, path, { body, type })

    expect(response.status).toBe(413)
    expect(await response.text()).toContain(words)
    expect(app.pageRequests).toEqual([])
  })

  it('is refused before it is parsed, which would take a hundred times as long', async () => {
    const app = createTestApp({ env: { SESSION_RATE_LIMIT: '0' } })
    await send(app, '/de/cart/', { body: MANY_FIELDS })

    const parsedIn = await timeOf(() => new Response(MANY_FIELDS, formHeaders()).formData())
    const refusedIn = await timeOf(() => send(app, '/de/cart/', { body: MANY_FIELDS }))

    expect(refusedIn).toBeLessThan(parsedIn / 4)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is refused by %s as well', async (method) => {
    const app = createTestApp()

    const response = await send(app, '/de/newsletter/', { body: MANY_FIELDS, method })

    expect(response.status).toBe(413)
  })

  it('does not lead out of a preview', async () => {
    const app = createTestApp({ previewSecret: 'kX9-the-right-one-77' })

    const response = await send(app, '/preview/leave', { body: `to=/de/&${MANY_FIELDS}` })

    expect(response.status).toBe(413)
    expect(response.headers.has('set-cookie')).toBe(false)
  })
})

describe('a form of an address that has sent too many', () => {
  it.each(['/de/cart/', '/de/newsletter/', '/preview/leave'])(
    'is not read at all: %s',
    async (path) => {
      const app = createTestApp({
        env: { SESSION_RATE_LIMIT: '1' },
        previewSecret: 'kX9-the-right-one-77',
        storefront: () => htmlPage('a page'),
      })
      for (let turn = 0; turn < BURST; turn += 1) await send(app, path, { body: 'to=/de/' })
      const { body, pulls } = countedBody('intent=voucher&code=WINTER10')

      const response = await send(app, path, { body, length: 28 })

      expect(response.status).toBe(429)
      expect(response.headers.get('retry-after')).toBe('1')
      expect(pulls()).toBe(0)
    },
  )
})

interface Sent {
  body: string | ReadableStream
  type?: string
  method?: string
  length?: number
}

function send(app: TestApp, path: string, sent: Sent): Promise<Response> {
  const { body, type = URL_ENCODED, method = 'POST', length } = sent
  const headers = {
    'content-type': type,
    ...(length === undefined ? {} : { 'content-length': String(length) }),
  }
  return app.fetch(path, { method, headers, body, duplex: 'half' })
}

function formHeaders(): ResponseInit {
  return { headers: { 'content-type': URL_ENCODED } }
}

function inParts(fields: number): string {
  const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
  return `${part.repeat(fields)}--x--`
}

/** A body that counts how often it is read. */
function countedBody(text: string) {
  let pulls = 0
  const source = {
    pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      pulls += 1
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  }
  return { body: new ReadableStream(source, { highWaterMark: 0 }), pulls: () => pulls }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
