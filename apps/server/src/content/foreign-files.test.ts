import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchForeign } from './foreign-files.ts'

let server: Server
let base: string
let asked: string[]

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/moved.webp') response.writeHead(302, { location: '/inside' }).end()
    else response.writeHead(200, { 'content-type': 'image/webp' }).end('picture')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** The hosts that would be asked, without asking anybody. */
async function isAsked(address: string, service: string, files: string[] = []): Promise<boolean> {
  const fetched = vi.fn(async () => new Response('picture'))
  vi.stubGlobal('fetch', fetched)
  await fetchForeign(address, { services: [service], files }, 1_000).catch(() => {})
  return fetched.mock.calls.length > 0
}

describe('[7.56] a file of another content service', () => {
  it('comes from that service', async () => {
    const file = await fetchForeign('/coat.webp', { services: [base], files: [] }, 1_000)

    expect(await file.text()).toBe('picture')
  })

  it('is not looked for where an answer sends us', async () => {
    const asking = fetchForeign('/moved.webp', { services: [base], files: [] }, 1_000)

    await expect(asking).rejects.toThrow(TypeError)
    expect(asked).toEqual(['/moved.webp'])
  })

  it.each([
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x.webp',
    'https://10.0.0.1/x.webp',
    'https://inside.example/x.webp',
    'http://localhost:3000/x.webp',
    'file:///etc/passwd',
    'data:image/webp,x',
  ])('is not looked for at %s', async (address) => {
    const hosts = { services: [base], files: ['https://files.example'] }

    await expect(fetchForeign(address, hosts, 1_000)).rejects.toThrow('CONTENT_FILE_URLS')
  })

  it('may lie on the hosts the operator names', async () => {
    const files = ['https://files.example']

    expect(await isAsked('//files.example/x.webp', 'https://cdn.example', files)).toBe(true)
    expect(await isAsked('http://files.example/x.webp', 'https://cdn.example', files)).toBe(false)
    expect(await isAsked('https://files.example:8443/x', 'https://cdn.example', files)).toBe(false)
  })

  it('lies where Contentful keeps files, if that is the service', async () => {
    const contentful = 'https://cdn.contentful.com'
    const picture = '//images.ctfassets.net/space/x.webp'

    expect(await isAsked(picture, contentful)).toBe(true)
    expect(await isAsked(picture, 'https://cdn.example')).toBe(false)
    expect(await isAsked('https://images.ctfassets.net.example/x', contentful)).toBe(false)
    expect(await isAsked('http://images.ctfassets.net/x.webp', contentful)).toBe(false)
  })
})
