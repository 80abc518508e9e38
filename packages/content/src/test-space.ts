import { createContentReader } from './content-reader.ts'
import type { Asset, Entry, LocalizedValue, Space, SpaceLocale } from './space.ts'

export const LOCALES_OF_SPACE: readonly SpaceLocale[] = [
  { code: 'de-DE', fallbackCode: null, isDefault: true },
  { code: 'de-AT', fallbackCode: 'de-DE', isDefault: false },
  { code: 'de-CH', fallbackCode: 'de-DE', isDefault: false },
  { code: 'en-GB', fallbackCode: 'de-DE', isDefault: false },
  { code: 'fr-CH', fallbackCode: 'en-GB', isDefault: false },
]

const isLocalized = Symbol('localized')

/** A field with a value per locale; any other value is one of the default locale. */
export function inLocales(values: LocalizedValue): object {
  return { ...values, [isLocalized]: true }
}

type TestEntry = [type: string, fields: Record<string, unknown>]

export function anEntry(id: string, [type, fields]: TestEntry): Entry {
  return { id, type, updatedAt: '2026-11-01T09:00:00.000Z', fields: toFields(fields) }
}

export function anAsset(id: string, file: Record<string, unknown> = {}): Asset {
  const picture = {
    url: `/content-media/abc/${id}.webp`,
    contentType: 'image/webp',
    details: { size: 1000, image: { width: 1200, height: 1500 } },
    ...file,
  }
  const description = inLocales({ 'de-DE': 'Ein Mantel', 'en-GB': 'A coat' })
  return { id, fields: toFields({ title: id, description, file: picture }) }
}

export function aSpace(
  entries: Readonly<Record<string, TestEntry>>,
  assets: readonly Asset[] = [anAsset('coat')],
): Space {
  return {
    locales: LOCALES_OF_SPACE,
    entries: new Map(Object.entries(entries).map(([id, entry]) => [id, anEntry(id, entry)])),
    assets: new Map(assets.map((asset) => [asset.id, asset])),
  }
}

export function aPage(fields: Record<string, unknown> = {}): TestEntry {
  return ['page', { title: 'Lieferung', slug: 'lieferung', description: 'Kosten', ...fields }]
}

export function toEntry(id: string) {
  return { sys: { type: 'Link', linkType: 'Entry', id } }
}

export function toAsset(id: string) {
  return { sys: { type: 'Link', linkType: 'Asset', id } }
}

export function aDocument(...content: object[]) {
  return { nodeType: 'document', data: {}, content }
}

export function aNode(nodeType: string, ...content: object[]) {
  return { nodeType, data: {}, content }
}

export function words(value: string, ...marks: string[]) {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} }
}

export function embedded(id: string) {
  return { nodeType: 'embedded-entry-block', data: { target: toEntry(id) }, content: [] }
}

function toFields(fields: Record<string, unknown>): Record<string, LocalizedValue> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && isLocalized in value
        ? Object.fromEntries(Object.entries(value))
        : { 'de-DE': value },
    ]),
  )
}

export type Entries = Parameters<typeof aSpace>[0]

/** The blocks of a page that embeds the entry `it`, and what was reported. */
export function blocksOf(entries: Entries, assets?: Parameters<typeof aSpace>[1]) {
  const problems: string[] = []
  const home = aPage({ kind: 'home', body: aDocument(embedded('it')) })
  const reader = createContentReader(aSpace({ home, ...entries }, assets), {
    at: new Date('2026-11-16T12:00:00Z'),
    marksEntries: false,
    report: (problem) => void problems.push(problem),
  })
  return { blocks: reader.findPageByKey('home', 'de-DE')?.blocks ?? [], problems }
}
