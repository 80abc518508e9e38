import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureAddress } from '@saum/domain/picture-url'
import { describe, expect, it } from 'vitest'
import { cachedFileName } from './cache-folder.ts'
import type { LogEntry } from '@saum/thread/log'
import { createPictureCache } from './picture-cache.ts'
import { createTemporaryFolder } from './test-images.ts'

/** As much of a WebP file as the cache looks at. */
function aWebp(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  bytes.set(new TextEncoder().encode('RIFF'), 0)
  new DataView(bytes.buffer).setUint32(4, size - 8, true)
  bytes.set(new TextEncoder().encode('WEBP'), 8)
  return bytes
}

function address(key: string): PictureAddress {
  return { key, width: 180, format: 'webp' }
}

function openCache(folder: string, maxBytes: number) {
  const logged: LogEntry[] = []
  const log = (entry: LogEntry) => void logged.push(entry)
  return { cache: createPictureCache({ folder, maxBytes, log }), logged }
}

async function bytesIn(folder: string): Promise<number> {
  let sum = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) sum += (await stat(join(entry.parentPath, entry.name))).size
  }
  return sum
}

describe('the picture cache', () => {
  it('never keeps more on disk than it may, and lets go of what was unused for longest', async () => {
    const folder = await createTemporaryFolder()
    const { cache } = openCache(folder, 3500)

    for (const key of ['a-one', 'b-two', 'c-three']) cache.save(address(key), aWebp(1000))
    await cache.settled()
    await cache.find(address('a-one'))
    for (const key of ['d-four', 'e-five']) {
      cache.save(address(key), aWebp(1000))
      await cache.settled()
      expect(await bytesIn(folder)).toBeLessThanOrEqual(3500)
    }

    expect(cache.sizes()).toEqual({ diskBytes: 3000, diskFiles: 3 })
    const kept = ['a-one', 'b-two', 'c-three', 'd-four', 'e-five'].map(address).map(cache.has)
    expect(await Promise.all(kept)).toEqual([true, false, false, true, true])
  })

  it('knows after a restart what was used last', async () => {
    const folder = await createTemporaryFolder()
    const before = openCache(folder, 10_000).cache
    for (const key of ['a-one', 'b-two', 'c-three']) before.save(address(key), aWebp(1000))
    await before.settled()
    for (const [minutes, key] of ['b-two', 'c-three', 'a-one'].entries()) {
      const time = new Date(Date.UTC(2025, 0, 1, 0, minutes))
      await utimes(join(folder, cachedFileName(address(key))), time, time)
    }

    const after = openCache(folder, 1500).cache
    await after.settled()

    expect(await after.has(address('a-one'))).toBe(true)
    expect(after.sizes()).toEqual({ diskBytes: 1000, diskFiles: 1 })
    expect(await bytesIn(folder)).toBe(1000)
  })

  it('counts a picture as used when it is read from disk', async () => {
    const folder = await createTemporaryFolder()
    const before = openCache(folder, 10_000).cache
    for (const key of ['a-one', 'b-two']) before.save(address(key), aWebp(1000))
    await before.settled()
    const path = join(folder, cachedFileName(address('a-one')))
    const longAgo = new Date(2000, 0)
    await utimes(path, longAgo, longAgo)

    const after = openCache(folder, 10_000).cache
    await after.find(address('a-one'))
    await after.settled()

    expect((await stat(path)).mtime.getFullYear()).toBeGreaterThan(2000)
  })

  it.each([
    ['cut short', aWebp(1000).subarray(0, 600)],
    ['empty', new Uint8Array()],
    ['something else', new TextEncoder().encode('x'.repeat(1000))],
  ])('does not serve a file that is %s, and takes a new one in its place', async (_what, bytes) => {
    const folder = await createTemporaryFolder()
    const path = join(folder, cachedFileName(address('a-one')))
    await mkdir(join(path, '..'), { recursive: true })
    await writeFile(path, bytes)
    const { cache } = openCache(folder, 10_000)

    expect(await cache.find(address('a-one'))).toBeNull()
    cache.save(address('a-one'), aWebp(1000))
    await cache.settled()

    expect(new Uint8Array(await readFile(path))).toEqual(aWebp(1000))
    expect(cache.sizes()).toEqual({ diskBytes: 1000, diskFiles: 1 })
  })

  it('removes what a crash left half written and leaves foreign files alone', async () => {
    const folder = await createTemporaryFolder()
    await mkdir(join(folder, 'ne'), { recursive: true })
    await writeFile(join(folder, 'ne', 'a-one.180.webp.0815.part'), 'half')
    await writeFile(join(folder, 'ne', 'notes.txt'), 'mine')
    await writeFile(join(folder, 'notes.txt'), 'mine')
    const { cache } = openCache(folder, 100)

    await cache.settled()

    expect(cache.sizes()).toEqual({ diskBytes: 0, diskFiles: 0 })
    expect(await readdir(join(folder, 'ne'))).toEqual(['notes.txt'])
    expect(await readdir(folder)).toEqual(['ne', 'notes.txt'])
  })

  it('answers from memory when nothing can be written, and says so once', async () => {
    const folder = await createTemporaryFolder()
    const file = join(folder, 'not-a-folder')
    await writeFile(file, '')
    const { cache, logged } = openCache(file, 10_000)

    for (const key of ['a-one', 'b-two']) cache.save(address(key), aWebp(1000))
    await cache.settled()

    expect(await cache.find(address('a-one'))).toEqual(aWebp(1000))
    expect(logged.filter(({ message }) => message.includes('cannot be kept on disk'))).toHaveLength(
      1,
    )
  })
})
