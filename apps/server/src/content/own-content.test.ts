import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '@saum/domain/startup-error'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../operations/log.ts'
import { openContent, type OpenContent } from './open-content.ts'

const MINE = 'a-token-of-sixteen-signs'
const log = createLog({ level: 'info', format: 'json' }, { write() {} })

let folder: string
let open: OpenContent[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saum-content-'))
})

afterEach(async () => {
  for (const content of open) await content.close()
  open = []
  await rm(folder, { recursive: true })
})

describe('content of the own service', () => {
  it('keeps the shop from opening when there is none', async () => {
    const config = readConfig({ DATA_DIR: folder, CONTENT_DIR: join(folder, 'nothing') })

    await expect(openContent(config, log)).rejects.toThrow(StartupError)
  })

  it('has all pages in all shops, drafts, and files under keys and addresses', async () => {
    const config = readConfig({ DATA_DIR: folder })
    const content = await openContent(config, log)
    open.push(content)
    const { reader } = content
    const keys = Object.keys(reader.links('de-DE'))

    expect(keys.length).toBeGreaterThanOrEqual(33)
    for (const locale of ['de-AT', 'de-CH', 'fr-CH', 'en-GB'] as const) {
      expect(Object.keys(reader.links(locale))).toEqual(keys)
    }
    const home = (await content.readDrafts?.({ at: new Date(), isChosen: false }))?.findPageByKey(
      'home',
      'de-DE',
    )
    expect(home?.blocks.every(({ entry }) => entry !== undefined)).toBe(true)

    const key = home?.picture?.key ?? ''
    expect(content.media.has(key)).toBe(true)
    const file = await content.media.fetch(key)
    expect(file?.status).toBe(200)
    expect((await file?.bytes())?.byteLength).toBeGreaterThan(1_000)
    expect(content.media.has('nothing')).toBe(false)
    const path = reader.findMedia(key)?.url ?? ''
    const ask = (method: string) =>
      content.files.fetch(new Request(`http://shop.test${path}`, { method }), path)
    const asked = await ask('GET')
    await asked?.body?.cancel()
    expect(asked?.headers.get('content-type')).toMatch(/^image\//)
    expect(await (await ask('HEAD'))?.text()).toBe('')
    expect((await ask('POST'))?.status).toBe(405)
  })

  it('is delivered to others only with a token', async () => {
    const path = '/content-delivery/spaces/saum/environments/master/entries'
    const ask = async (env: Record<string, string>, token: string) => {
      const content = await openContent(readConfig({ DATA_DIR: folder, ...env }), log)
      open.push(content)
      const headers = { authorization: `Bearer ${token}` }
      const request = new Request(`http://shop.test${path}?limit=1`, { headers })
      return content.files.fetch(request, path)
    }

    expect(await ask({}, MINE)).toBeNull()
    expect((await ask({ CONTENT_ACCESS_TOKEN: MINE }, 'other'))?.status).toBe(401)
    expect((await ask({ CONTENT_ACCESS_TOKEN: MINE }, MINE))?.status).toBe(200)
  })

  it('gives readers elsewhere addresses that can be followed', async () => {
    const env = {
      DATA_DIR: folder,
      CONTENT_ACCESS_TOKEN: MINE,
      PUBLIC_ORIGIN: 'https://shop.example',
      SMTP_URL: 'smtp://mail.example',
    }
    const content = await openContent(readConfig(env), log)
    open.push(content)
    const headers = { authorization: `Bearer ${MINE}` }
    const ask = async (address: string, init: RequestInit = {}) => {
      const { pathname, search } = new URL(address, 'http://10.0.0.7:3000')
      const request = new Request(`http://10.0.0.7:3000${pathname}${search}`, init)
      return content.files.fetch(request, pathname)
    }
    const read = async (address: string) => {
      const response = await ask(address, { headers })
      expect({ address, status: response?.status }).toEqual({ address, status: 200 })
      return (await response?.json()) as Record<string, never>
    }
    const base = '/content-delivery/spaces/saum/environments/master'

    const first = await read(`${base}/sync?initial=true&limit=5`)
    expect(first['nextPageUrl']).toMatch(`https://shop.example${base}/sync?sync_token=`)
    await read(first['nextPageUrl']!)
    const whole = await read(`${base}/sync?initial=true`)
    expect(await read(whole['nextSyncUrl']!)).toMatchObject({ items: [] })
    const { pages } = (await read(`${base}/entries?cursor=true&limit=2`)) as {
      pages?: { next: string }
    }
    expect(await read(pages!.next)).toMatchObject({ limit: 2 })

    const { items } = (await read(`${base}/assets?limit=1`)) as {
      items?: { fields: { file: { url: string } } }[]
    }
    const { url } = items![0]!.fields.file
    expect(url).toMatch(/^\/\/shop\.example\/content-media\//)
    const file = await ask(`https:${url}`)
    await file?.body?.cancel()
    expect(file?.status).toBe(200)
    expect(file?.headers.get('access-control-allow-origin')).toBe('*')
    expect(file?.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect((await ask(`${base}/entries`, { method: 'OPTIONS' }))?.status).toBe(204)
    expect((await ask(`${base}/entries`, { method: 'POST' }))?.status).toBe(405)
  })
})
