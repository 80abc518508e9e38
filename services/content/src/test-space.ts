import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { LogEntry } from '@saum/thread/log'
import { onTestFinished } from 'vitest'
import { createContentService } from './content-service.ts'

export const SPACE = {
  name: 'Test',
  tags: [
    { id: 'winter', name: 'Winter' },
    { id: 'sale', name: 'Ausverkauf' },
  ],
  locales: [
    { code: 'de-DE', name: 'Deutsch', default: true, fallbackCode: null },
    { code: 'en-GB', name: 'English', fallbackCode: 'de-DE' },
    { code: 'fr-CH', name: 'Français', fallbackCode: 'en-GB' },
    { code: 'it-CH', name: 'Italiano', fallbackCode: null },
  ],
}

function field(id: string, type: string, more: object = {}) {
  return { id, name: id, type, localized: false, required: false, ...more }
}

const L = { localized: true }
const entryLinks = { items: { type: 'Link', linkType: 'Entry' } }

const TYPES = {
  page: [
    field('title', 'Symbol', { ...L, required: true }),
    field('slug', 'Symbol', L),
    field('description', 'Text', L),
    field('body', 'RichText', L),
    field('kind', 'Symbol', { validations: [{ in: ['home', 'page', 'story'] }] }),
    field('picture', 'Link', { linkType: 'Asset' }),
    field('updated', 'Date'),
  ],
  banner: [
    field('title', 'Symbol', { ...L, required: true }),
    field('text', 'Text', L),
    field('body', 'RichText', L),
    field('rank', 'Integer'),
    field('share', 'Number'),
    field('isLoud', 'Boolean'),
    field('until', 'Date'),
    field('tags', 'Array', { items: { type: 'Symbol' } }),
    field('size', 'Symbol', { validations: [{ in: ['hero', 'wide'] }] }),
    field('picture', 'Link', { linkType: 'Asset' }),
    field('next', 'Link', {
      linkType: 'Entry',
      validations: [{ linkContentType: ['banner'] }],
    }),
  ],
  grid: [field('title', 'Symbol', L), field('cells', 'Array', entryLinks)],
  accordion: [field('items', 'Array', { ...L, ...entryLinks }), field('isFaq', 'Boolean')],
  accordionItem: [field('title', 'Symbol', L), field('body', 'RichText', L)],
  callToAction: [field('linkLabel', 'Symbol', L), field('linkTarget', 'Symbol', L)],
  quote: [field('text', 'Text', L), field('source', 'Symbol', L)],
}

export type Files = Readonly<Record<string, string | object | Uint8Array | null>>

/** A picture of 3 × 2 dots, as far as its head goes. */
export const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 3, 0, 0, 0, 2, 8,
])

interface PageWords {
  locale?: string
  title?: string
  slug?: string
  kind?: string
  body?: string
  tags?: string
}

export function pageText(page: string, more: PageWords = {}): string {
  const { locale = 'de-DE', title = page, slug = page, kind = 'page', body = '', tags } = more
  return [
    '---',
    `page: ${page}`,
    `locale: ${locale}`,
    `title: "${title}"`,
    `slug: "${slug}"`,
    'description: "Worum es geht."',
    'updated: 2026-11-15',
    `kind: ${kind}`,
    ...(tags === undefined ? [] : [`tags: ${tags}`]),
    '---',
    body,
  ].join('\n')
}

const HOME = { 'pages/home/de-DE.md': pageText('home', { slug: '/', kind: 'home' }) }

/** Of the test, or `afterAll` for what several tests read. */
type AtEnd = (clean: () => void) => void

/** A content folder with a model, a home page and these files; `null` leaves one out. */
export function aFolder(files: Files = {}, atEnd: AtEnd = onTestFinished) {
  const folder = mkdtempSync(join(tmpdir(), 'saum-content-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const write = (more: Files) => {
    for (const [name, content] of Object.entries(more)) {
      const path = join(folder, name)
      mkdirSync(dirname(path), { recursive: true })
      if (content === null) rmSync(path, { force: true })
      else if (typeof content === 'string' || content instanceof Uint8Array) {
        writeFileSync(path, content)
      } else writeFileSync(path, JSON.stringify(content))
    }
  }
  write({ 'space.json': SPACE })
  for (const [id, fields] of Object.entries(TYPES)) {
    write({ [`types/${id}.json`]: { name: id, displayField: null, fields } })
  }
  write({ ...HOME, ...files })
  return { folder, write }
}

export function banner(fields: object): object {
  return { type: 'banner', fields: { title: { 'de-DE': 'Titel' }, ...fields } }
}

interface AnsweredItem {
  sys: { id: string; type: string }
  fields: Record<string, unknown>
}

export interface Answer {
  status: number
  body: Record<string, unknown> & { items: AnsweredItem[] }
}

/** A service over such a folder, asked as a client asks. */
export function aService(files: Files = {}, atEnd: AtEnd = onTestFinished) {
  const { folder, write } = aFolder(files, atEnd)
  return { folder, write, ...startService(folder, atEnd) }
}

/** Once more over a folder that lies there already. */
export function startService(folder: string, atEnd: AtEnd = onTestFinished) {
  const logged: LogEntry[] = []
  const service = createContentService({
    folder,
    space: 'test',
    environment: 'master',
    deliveryToken: 'delivery-token',
    previewToken: 'preview-token',
    mediaBase: '/media',
    log: (entry) => logged.push(entry),
  })
  atEnd(() => service.close())
  const ask = async (path: string, token: string | null = 'delivery-token'): Promise<Answer> => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const root = path.startsWith('/') ? path : `/spaces/test/environments/master/${path}`
    const response = await service.fetch(new Request(`http://content.test${root}`, { headers }))
    return { status: response.status, body: (await response.json()) as Answer['body'] }
  }
  const ids = async (query: string, token?: string): Promise<string[]> => {
    const { status, body } = await ask(query, token)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.items.map(({ sys }) => sys.id)
  }
  return { service, logged, ask, ids }
}
