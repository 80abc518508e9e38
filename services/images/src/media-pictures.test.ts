import { setTimeout as delay } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { MediaFiles } from './media-reader.ts'
import { aGarment, startTestImages } from './test-images.ts'

const KEY = 'hero-0a1b2c3d'

async function aPhoto(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width, height, channels: 3, background: '#6E1F2B' } })
  return new Uint8Array(await image.jpeg().toBuffer())
}

type Body = ConstructorParameters<typeof Response>[0]

function answer(body: Body, type = 'image/jpeg', headers: Record<string, string> = {}) {
  return new Response(body, { headers: { 'content-type': type, ...headers } })
}

/** A content system with one picture, which counts how often it is asked. */
function aSpace(fetch: MediaFiles['fetch']) {
  const asked: string[] = []
  const media: MediaFiles = {
    has: (key) => key === KEY,
    fetch(key) {
      asked.push(key)
      return fetch(key)
    },
  }
  return { media, asked }
}

async function sizeOf(response: Response) {
  const { width, height } = await sharp(await response.arrayBuffer()).metadata()
  return { width, height }
}

describe('[2.34] a picture of the content system', () => {
  it('keeps its proportion, is encoded like every other and read once for all its widths', async () => {
    const photo = await aPhoto(1920, 1080)
    const { media, asked } = aSpace(async () => answer(photo))
    const { get } = await startTestImages({ media })

    const wide = await get(`/images/${KEY}/1080.webp`)
    const small = await get(`/images/${KEY}/300.webp`)

    expect(wide.headers.get('content-type')).toBe('image/webp')
    expect(wide.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await sizeOf(wide)).toEqual({ width: 1080, height: 608 })
    expect(await sizeOf(small)).toEqual({ width: 300, height: 169 })
    expect(asked).toEqual([KEY])
  })

  it('goes out as WebP first and as AVIF once that is made', async () => {
    const photo = await aPhoto(800, 500)
    const { get, service } = await startTestImages(aSpace(async () => answer(photo)))

    const early = await get(`/images/${KEY}/480.avif`)
    await service.idle()
    const late = await get(`/images/${KEY}/480.avif`)

    expect(early.headers.get('content-type')).toBe('image/webp')
    expect(late.headers.get('content-type')).toBe('image/avif')
    expect(await sizeOf(late)).toEqual({ width: 480, height: 300 })
  })

  it('is never larger than it came', async () => {
    const photo = await aPhoto(700, 400)
    const { get } = await startTestImages(aSpace(async () => answer(photo)))

    expect(await sizeOf(await get(`/images/${KEY}/1920.webp`))).toEqual({ width: 700, height: 400 })
  })

  it('takes nothing from the pictures of products, which exist in their own widths only', async () => {
    const { media } = aSpace(async () => null)
    const { get } = await startTestImages({ media, pictures: { tee: aGarment() } })

    expect((await get('/images/tee/180.webp')).status).toBe(200)
    expect((await get('/images/tee/1080.webp')).status).toBe(404)
  })
})

describe('a key somebody guessed', () => {
  it.each(['hero-00000000', 'hero', '__proto__', 'constructor', `hero-0a1b2c3d-x`])(
    'is a 404 and reaches no content system: %s',
    async (key) => {
      const { media, asked } = aSpace(async () => null)
      const { get } = await startTestImages({ media })

      expect((await get(`/images/${key}/480.webp`)).status).toBe(404)
      expect(asked).toEqual([])
    },
  )

  it.each([
    ['the file is gone', async () => null],
    ['the content system says so', async () => new Response('gone', { status: 404 })],
  ])('is a 404 when %s', async (_why, fetch) => {
    const { get, logged } = await startTestImages(aSpace(fetch))

    expect((await get(`/images/${KEY}/480.webp`)).status).toBe(404)
    expect(logged).toEqual([])
  })
})

describe('a file that is no picture', () => {
  it.each([
    ['a page', () => answer('<html>', 'text/html')],
    ['a drawing', () => answer('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')],
    ['a drawing that says it is a photo', () => answer('<svg width="9" height="9"/>', 'image/png')],
    ['noise', () => answer('not a picture', 'image/jpeg')],
    ['nothing', () => answer('', 'image/jpeg')],
  ])('is refused once, and not read again at once: %s', async (_what, fetch) => {
    const { media, asked } = aSpace(async () => fetch())
    const { get, logged } = await startTestImages({ media })

    const statuses = [
      (await get(`/images/${KEY}/480.webp`)).status,
      (await get(`/images/${KEY}/480.webp`)).status,
    ]

    expect(statuses).toEqual([500, 500])
    expect(asked).toHaveLength(1)
    expect(logged).toHaveLength(1)
  })

  it.each([
    ['says so', { 'content-length': '9000000' }],
    ['does not say so', {}],
  ])('and one that is too large is left in time when it %s', async (_how, headers) => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 100_000
        controller.enqueue(new Uint8Array(100_000))
      },
    })
    const { get, logged } = await startTestImages({
      ...aSpace(async () => answer(endless, 'image/jpeg', headers)),
      limits: { maxMediaBytes: 1_000_000 },
    })

    expect((await get(`/images/${KEY}/480.webp`)).status).toBe(500)
    expect(sent).toBeLessThan(2_000_000)
    expect(logged[0]?.message).toContain('larger than 1000000 bytes')
  })
})

describe('a content system in trouble', () => {
  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['answers 500', async () => new Response('no', { status: 500 })],
    ['answers 429', async () => new Response('slow down', { status: 429 })],
    ['never answers', () => new Promise<Response>(() => undefined)],
    ['never ends', async () => answer(new ReadableStream({ pull: () => delay(60_000) }))],
  ])('makes a shopper come back, and is left alone meanwhile: %s', async (_how, fetch) => {
    const { media, asked } = aSpace(fetch)
    const { get } = await startTestImages({ media, limits: { mediaTimeoutMs: 50 } })

    const first = await get(`/images/${KEY}/480.webp`)
    const second = await get(`/images/${KEY}/780.webp`)

    expect([first.status, second.status]).toEqual([503, 503])
    expect(first.headers.get('retry-after')).toBe('3')
    expect(asked).toHaveLength(1)
  })

  it('costs the pictures of products nothing', async () => {
    const stuck = Promise.withResolvers<Response | null>()
    onTestFinished(() => stuck.resolve(null))
    const media = { has: (key: string) => key.startsWith('hero'), fetch: () => stuck.promise }
    const { get } = await startTestImages({
      media,
      pictures: { tee: aGarment() },
      limits: { makers: 1, mediaTimeoutMs: 3000 },
    })

    const waiting = Array.from({ length: 12 }, (_, n) => get(`/images/hero-${n}/480.webp`))
    const tee = await get('/images/tee/180.webp')
    stuck.resolve(null)

    expect(tee.status).toBe(200)
    expect((await Promise.all(waiting)).map(({ status }) => status)).not.toContain(500)
  })

  it('does not take away what was made before', async () => {
    const photo = await aPhoto(600, 400)
    let isDown = false
    const { get } = await startTestImages(
      aSpace(async () => (isDown ? Promise.reject(new Error('down')) : answer(photo))),
    )

    await get(`/images/${KEY}/480.webp`)
    isDown = true

    expect((await get(`/images/${KEY}/480.webp`)).status).toBe(200)
  })
})
