import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test-app.ts'
import { videoFiles } from './video-files.ts'

const VIDEO = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
const CAPTIONS = `WEBVTT\n\n00:00.000 --> 00:02.000\nEin Mantel\n${'\n'.repeat(2000)}`
let root: string
let app: TestApp

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'saum-videos-'))
  const folder = join(root, 'pictures')
  await mkdir(join(folder, 'herbst'), { recursive: true })
  await mkdir(join(folder, 'folder.mp4'))
  await writeFile(join(root, 'secret.mp4'), 'secret')
  await symlink(join(root, 'secret.mp4'), join(folder, 'link.mp4'))
  await writeFile(join(folder, 'mantel.webm'), VIDEO)
  await writeFile(join(folder, 'herbst/mantel 1.mp4'), VIDEO)
  await writeFile(join(folder, 'empty.mp4'), '')
  await writeFile(join(folder, 'mantel.de.vtt'), CAPTIONS)
  await writeFile(join(folder, 'original.jpg'), 'unpublished')
  app = createTestApp({ files: videoFiles(folder) })
})

afterAll(() => rm(root, { recursive: true }))

describe('the videos of products', () => {
  it('are sent whole, and say that parts can be had', async () => {
    const response = await app.fetch('/videos/mantel.webm')

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('video/webm')
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(response.headers.get('content-length')).toBe('1000')
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await response.bytes())).toEqual(VIDEO)
  })

  it('are sent in parts, so that a shopper can jump in them', async () => {
    const response = await app.fetch('/videos/herbst/mantel%201.mp4', {
      headers: { range: 'bytes=100-299' },
    })

    expect(response.status).toBe(206)
    expect(response.headers.get('content-type')).toBe('video/mp4')
    expect(response.headers.get('content-range')).toBe('bytes 100-299/1000')
    expect(response.headers.get('content-length')).toBe('200')
    expect(Buffer.from(await response.bytes())).toEqual(VIDEO.subarray(100, 300))
  })

  it('refuse a part behind their end and say where that is', async () => {
    const response = await app.fetch('/videos/mantel.webm', { headers: { range: 'bytes=1000-' } })

    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */1000')
  })

  it('are sent whole to who holds a part of another version', async () => {
    const { headers } = await app.fetch('/videos/mantel.webm', { method: 'HEAD' })
    const partOf = (version: string) =>
      app.fetch('/videos/mantel.webm', { headers: { range: 'bytes=0-9', 'if-range': version } })

    expect((await partOf(headers.get('etag') ?? '')).status).toBe(206)
    expect((await partOf(headers.get('last-modified') ?? '')).status).toBe(206)
    expect((await partOf('"another"')).status).toBe(200)
  })

  it('are not sent again to whoever has them, until they change', async () => {
    const path = join(root, 'pictures/changing.mp4')
    await writeFile(path, 'one')
    const first = await app.fetch('/videos/changing.mp4')
    const firstBody = await first.text()
    const again = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }
    const same = await app.fetch('/videos/changing.mp4', again)
    await writeFile(path, 'two')
    await utimes(path, new Date(), new Date('2030-01-01'))
    const changed = await app.fetch('/videos/changing.mp4', again)

    expect(firstBody).toBe('one')
    expect(same.status).toBe(304)
    expect(await changed.text()).toBe('two')
  })

  it('answer HEAD with the whole size and no body, whatever part it asks for', async () => {
    const response = await app.fetch('/videos/mantel.webm', {
      method: 'HEAD',
      headers: { range: 'bytes=0-9' },
    })

    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe('1000')
    expect(await response.text()).toBe('')
  })

  it('come with captions, which are compressed and never cut', async () => {
    const response = await app.fetch('/videos/mantel.de.vtt', {
      headers: { range: 'bytes=0-9', 'accept-encoding': 'gzip' },
    })

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('accept-ranges')).toBeNull()
    expect(response.headers.get('etag')).toMatch(/^W\//)
  })

  it('may be empty', async () => {
    const response = await app.fetch('/videos/empty.mp4')

    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it.each([
    ['of another kind', '/videos/original.jpg'],
    ['that is missing', '/videos/missing.mp4'],
    ['that is a folder', '/videos/folder.mp4'],
    ['that a link leads out to', '/videos/link.mp4'],
    ['above the folder', '/videos/..%2fsecret.mp4'],
    ['above the folder, in disguise', '/videos/herbst%2f%2e%2e%2f..%2fsecret.mp4'],
    ['below a file', '/videos/mantel.webm/more.mp4'],
    ['with a name beyond all measure', `/videos/${'a'.repeat(5000)}.mp4`],
  ])('never give out a file %s', async (_, path) => {
    const response = await app.fetch(path)

    expect(response.status).toBe(404)
    expect(await response.text()).toBe('Not found\n')
    expect(app.pageRequests).toEqual([])
  })

  it('are never changed from outside', async () => {
    const response = await app.fetch('/videos/mantel.webm', { method: 'DELETE' })

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it('are absent where there is no folder', async () => {
    const none = createTestApp({ files: videoFiles(join(root, 'nowhere')) })

    expect((await none.fetch('/videos/mantel.webm')).status).toBe(404)
  })
})
