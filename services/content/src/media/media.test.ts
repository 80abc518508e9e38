import { randomBytes } from 'node:crypto'
import { readdirSync, readlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { aFolder, aService, PNG } from '../test-space.ts'
import { createMeasure } from './media-file.ts'
import { pictureSize } from './picture-size.ts'

const VIDEO = Uint8Array.from({ length: 1000 }, (_, at) => at % 256)
const LONG = randomBytes(600_000)
const FILES = {
  'assets/dots.json': { file: 'dots.png', description: 'Punkte' },
  'assets/film.json': { file: 'film.mp4' },
  'assets/long.json': { file: 'long.mp4' },
  'media/dots.png': PNG,
  'media/film.mp4': VIDEO,
  'media/long.mp4': LONG,
  'assets/empty.json': { file: 'empty.vtt' },
  'media/empty.vtt': '',
  'drafts/assets/secret.json': { file: 'clip.mp4' },
  'drafts/media/clip.mp4': VIDEO.subarray(1),
  'media/secret.png': PNG,
}

function aMediaService() {
  const running = aService(FILES)
  const addressOf = async (id: string) => {
    const { file } = (await running.ask(`assets/${id}`)).body['fields'] as { file: { url: string } }
    return file.url
  }
  const get = (path: string, headers: Record<string, string> = {}) =>
    running.service.fetch(new Request(`http://x${path}`, { headers }))
  return { ...running, addressOf, get }
}

/** The files of a folder that this process holds open. */
function openFilesIn(folder: string): string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${descriptor}`)
      return path.startsWith(folder) ? [path] : []
    } catch {
      return []
    }
  })
}

describe('[2.34] files of the space', () => {
  it('are given to everybody and kept for ever, as their address changes with them', async () => {
    const { addressOf, get, write, service } = aMediaService()
    const address = await addressOf('dots')
    const response = await get(address)
    expect(response.status).toBe(200)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(PNG.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const etag = response.headers.get('etag') ?? ''
    expect((await get(address, { 'if-none-match': etag })).status).toBe(304)

    const told = new Promise<void>((resolve) => void service.onChange(resolve))
    write({ 'media/dots.png': Uint8Array.from([...PNG, 1]) })
    // Between the change and our notice, new bytes must not go out under the old address.
    expect((await get(address)).status).toBe(404)
    await told
    expect(await addressOf('dots')).not.toBe(address)
    expect((await get(address)).status).toBe(404)
  })

  it('stay where they are while the asset that names them is being written', async () => {
    const { addressOf, get, write, service } = aMediaService()
    const address = await addressOf('dots')
    const told = new Promise<void>((resolve) => void service.onChange(resolve))
    write({ 'assets/dots.json': '{"file"', 'assets/film.json': { file: 'film.mp4', title: 'Neu' } })
    await told
    expect(await addressOf('dots')).toBe(address)
    expect((await get(address)).status).toBe(200)
  })

  it.each([
    ['bytes=0-9', 206, 'bytes 0-9/1000', 10],
    ['bytes=990-', 206, 'bytes 990-999/1000', 10],
    ['bytes=-5', 206, 'bytes 995-999/1000', 5],
    ['bytes=0-5000', 206, 'bytes 0-999/1000', 1000],
    ['bytes=1000-', 416, 'bytes */1000', 0],
    ['bytes=0-1,5-6', 200, null, 1000],
    ['seconds=1-2', 200, null, 1000],
  ])('are given in part: %s', async (range, status, contentRange, length) => {
    const { addressOf, get } = aMediaService()
    const response = await get(await addressOf('film'), { range })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-range')).toBe(contentRange)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes).toHaveLength(length)
    const start = Number(/^bytes (\d+)-/.exec(contentRange ?? '')?.[1] ?? 0)
    expect(bytes[0]).toBe(length === 0 ? undefined : start % 256)
  })

  it('answer a question for their head alone', async () => {
    const { addressOf, service } = aMediaService()
    const request = new Request(`http://x${await addressOf('film')}`, { method: 'HEAD' })
    const response = await service.fetch(request)
    expect(response.headers.get('content-length')).toBe('1000')
    expect(await response.text()).toBe('')
  })

  it('may be empty', async () => {
    const { addressOf, get } = aMediaService()
    const response = await get(await addressOf('empty'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe('0')
    expect(await response.text()).toBe('')
    expect((await get(await addressOf('empty'), { range: 'bytes=0-' })).status).toBe(416)
  })

  it('are kept by nobody as long as only a draft shows them', async () => {
    const { ask, get, write, service, addressOf } = aMediaService()
    const draft = (await ask('assets/secret', 'preview-token')).body['fields'] as {
      file: { url: string }
    }
    const cacheControl = async () => (await get(draft.file.url)).headers.get('cache-control')
    expect(await cacheControl()).toBe('private, no-store')

    const told = new Promise<void>((resolve) => void service.onChange(resolve))
    write({ 'media/clip.mp4': VIDEO.subarray(1), 'assets/secret.json': { file: 'clip.mp4' } })
    await told
    expect(await addressOf('secret')).toBe(draft.file.url)
    expect(await cacheControl()).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    '/media/00000000000000000000/dots.png',
    '/media/secret.png',
    '/media/../space.json',
    '/media/%2e%2e/space.json',
    '/media/..%2fspace.json',
    '/media/',
  ])('are no way to anything else: %s', async (path) => {
    const { get } = aMediaService()
    // Some of them are addresses of the API by now, which wants a token.
    expect([401, 404]).toContain((await get(path)).status)
  })
})

// Only Linux tells what a process holds open.
describe.runIf(process.platform === 'linux')('files of the space that are sent', () => {
  it('are not opened for an answer nobody reads', async () => {
    const { addressOf, get, folder } = aMediaService()
    const response = await get(await addressOf('long'))
    await sleep(20)

    expect(openFilesIn(folder)).toEqual([])
    expect(response.bodyUsed).toBe(false)
  })

  it('are whole, however many pieces they come in', async () => {
    const { addressOf, get } = aMediaService()
    const bytes = new Uint8Array(await (await get(await addressOf('long'))).arrayBuffer())
    expect(Buffer.from(bytes).equals(LONG)).toBe(true)
  })

  it('are closed when whoever reads goes away before the end', async () => {
    const { addressOf, get, folder } = aMediaService()
    const reader = (await get(await addressOf('long'))).body?.getReader()
    await reader?.read()
    await reader?.cancel()

    await expect.poll(() => openFilesIn(folder)).toEqual([])
  })

  it('are not held open for whoever stops reading without a word', async () => {
    const { addressOf, get, folder } = aMediaService()
    const reader = (await get(await addressOf('long'))).body?.getReader()
    const { value } = (await reader?.read()) ?? {}

    expect(value?.length).toBeGreaterThan(0)
    expect(openFilesIn(folder)).toEqual([])
  })

  it('fail while they are sent once they are others, and are closed', async () => {
    const { addressOf, get, write, folder } = aMediaService()
    const response = await get(await addressOf('film'))
    write({ 'media/film.mp4': VIDEO.subarray(1) })

    await expect(response.arrayBuffer()).rejects.toThrow('changed while it was sent')
    expect(openFilesIn(folder)).toEqual([])
  })
})

describe('the measure of a file', () => {
  it('is forgotten when nobody asked for it the last time', () => {
    const { folder, write } = aFolder({ 'media/a.vtt': 'one' })
    const path = join(folder, 'media/a.vtt')
    const moment = new Date('2026-11-15T08:00:00Z')
    const { measure, forgetUnseen } = createMeasure()
    const hash = () => {
      utimesSync(path, moment, moment)
      const measured = measure(path, 'a.vtt')
      return measured.ok ? measured.value.hash : null
    }
    const first = hash()
    write({ 'media/a.vtt': 'two' })
    // Size and time are the same, so it is not read again…
    forgetUnseen()
    expect(hash()).toBe(first)
    // …until a load went by without it.
    forgetUnseen()
    forgetUnseen()
    expect(hash()).not.toBe(first)
  })
})

describe('the size of a picture', () => {
  it('is read from PNG, JPEG and all kinds of WebP', () => {
    const webp = (kind: string, ...bytes: number[]) =>
      Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBP${kind}\0\0\0\0`, 'latin1'), Buffer.from(bytes)])
    expect(pictureSize(Buffer.from(PNG))).toEqual({ width: 3, height: 2 })
    expect(pictureSize(webp('VP8X', 0, 0, 0, 0, 0x9f, 5, 0, 0xbf, 3, 0))).toEqual({
      width: 1440,
      height: 960,
    })
    expect(pictureSize(webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, 0xa0, 5, 0xc0, 3))).toEqual({
      width: 1440,
      height: 960,
    })
    expect(pictureSize(webp('VP8L', 0x2f, 0x9f, 0xc5, 0xef, 0))).toEqual({
      width: 1440,
      height: 960,
    })
    const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 3, 0xc0, 5, 0xa0]
    expect(pictureSize(Buffer.from(jpeg))).toEqual({ width: 1440, height: 960 })
  })

  it.each(['', 'GIF89a', 'RIFF\0\0\0\0WEBPVP8X', '\u00ff\u00d8\u00ff', '\u0089PNG'])(
    'is not to be had from %j',
    (bytes) => {
      expect(pictureSize(Buffer.from(bytes, 'latin1'))).toBeNull()
    },
  )
})
