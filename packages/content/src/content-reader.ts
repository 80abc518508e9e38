import type { ContentPage, ContentReader, MediaFile } from '@saum/contract/content'
import { LOCALES, SHOPS, type Locale } from '@saum/domain/shops'
import { makePage, type PageParts } from './make-page.ts'
import { mediaFileOf, mediaKey } from './media.ts'
import { createPageIndex, type PageIndex } from './page-index.ts'
import { onceEach, type Report } from './report.ts'
import { readingOf } from './space-locales.ts'
import type { Space } from './space.ts'

interface ReaderSettings {
  /** The moment whose pages are shown. */
  at: Date
  /** Blocks say which entry they were made of. */
  marksEntries: boolean
  report?: Report
}

/** A space as pages. Each is made when somebody asks for it first, and then kept. */
export function createContentReader(space: Space, settings: ReaderSettings): ContentReader {
  const report = onceEach(settings.report ?? (() => {}))
  const readers = new Map(
    LOCALES.map((locale) => [locale, createLocaleReader(space, locale, { ...settings, report })]),
  )
  const of = (locale: Locale) => readers.get(locale)
  let media: ReadonlyMap<string, MediaFile> | null = null

  return {
    findPage: (locale, slug) => of(locale)?.findBySlug(slug) ?? null,
    findPageByKey: (page, locale) => of(locale)?.findByKey(page) ?? null,
    alternates(page) {
      const slugs = LOCALES.flatMap((locale) => {
        const slug = of(locale)?.slugOf(page)
        return slug === undefined ? [] : [[locale, slug] as const]
      })
      return Object.fromEntries(slugs)
    },
    links: (locale) => of(locale)?.links() ?? {},
    stories: (locale) => of(locale)?.stories() ?? [],
    findMedia(key) {
      media ??= mediaByKey(space)
      return media.get(key) ?? null
    },
  }
}

interface LocaleReader {
  findBySlug(slug: string): ContentPage | null
  findByKey(page: string): ContentPage | null
  slugOf(page: string): string | undefined
  links(): Readonly<Record<string, string>>
  stories(): ContentPage[]
}

function createLocaleReader(
  space: Space,
  locale: Locale,
  { at, marksEntries, report }: ReaderSettings & { report: Report },
): LocaleReader {
  const shop = SHOPS.find((one) => one.locale === locale) ?? SHOPS[0]
  const pages = new Map<string, ContentPage>()
  let parts: PageParts | null = null
  let index: PageIndex | null = null
  let links: Readonly<Record<string, string>> | null = null
  let stories: ContentPage[] | null = null

  function partsOf(): PageParts {
    const reading = readingOf(space.locales, locale)
    parts ??= { space, shop, reading, at: at.getTime(), marksEntries, report, slugOf }
    return parts
  }
  function indexOf(): PageIndex {
    index ??= createPageIndex(partsOf())
    return index
  }
  function slugOf(page: string): string | undefined {
    return indexOf().byKey.get(page)?.slug
  }
  function findByKey(key: string): ContentPage | null {
    const known = pages.get(key)
    if (known !== undefined) return known
    const { byKey, bySlug } = indexOf()
    // Some spaces choose the names of their entries themselves.
    const head = byKey.get(key) ?? (key === 'home' ? bySlug.get('') : undefined)
    if (head === undefined) return null
    const page = makePage(head, partsOf())
    pages.set(key, page)
    return page
  }
  function headsOf(kinds: readonly string[]) {
    return [...indexOf().byKey.values()].filter(({ kind }) => kinds.includes(kind))
  }

  return {
    slugOf,
    findByKey,
    findBySlug(slug) {
      const head = indexOf().bySlug.get(slug)
      return head === undefined ? null : findByKey(head.entry.id)
    },
    links() {
      const heads = headsOf(['page', 'story'])
      links ??= Object.fromEntries(heads.map(({ entry, slug }) => [entry.id, slug]))
      return links
    },
    stories() {
      stories ??= headsOf(['story'])
        .toSorted((one, other) => compare(other.updated, one.updated))
        .flatMap(({ entry }) => findByKey(entry.id) ?? [])
      return stories
    },
  }
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** A file may be another one in each locale. */
function mediaByKey(space: Space): ReadonlyMap<string, MediaFile> {
  const readings = LOCALES.map((locale) => readingOf(space.locales, locale))
  const files = new Map<string, MediaFile>()
  for (const asset of space.assets.values()) {
    for (const reading of readings) {
      const file = mediaFileOf(asset, reading)
      if (file) files.set(mediaKey(asset.id, file.url), file)
    }
  }
  return files
}
