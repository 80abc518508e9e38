import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { createTestApp, htmlPage } from '../test-app.ts'
import { versionFor } from './page-entry.ts'

const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' }
const WORDS = ['Kleid', 'Mantel', 'Bluse', 'Rock', 'Schal', 'Hose', 'Blazer']
const wordAt = (index: number) => `${WORDS[(index * index) % 7]} ${(index * 7919) % 613}`
const TEXT = Array.from({ length: 1_500 }, (_, index) => wordAt(index)).join(', ')

function openShop() {
  const shop = { time: 0, text: TEXT }
  const app = createTestApp({ now: () => shop.time, storefront: () => htmlPage(shop.text, SHARED) })
  const entry = () => app.cache.find('/de/')?.entry
  const brotli = () => {
    const kept = entry()
    return kept && kept.compression !== 'none' ? versionFor(kept, 'br')?.body : undefined
  }
  async function askAfterItsTime() {
    const before = app.pageRequests.length
    shop.time += 61_000
    await app.fetch('/de/')
    await expect.poll(() => app.pageRequests.length).toBe(before + 1)
  }
  return { shop, app, entry, brotli, askAfterItsTime }
}

it('a page that comes out the same again is compressed as small as can be, once', async () => {
  const { app, entry, brotli, askAfterItsTime } = openShop()
  await app.fetch('/de/')
  await expect.poll(() => entry()?.compression).toBe('quick')
  const quick = brotli()

  await askAfterItsTime()
  await expect.poll(() => entry()?.compression).toBe('best')
  const best = brotli()
  expect(best?.length).toBeLessThan(quick?.length ?? 0)
  expect(String(brotliDecompressSync(best ?? ''))).toContain(TEXT)

  await askAfterItsTime()
  await expect.poll(() => entry()?.freshUntil).toBe(122_000 + 60_000)
  expect(brotli()).toBe(best)
})

it('a compressed page takes as much memory as it has bytes', async () => {
  const { app, entry, askAfterItsTime } = openShop()
  const spareBytes = () =>
    Object.values(entry()?.versions ?? {}).map(
      ({ body }) => body.buffer.byteLength - body.byteLength,
    )
  await app.fetch('/de/')
  await expect.poll(() => entry()?.compression).toBe('quick')
  expect(spareBytes()).toEqual([0, 0])

  await askAfterItsTime()
  await expect.poll(() => entry()?.compression).toBe('best')
  expect(spareBytes()).toEqual([0, 0])
})

it('a page is never without its compressed versions while it stays the same', async () => {
  const { app, entry, askAfterItsTime } = openShop()
  await app.fetch('/de/')
  await expect.poll(() => entry()?.compression).toBe('quick')

  await askAfterItsTime()
  await expect.poll(() => entry()?.freshUntil).toBe(61_000 + 60_000)
  const response = await app.fetch('/de/', { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers.get('content-encoding')).toBe('gzip')
})

it('a page that changed takes nothing over', async () => {
  const { shop, app, entry, brotli, askAfterItsTime } = openShop()
  await app.fetch('/de/')
  await expect.poll(() => entry()?.compression).toBe('quick')
  const before = entry()?.etag

  shop.text = `${TEXT}, neu`
  await askAfterItsTime()
  await expect.poll(() => entry()?.etag).not.toBe(before)
  await expect.poll(() => entry()?.compression).toBe('quick')
  expect(String(brotliDecompressSync(brotli() ?? ''))).toContain(', neu')
})

it('a compressed page is stored without its text, and sent whole to a client without compression', async () => {
  const { app, entry } = openShop()
  await app.fetch('/de/')
  await expect.poll(() => Object.keys(entry()?.versions ?? {})).toEqual(['gzip', 'br'])

  const response = await app.fetch('/de/', { headers: { 'accept-encoding': 'identity' } })

  const text = await response.text()
  expect(text).toContain(TEXT)
  expect(response.headers.get('x-cache')).toBe('hit')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
  expect(response.headers.get('etag')).toBe(entry()?.etag)
})
