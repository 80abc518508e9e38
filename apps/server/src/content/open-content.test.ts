import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RpcRequest } from '@saum/contract/rpc'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../operations/log.ts'
import { keepRedirects } from './keep-redirects.ts'
import { openContent, type OpenContent } from './open-content.ts'
import { startContentService, type Mood, type TestContentService } from './test-content-service.ts'

const PATIENCE = { requestMs: 1_000, firstCopyMs: 2_500 }
const MOODS: Mood[] = [
  'slow',
  'dripping',
  'down',
  'garbage',
  'html',
  'unauthorized',
  'limited',
  'huge',
]

let service: TestContentService
let folder: string
let open: OpenContent[] = []
let lines: { level: string; msg: string; reason?: string }[] = []

const log = createLog(
  { level: 'info', format: 'json' },
  { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
)

async function openOther(): Promise<OpenContent> {
  const config = readConfig({
    DATA_DIR: folder,
    CONTENT_URL: service.url,
    CONTENT_ACCESS_TOKEN: 'token',
    CONTENT_PREVIEW_URL: service.url,
    CONTENT_PREVIEW_TOKEN: 'token',
  })
  const content = await openContent({ ...config, contentPollMs: 40 }, log, PATIENCE)
  open.push(content)
  return content
}

const titleIn = ({ reader }: OpenContent) => reader.findPageByKey('delivery', 'de-DE')?.title
const linesAbout = (text: string) => lines.filter(({ msg }) => msg.includes(text))

beforeEach(async () => {
  lines = []
  folder = await mkdtemp(join(tmpdir(), 'saum-content-'))
  service = await startContentService()
  service.publish('delivery', 'page', { title: 'Lieferung', slug: 'lieferung' })
})

afterEach(async () => {
  for (const content of open) await content.close()
  open = []
  await service.close()
  await rm(folder, { recursive: true })
})

describe('[7.56] content of another service', () => {
  it('is there when the shop opens, and follows what is published', async () => {
    const content = await openOther()
    const changes: string[][] = []
    content.onChange(({ pages }) => void changes.push([...pages]))
    expect(titleIn(content)).toBe('Lieferung')

    service.publish('delivery', 'page', { title: 'Versand', slug: 'lieferung' })

    await vi.waitFor(() => expect(titleIn(content)).toBe('Versand'))
    expect(changes).toEqual([['delivery']])
    expect(service.syncs.filter((token) => token === 'initial')).toHaveLength(1)
  })

  it('forgets what was deleted', async () => {
    const content = await openOther()

    service.remove('delivery')

    await vi.waitFor(() => expect(titleIn(content)).toBeUndefined())
  })

  it('is read anew when the service does not know how far we were', async () => {
    const content = await openOther()

    service.publish('delivery', 'page', { title: 'Versand', slug: 'lieferung' })
    service.beginAnew()

    await vi.waitFor(() => expect(titleIn(content)).toBe('Versand'))
    expect(service.syncs.filter((token) => token === 'initial').length).toBeGreaterThan(1)
  })

  it('tells slugs that changed', async () => {
    const content = await openOther()
    const slugs: string[] = []
    content.onChange(({ slugChanges }) => {
      slugs.push(...slugChanges.map(({ locale, from, to }) => `${locale} ${from} ${to}`))
    })

    service.publish('delivery', 'page', { title: 'Lieferung', slug: 'versand' })

    await vi.waitFor(() => expect(slugs).toContain('de-DE lieferung versand'))
  })

  it('tells slugs that changed while the shop was closed, once it has opened', async () => {
    await (await openOther()).close()
    service.publish('delivery', 'page', { title: 'Lieferung', slug: 'versand' })

    // A start that fails before anybody listens forgets nothing.
    await (await openOther()).close()
    const content = await openOther()
    const asked: string[] = []
    const rpc = async ({ body }: RpcRequest) => {
      asked.push(body)
      return { status: 200, contentType: 'application/json', body: '{"isKept":true}' }
    }
    content.onChange(({ slugChanges }) => void keepRedirects(slugChanges, { rpc, log }))

    await vi.waitFor(() => expect(linesAbout('A page has moved').length).toBeGreaterThan(0))
    expect(JSON.parse(asked[0] ?? '')).toEqual({
      payload: { from: '/de/lieferung/', to: '/de/versand/' },
    })

    await content.close()
    const again = vi.fn()
    const next = await openOther()
    next.onChange(again)
    expect(again).not.toHaveBeenCalled()
    expect(next.reader.findPage('de-DE', 'versand')?.page).toBe('delivery')
  })

  it('shows drafts to those who may see them, marked with their entries', async () => {
    const content = await openOther()

    const drafts = await content.readDrafts?.({ at: new Date(), isChosen: false })

    expect(drafts?.findPageByKey('delivery', 'de-DE')?.title).toBe('Lieferung')
  })
})

describe('a content service in a bad mood', () => {
  it.each(MOODS)('(%s) leaves the shop with the pages it has', async (mood) => {
    const content = await openOther()
    service.mood = mood

    await vi.waitFor(
      () => expect(linesAbout('does not answer as it should')).toHaveLength(1),
      5_000,
    )
    await expect(content.readDrafts?.({ at: new Date(), isChosen: false })).rejects.toThrow(Error)
    expect(titleIn(content)).toBe('Lieferung')
    await expect(content.checks['content']?.()).resolves.toBeUndefined()

    service.mood = 'well'
    service.publish('delivery', 'page', { title: 'Versand', slug: 'lieferung' })
    await vi.waitFor(() => expect(titleIn(content)).toBe('Versand'), 10_000)
    await vi.waitFor(() => expect(linesAbout('answers again')).not.toEqual([]))
    // Once that it fails and once that it works again, even where a dying connection fails once more.
    const levels = linesAbout('answer').map(({ level }) => level)
    expect(levels).toEqual(levels.map((_, index) => (index % 2 === 0 ? 'warn' : 'info')))
    expect(JSON.stringify(lines)).not.toContain('token=')
  })

  it.each(MOODS)('(%s) does not keep the shop from opening with its copy', async (mood) => {
    await (await openOther()).close()
    service.mood = mood

    const content = await openOther()

    expect(titleIn(content)).toBe('Lieferung')
    expect(await readdir(folder)).toEqual(['content-copy.json'])
  })

  it.each(MOODS)(
    '(%s) lets the shop open without any copy, and readiness says so',
    async (mood) => {
      service.mood = mood

      const content = await openOther()

      expect(content.reader.findPageByKey('home', 'de-DE')).toBeNull()
      await expect(content.checks['content']?.()).rejects.toThrow('nothing of the content is known')

      service.mood = 'well'
      await vi.waitFor(() => expect(titleIn(content)).toBe('Lieferung'), 10_000)
      await expect(content.checks['content']?.()).resolves.toBeUndefined()
    },
  )

  it('is asked less and less often', async () => {
    service.mood = 'unauthorized'
    await openOther()
    await new Promise((resolve) => {
      setTimeout(resolve, 700)
    })

    // Every 40 ms would be more than fifteen.
    expect(service.syncs.length).toBeLessThan(8)
  })
})

describe('a space that has lost its home page', () => {
  beforeEach(() => service.publish('home', 'page', { title: 'Saum', slug: '/', kind: 'home' }))

  it.each(['now', 'while the shop was closed'])('(%s) does not empty the shop', async (when) => {
    const first = await openOther()
    if (when !== 'now') await first.close()
    service.remove('home')
    service.remove('delivery')
    service.beginAnew()

    const content = when === 'now' ? first : await openOther()

    await vi.waitFor(() => expect(linesAbout('does not answer as it should')).toHaveLength(1))
    expect(JSON.stringify(lines)).toContain('no home page any more')
    expect(titleIn(content)).toBe('Lieferung')
    const copy = await readFile(join(folder, 'content-copy.json'), 'utf8')
    expect(copy).toContain('Lieferung')

    service.publish('home', 'page', { title: 'Saum', slug: '/', kind: 'home' })
    await vi.waitFor(() => expect(titleIn(content)).toBeUndefined(), 10_000)
    expect(linesAbout('does not answer as it should')).toHaveLength(1)
  })
})

describe('the copy on disk', () => {
  it('leaves no halves of itself behind', async () => {
    await writeFile(join(folder, 'content-copy.json.1.new'), '{"version":1')
    await writeFile(join(folder, 'other.new'), '')

    await openOther()

    expect(await readdir(folder)).toEqual(['content-copy.json', 'other.new'])
  })

  it('of another space is not taken for this one', async () => {
    await (await openOther()).close()
    const other = await startContentService()
    await service.close()
    service = other
    service.mood = 'down'

    expect(titleIn(await openOther())).toBeUndefined()
  })

  it('that cannot be written is a line in the log, and the pages are there', async () => {
    await mkdir(join(folder, 'content-copy.json', 'in-the-way'), { recursive: true })

    expect(titleIn(await openOther())).toBe('Lieferung')
    expect(linesAbout('cannot be kept on disk')).toHaveLength(1)
  })

  it('that is damaged counts for nothing', async () => {
    await writeFile(join(folder, 'content-copy.json'), '{"version":1')

    expect(titleIn(await openOther())).toBe('Lieferung')
  })
})
