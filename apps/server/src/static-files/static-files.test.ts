import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test-app.ts'
import { pictureFolder, storefrontFiles } from './storefront-files.ts'

const SCRIPT = 'export const answer = 42\n'.repeat(100)
let root: string
let app: TestApp

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'saum-files-'))
  const client = join(root, 'client')
  await mkdir(join(client, 'assets'), { recursive: true })
  await mkdir(join(client, 'fonts'))
  await mkdir(join(root, 'pictures'))
  await writeFile(join(root, 'secret.txt'), 'secret')
  await writeFile(join(client, 'icons.v1.svg'), '<svg/>')
  await writeFile(join(client, 'notes.txt'), 'notes')
  await writeFile(join(client, 'card-keeper.js'), SCRIPT)
  await writeFile(join(client, '.vite'), 'hidden')
  await writeFile(join(client, 'assets/root-abc.js'), SCRIPT)
  await writeFile(join(client, 'assets/root-abc.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(client, 'assets/root-abc.js.gz'), gzipSync(SCRIPT))
  await writeFile(join(client, 'fonts/text.woff2'), 'font')
  await writeFile(join(root, 'pictures/large.webp'), Buffer.alloc(900_000, 7))
  app = createTestApp({
    files: await storefrontFiles(client, pictureFolder(join(root, 'pictures'))),
  })
})

afterAll(() => rm(root, { recursive: true }))

describe('files', () => {
  it('with a hash in their name are kept for a year', async () => {
    const response = await app.fetch('/assets/root-abc.js')

    expect(await response.text()).toBe(SCRIPT)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('content-length')).toBe(String(SCRIPT.length))
  })

  it('that work on without a page may ask the shop, and are looked for anew each time', async () => {
    const worker = await app.fetch('/card-keeper.js')
    const script = await app.fetch('/assets/root-abc.js')

    const policy = "default-src 'none'; connect-src 'self'"
    expect(worker.headers.get('content-security-policy')).toBe(policy)
    expect(worker.headers.get('cache-control')).toBe('no-cache')
    expect(script.headers.get('content-security-policy')).not.toContain('connect-src')
  })

  it('are sent as they were compressed at build time', async () => {
    const brotli = await app.fetch('/assets/root-abc.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    const gzip = await app.fetch('/assets/root-abc.js', { headers: { 'accept-encoding': 'gzip' } })

    expect(brotli.headers.get('content-encoding')).toBe('br')
    expect(brotli.headers.get('vary')).toBe('accept-encoding')
    expect(String(brotliDecompressSync(await brotli.bytes()))).toBe(SCRIPT)
    expect(gzip.headers.get('content-encoding')).toBe('gzip')
    expect(Number(gzip.headers.get('content-length'))).toBe((await gzip.bytes()).length)
  })

  it('are not sent again to whoever has them', async () => {
    const first = await app.fetch('/fonts/text.woff2')
    const etag = first.headers.get('etag') ?? ''
    const modified = first.headers.get('last-modified') ?? ''

    const byTag = await app.fetch('/fonts/text.woff2', { headers: { 'if-none-match': etag } })
    const byDate = await app.fetch('/fonts/text.woff2', {
      headers: { 'if-modified-since': modified },
    })
    const other = await app.fetch('/fonts/text.woff2', { headers: { 'if-none-match': '"other"' } })

    expect(byTag.status).toBe(304)
    expect(byTag.headers.get('cache-control')).toContain('immutable')
    expect(byDate.status).toBe(304)
    expect(other.status).toBe(200)
  })

  it('answer HEAD without a body', async () => {
    const response = await app.fetch('/assets/root-abc.js', { method: 'HEAD' })

    expect(response.headers.get('content-length')).toBe(String(SCRIPT.length))
    expect(await response.text()).toBe('')
  })

  it('may be too large to be kept in memory', async () => {
    const response = await app.fetch('/pictures/large.webp')

    expect((await response.bytes()).length).toBe(900_000)
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('of the root of the build are served by name', async () => {
    const icons = await app.fetch('/icons.v1.svg')
    const notes = await app.fetch('/notes.txt')

    expect(icons.headers.get('content-type')).toBe('image/svg+xml')
    expect(icons.headers.get('cache-control')).toContain('immutable')
    expect(notes.headers.get('cache-control')).toBe('public, max-age=3600')
  })

  it.each([
    '/assets/missing.js',
    '/assets/',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/%2e%2e%5csecret.txt',
    '/assets/.hidden',
    '/pictures/large.webp/more',
    `/pictures/${'a'.repeat(5000)}.webp`,
  ])('that do not exist are a plain 404: %s', async (path) => {
    const response = await app.fetch(path)

    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(app.pageRequests).toEqual([])
  })

  it.each(['/assets/a%00.js', '/assets/%E0%A4%A.js'])('cannot be named so: %s', async (path) => {
    expect((await app.fetch(path)).status).toBe(400)
  })

  it('are never changed from outside', async () => {
    const response = await app.fetch('/assets/root-abc.js', { method: 'PUT', body: 'x' })

    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })

  it('are missing when nothing was built, which stops the start', async () => {
    await expect(storefrontFiles(join(root, 'nowhere'), pictureFolder(root))).rejects.toThrow(
      'The storefront is not built',
    )
  })
})
