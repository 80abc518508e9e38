import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createTestApp, htmlPage } from './test-app.ts'

const TEXT = 'Seide, Leinen, Wolle. '.repeat(200)

describe('an uncached page', () => {
  it('is compressed as the browser asks', async () => {
    const app = createTestApp({ storefront: () => htmlPage(TEXT) })

    const brotli = await app.fetch('/de/', { headers: { 'accept-encoding': 'gzip, br' } })
    const gzip = await app.fetch('/de/', { headers: { 'accept-encoding': 'gzip' } })
    const plain = await app.fetch('/de/')

    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(String(brotliDecompressSync(await brotli.bytes()))).toContain(TEXT)
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(String(gunzipSync(await gzip.bytes()))).toContain(TEXT)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toContain(TEXT)
    for (const response of [brotli, gzip, plain]) {
      expect(response.headers.get('vary')).toBe('accept-encoding')
      expect(response.headers.get('content-length')).toBeNull()
    }
  })

  it('stays as it is where only a range of it was asked for', async () => {
    const headers = { 'content-type': 'text/vtt', 'content-range': 'bytes 0-4399/9000' }
    const app = createTestApp({ storefront: () => new Response(TEXT, { status: 206, headers }) })

    const part = await app.fetch('/de/', { headers: { 'accept-encoding': 'br' } })

    expect(part.status).toBe(206)
    expect(part.headers.get('content-encoding')).toBeNull()
    expect(await part.text()).toBe(TEXT)
  })

  it('reaches the browser piece by piece when it is rendered so', async () => {
    const rest = Promise.withResolvers<void>()
    const stream = new ReadableStream({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode('<p>first'))
        await rest.promise
        controller.enqueue(new TextEncoder().encode('<p>second'))
        controller.close()
      },
    })
    const app = createTestApp({
      storefront: () => new Response(stream, { headers: { 'content-type': 'text/html' } }),
    })

    const response = await app.fetch('/de/', { headers: { 'accept-encoding': 'gzip' } })
    const reader = response.body!.getReader()
    const first = await reader.read()
    rest.resolve()
    const pieces = [first.value!]
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      pieces.push(next.value)
    }

    expect(first.done).toBe(false)
    expect(String(gunzipSync(Buffer.concat(pieces)))).toBe('<p>first<p>second')
  })
})
