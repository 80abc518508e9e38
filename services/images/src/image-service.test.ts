import { copyFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  aGarment,
  createTemporaryFolder,
  LAYERS_FOLDER,
  shareTestImages,
  startTestImages,
} from './test-images.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const WARM = { widths: [180], formats: ['webp'] } as const

async function sizeOf(response: Response) {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  return { width, height, format }
}

describe('a picture', () => {
  const colors = ['#8A4B3C', '#2B3655', '#9AA58C', '#E6DCC8', '#1B1B1D']
  const shared = shareTestImages(
    Object.fromEntries(colors.map((color, n) => [`tee-${n}`, aGarment(color)])),
  )

  it('is made for the first who asks and kept for everybody after', async () => {
    const { get, service } = shared()
    const madeBefore = service.stats().encoded

    const first = await get('/images/tee-0/180.webp')
    const second = await get('/images/tee-0/180.webp')

    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('image/webp')
    expect(first.headers.get('cache-control')).toBe(FOREVER)
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = await first.arrayBuffer()
    expect(first.headers.get('content-length')).toBe(String(bytes.byteLength))
    expect(await second.arrayBuffer()).toEqual(bytes)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 180, height: 225 })
    expect(service.stats().encoded - madeBefore).toBe(1)
  })

  it('is encoded once for all who ask at the same time', async () => {
    const { get, service } = shared()
    const madeBefore = service.stats().encoded

    const all = await Promise.all(Array.from({ length: 12 }, () => get('/images/tee-1/180.webp')))

    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(service.stats().encoded - madeBefore).toBe(1)
  })

  it('is not sent to whoever has it', async () => {
    const { get } = shared()
    const etag = (await get('/images/tee-2/180.webp')).headers.get('etag') ?? ''

    const headers = { 'if-none-match': `"other", W/${etag}` }
    const again = await get('/images/tee-2/180.webp', { headers })

    expect(again.status).toBe(304)
    expect(again.headers.get('cache-control')).toBe(FOREVER)
    expect(await again.text()).toBe('')
  })

  it('answers HEAD with everything but the picture', async () => {
    const head = await shared().get('/images/tee-3/180.webp', { method: 'HEAD' })

    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(500)
    expect(await head.text()).toBe('')
  })

  it('goes out as WebP until its AVIF is made behind the scenes', async () => {
    const { get, service } = shared()

    const early = await get('/images/tee-4/180.avif')
    const etag = early.headers.get('etag') ?? ''
    await service.idle()
    const late = await get('/images/tee-4/180.avif', { headers: { 'if-none-match': etag } })

    expect(early.headers.get('content-type')).toBe('image/webp')
    expect(early.headers.get('cache-control')).toBe('public, max-age=60')
    expect(late.status).toBe(200)
    expect(late.headers.get('content-type')).toBe('image/avif')
    expect(late.headers.get('cache-control')).toBe(FOREVER)
    expect(await sizeOf(late)).toEqual({ width: 180, height: 225, format: 'heif' })
  })

  it('is found on disk by the next process', async () => {
    const folder = await createTemporaryFolder()
    const pictures = { tee: aGarment() }
    const before = await startTestImages({ pictures, cacheFolder: folder })
    const made = await (await before.get('/images/tee/180.webp')).arrayBuffer()
    await before.service.close()

    const after = await startTestImages({ pictures, cacheFolder: folder })
    const found = await after.get('/images/tee/180.webp')

    expect(await found.arrayBuffer()).toEqual(made)
    expect(after.service.stats()).toMatchObject({ encoded: 0, diskFiles: 1 })
  })
})

describe('what is not there', () => {
  it.each([
    ['an unknown picture', '/images/nothing/180.webp'],
    ['an unknown picture as AVIF', '/images/nothing/180.avif'],
    ['an unknown width', '/images/tee/181.webp'],
    ['an unknown format', '/images/tee/180.jpg'],
    ['no address at all', '/images/'],
    ['a climbing address', '/images/../tee/180.webp'],
  ])('is a 404 that is soon forgotten: %s', async (_what, path) => {
    const { get, service } = await startTestImages({ pictures: { tee: aGarment() } })

    const response = await get(path)

    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(service.stats().encoded).toBe(0)
  })

  it('is left to others outside of /images/', async () => {
    const { service } = await startTestImages()

    expect(await service.fetch(new Request('http://saum.test/de/'), '/de/')).toBeNull()
  })

  it.each(['POST', 'PUT', 'DELETE'])('%s is not allowed', async (method) => {
    const { get } = await startTestImages({ pictures: { tee: aGarment() } })

    const response = await get('/images/tee/180.webp', { method })

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('a source that is wrong', () => {
  it.each([
    ['not an object', 'tee'],
    ['of an unknown kind', { kind: 'magic' }],
    ['with a color that is none', aGarment('red')],
    ['with a look nobody knows', { ...aGarment(), look: { base: '#000000', glitter: 1 } }],
  ])('is a 404 and one line in the log: %s', async (_what, source) => {
    const { get, logged } = await startTestImages({ pictures: { tee: source } })

    const statuses = [await get('/images/tee/180.webp'), await get('/images/tee/300.webp')]

    expect(statuses.map(({ status }) => status)).toEqual([404, 404])
    expect(logged).toHaveLength(1)
    expect(logged[0]?.message).toContain('The source of the picture tee is wrong')
  })

  it('is a 500 when its layers are missing, and is not tried again at once', async () => {
    const pictures = { cape: aGarment('#112233', 'cape-front') }
    const { get, logged, service } = await startTestImages({ pictures })

    const first = await get('/images/cape/180.webp')
    const second = await get('/images/cape/180.webp')

    expect([first.status, second.status]).toEqual([500, 500])
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect(service.stats().failed).toBe(1)
    expect(logged.map(({ message }) => message)).toEqual([
      expect.stringContaining('There are no layers of the view cape-front'),
    ])
  })

  it('is a 500 when its layers are damaged, and others are made as before', async () => {
    const layersFolder = await createTemporaryFolder()
    for (const file of await readdir(LAYERS_FOLDER)) {
      if (/^(tee-front|layers)\./.test(file)) {
        await copyFile(join(LAYERS_FOLDER, file), join(layersFolder, file))
      }
    }
    await writeFile(join(layersFolder, 'tank-front.shade.webp'), 'RIFF')
    const pictures = { tee: aGarment(), tank: aGarment('#112233', 'tank-front') }
    const { get } = await startTestImages({ pictures, layersFolder })

    const damaged = await get('/images/tank/180.webp')
    const whole = await get('/images/tee/180.webp')

    expect([damaged.status, whole.status]).toEqual([500, 200])
  })

  it('asks to come back when the catalogue cannot be asked', async () => {
    let isDown = true
    const { get, logged } = await startTestImages({
      findPicture: async () => {
        if (isDown) throw new Error('the shop is down')
        return aGarment()
      },
    })

    const early = await get('/images/tee/180.webp')
    isDown = false
    const late = await get('/images/tee/180.webp')

    expect(early.status).toBe(503)
    expect(early.headers.get('retry-after')).toBe('3')
    expect(late.status).toBe(200)
    expect(logged).toHaveLength(1)
  })
})

describe('making pictures', () => {
  it('turns requests away instead of piling them up', async () => {
    const keys = Array.from({ length: 8 }, (_, n) => `tee-${n}`)
    const pictures = Object.fromEntries(keys.map((key, n) => [key, aGarment(`#${n}${n}4433`)]))
    const { get } = await startTestImages({ pictures, limits: { makers: 1, maxWaiting: 3 } })

    const all = await Promise.all(keys.map((key) => get(`/images/${key}/180.webp`)))

    const statuses = all.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(4)
    expect(statuses.filter((status) => status === 503)).toHaveLength(4)
    const turnedAway = all.find(({ status }) => status === 503)
    expect(turnedAway?.headers.get('retry-after')).toBe('3')
    expect(turnedAway?.headers.get('cache-control')).toBe('no-store')
  })

  it('does not let a request wait for ever, and has the picture for the next one', async () => {
    const { get, service } = await startTestImages({
      pictures: { tee: aGarment() },
      limits: { requestTimeoutMs: 5 },
    })

    const early = await get('/images/tee/180.webp')
    await service.idle()

    expect(early.status).toBe(503)
    // On a busy machine even a stored picture can take longer than 5 ms.
    const status = async () => (await get('/images/tee/180.webp')).status
    await expect.poll(status, { timeout: 5_000 }).toBe(200)
  })

  it('serves shoppers while it works ahead', async () => {
    const keys = Array.from({ length: 60 }, (_, n) => `ahead-${n}`)
    const pictures = {
      ...Object.fromEntries(keys.map((key) => [key, aGarment()])),
      now: aGarment(),
    }
    const { get, service } = await startTestImages({ pictures, limits: { makers: 1 } })

    service.warm(keys, WARM)
    const response = await get('/images/now/180.webp')
    const stillAhead = service.stats().waiting
    await service.idle()

    expect(response.status).toBe(200)
    expect(stillAhead).toBeGreaterThan(0)
    expect(service.stats()).toMatchObject({ encoded: 61, waiting: 0, running: 0, diskFiles: 61 })
  })

  it('works ahead only on what is missing', async () => {
    const { service } = await startTestImages({ pictures: { tee: aGarment() } })

    service.warm(['tee', 'unknown'], WARM)
    await service.idle()
    service.warm(['tee'], WARM)
    await service.idle()

    expect(service.stats()).toMatchObject({ encoded: 1, diskFiles: 1 })
  })
})
