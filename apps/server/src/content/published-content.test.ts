import { readdirSync, readFileSync } from 'node:fs'
import { createContentReader } from '@saum/content/content-reader'
import type { ContentPage, ContentReader } from '@saum/contract/content'
import { LOCALES, SHOPS, type Locale } from '@saum/domain/shops'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPublishedSpace } from './test-published-space.ts'

/** Screens of the shop that texts lead to, beside pages of their own. */
const SCREENS = [
  '',
  'account/fashion-card',
  'c/new',
  'cancel-contract',
  'location',
  'order-trackform',
  'returns-portal',
  'withdrawal',
]
const ROOT = new URL('../../../../', import.meta.url)

/** The space as the shop publishes it, and what its reader had to leave out. */
async function readPublished() {
  const problems: unknown[] = []
  const reader = createContentReader(await readPublishedSpace(), {
    at: new Date('2026-11-16T12:00:00Z'),
    marksEntries: true,
    report: (problem) => problems.push(problem),
  })
  return { reader, problems }
}

function pagesOf(reader: ContentReader, locale: Locale): ContentPage[] {
  const keys = ['home', ...Object.keys(reader.links(locale))]
  return keys.flatMap((key) => reader.findPageByKey(key, locale) ?? [])
}

/** Everything of one name anywhere in a page. */
function valuesOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name ? [inner, ...valuesOf(inner, name)] : valuesOf(inner, name),
  )
}

function grammar<Value>(file: string, name: string): Set<Value> {
  const text = readFileSync(new URL(`catalog/grammar/${file}`, ROOT), 'utf8')
  return new Set(valuesOf(JSON.parse(text), name) as Value[])
}

let published: Awaited<ReturnType<typeof readPublished>>
beforeAll(async () => {
  published = await readPublished()
})

describe.each(LOCALES)('[2.3] the published pages in %s', (locale) => {
  const shop = SHOPS.find((one) => one.locale === locale) ?? SHOPS[0]

  function leadsSomewhere(href: string, page: ContentPage): boolean {
    if (/^(https:|mailto:|tel:)/.test(href)) return true
    if (href.startsWith('category:')) {
      return grammar<string>('categories.json', 'key').has(href.slice('category:'.length))
    }
    if (href.startsWith('#')) return valuesOf(page, 'id').includes(href.slice(1))
    const own = new RegExp(`^/${shop.path}/([^#?]*?)/?(?:#[\\w-]+)?$`).exec(href)
    if (own === null) return false
    const path = own[1] ?? ''
    return SCREENS.includes(path) || published.reader.findPage(locale, path) !== null
  }

  it('are all there, in the language of the shop down to the last block', () => {
    const pages = pagesOf(published.reader, locale)

    expect(pages.map(({ page }) => page).toSorted()).toEqual(
      readdirSync(new URL('content/pages', ROOT)).toSorted(),
    )
    expect(valuesOf(pages, 'language')).toEqual([])
  })

  it('have links that lead to living addresses only', () => {
    const dead = pagesOf(published.reader, locale).flatMap((page) =>
      (valuesOf(page, 'href') as string[])
        .filter((href) => !leadsSomewhere(href, page))
        .map((href) => `${page.page}: ${href}`),
    )

    expect(dead).toEqual([])
  })

  it('show pictures, categories and outfits that exist', () => {
    const pages = pagesOf(published.reader, locale)
    const pictures = [...valuesOf(pages, 'picture'), ...valuesOf(pages, 'poster')]
    const keys = pictures.flatMap((picture) => valuesOf({ picture }, 'key')) as string[]

    expect(keys.filter((key) => published.reader.findMedia(key) === null)).toEqual([])
    expect([...grammar('categories.json', 'key')]).toEqual(
      expect.arrayContaining([...new Set(valuesOf(pages, 'categoryKey'))]),
    )
    expect([...grammar('outfits.json', 'id')]).toEqual(
      expect.arrayContaining([...new Set(valuesOf(pages, 'outfitId'))]),
    )
  })

  it('are written in our voice, with nothing left over from writing them', () => {
    const words = pagesOf(published.reader, locale).flatMap((page) =>
      ['text', 'title', 'description', 'label', 'alt']
        .flatMap((name) => valuesOf(page, name))
        .filter((text) => typeof text === 'string')
        .map((text) => `${page.page}: ${text}`),
    )
    const wrong = [/!/, /<!--|-->/, /\blorem\b/i, /\bTODO\b/, /\{\w+\}/, /undefined|\[object/]
    if (locale === 'de-CH') wrong.push(/[ß„“]/)
    if (locale === 'fr-CH') wrong.push(/(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu)

    expect(words.length).toBeGreaterThan(500)
    expect(words.filter((text) => wrong.some((pattern) => pattern.test(text)))).toEqual([])
  })

  it('are where the mails of the shop say', () => {
    const folder = new URL('services/shop/mails/', ROOT)
    const links = readdirSync(folder).flatMap((kind) => {
      const text = readFileSync(new URL(`${kind}/${locale}.md`, folder), 'utf8')
      return [...text.matchAll(/\]\((\/[^){]+\/s\/([^)/]+)\/)\)/g)].map(([, href, slug]) => ({
        href,
        slug,
      }))
    })
    const dead = links.filter(({ slug = '' }) => !published.reader.findPage(locale, slug))

    expect(links.length).toBeGreaterThan(20)
    expect(dead).toEqual([])
  })
})

describe('the reader of the published pages', () => {
  it('has nothing to complain about', () => {
    for (const locale of LOCALES) pagesOf(published.reader, locale)

    expect(published.problems).toEqual([])
  })
})
