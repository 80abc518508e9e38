import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LOCALES, type Locale } from '@saum/domain/shops'
import { readCatalogSeed } from '@saum/shop/catalog/read-catalog-seed'
import { describe, expect, it } from 'vitest'
import { toProducts } from './range/products.ts'
import { STYLES } from './range/styles.ts'

const MAIN_CATEGORIES = [
  'dresses',
  'blouses-shirts',
  'tops-tees',
  'knitwear',
  'trousers',
  'jeans',
  'skirts',
  'blazers',
  'coats-jackets',
  'suits',
  'basics',
  'accessories',
  'new',
  'sale',
]

/** Every product picture is kept in these widths; the card takes the small one, the gallery both. */
const PICTURE_WIDTHS = [450, 900]

const demo = fileURLToPath(new URL('./demo', import.meta.url))
const { categories, products, redirects } = await readCatalogSeed(demo)

type Category = (typeof categories)[number]

const byKey = new Map<string, Category>(categories.map((category) => [category.key, category]))

function rootline(key: string): Category[] {
  const category = byKey.get(key)
  if (!category) return []
  return category.parentKey === null ? [category] : [...rootline(category.parentKey), category]
}

function countProducts(key: string): number {
  const isInside = (other: string) => rootline(other).some((ancestor) => ancestor.key === key)
  return products.filter((product) => product.categoryKeys.some(isInside)).length
}

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** Every text of the seed, however deep: objects whose keys are locales. */
function textsIn(value: unknown): Record<Locale, string>[] {
  if (typeof value !== 'object' || value === null) return []
  if ('de-DE' in value) return [value as Record<Locale, string>]
  return Object.values(value).flatMap(textsIn)
}

describe('the demo categories', () => {
  it('have ids, keys and per-shop addresses of their own', () => {
    expect(repeated(categories.map((category) => category.id))).toEqual([])
    expect(repeated(categories.map((category) => category.key))).toEqual([])
    for (const locale of LOCALES) {
      expect(repeated(categories.map((c) => `${c.parentKey}/${c.slug[locale]}`))).toEqual([])
    }
  })

  it('form one tree of exactly five levels with known parents', () => {
    const unknown = categories.filter((c) => c.parentKey !== null && !byKey.has(c.parentKey))
    expect(unknown).toEqual([])
    expect(Math.max(...categories.map((category) => rootline(category.key).length))).toBe(5)
  })

  it('use slugs that need no escaping and keep no id at the end', () => {
    for (const slug of categories.flatMap((category) => Object.values(category.slug))) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug).not.toMatch(/-\d+$/)
    }
  })

  it('keep «new», «sale» and «outfits» the same in every shop', () => {
    for (const key of ['new', 'sale', 'outfits']) {
      expect(new Set(Object.values(byKey.get(key)?.slug ?? {}))).toEqual(new Set([key]))
    }
  })

  it.each(MAIN_CATEGORIES)('offer several products in %s', (key) => {
    expect(countProducts(key)).toBeGreaterThan(2)
  })

  it('are shown only when there is something in them', () => {
    const shown = categories.filter((c) => !c.isHidden && rootline(c.key)[0]?.key !== 'outfits')
    expect(shown.filter((category) => countProducts(category.key) === 0)).toEqual([])
  })
})

describe('the demo products', () => {
  it('are what the styles in range/ make', () => {
    expect(products).toEqual(JSON.parse(JSON.stringify(STYLES.flatMap(toProducts))))
  })

  it('have ids, reference keys and variant ids of their own', () => {
    expect(repeated(products.map((product) => product.id))).toEqual([])
    expect(repeated(products.map((product) => product.referenceKey))).toEqual([])
    expect(repeated(products.flatMap((p) => p.sizes.map((size) => size.id)))).toEqual([])
  })

  it('belong to known categories', () => {
    const keys = products.flatMap((product) => product.categoryKeys)
    expect(keys.filter((key) => !byKey.has(key))).toEqual([])
  })

  it('have every picture they name in every width', () => {
    const files = products.flatMap((product) =>
      product.images.flatMap((image) =>
        PICTURE_WIDTHS.map((width) => `${image.file}-${width}.webp`),
      ),
    )
    const folder = new Set(readdirSync(new URL('./pictures', import.meta.url)))
    expect(files.filter((file) => !folder.has(file))).toEqual([])
  })

  it('never share a picture with another product', () => {
    expect(repeated(products.flatMap((p) => p.images.map((image) => image.file)))).toEqual([])
  })

  it('are a third new, a fifth reduced and one of them sold out', () => {
    const share = (count: number) => count / products.length
    expect(share(products.filter((product) => product.isNew).length)).toBeCloseTo(1 / 3, 1)
    expect(share(products.filter((p) => p.reducedFromCents).length)).toBeCloseTo(1 / 5, 1)
    const soldOut = products.filter((p) => p.sizes.every((size) => size.stock === 0))
    expect(soldOut).toHaveLength(1)
  })

  it('cost less than before when they are reduced', () => {
    for (const { priceCents, reducedFromCents } of products) {
      if (!reducedFromCents) continue
      expect(priceCents.EUR).toBeLessThan(reducedFromCents.EUR)
      expect(priceCents.CHF).toBeLessThan(reducedFromCents.CHF)
    }
  })

  it('carry different names for different styles in every shop', () => {
    for (const locale of LOCALES) {
      const named = new Map(products.map((product) => [product.masterKey, product.name[locale]]))
      expect(repeated([...named.values()])).toEqual([])
    }
  })
})

describe('the demo texts', () => {
  const texts = [...textsIn(categories), ...textsIn(products)]

  it('exist in all five locales', () => {
    for (const text of texts) {
      expect(LOCALES.filter((locale) => !text[locale]?.trim())).toEqual([])
    }
  })

  it('spell Swiss German without ß', () => {
    expect(texts.map((text) => text['de-CH']).filter((text) => text.includes('ß'))).toEqual([])
  })
})

describe('the demo redirects', () => {
  it('lead somewhere else, once per shop and source', () => {
    expect(repeated(redirects.map((r) => `${r.shopPath} ${r.source}`))).toEqual([])
    expect(redirects.filter((redirect) => redirect.source === redirect.target)).toEqual([])
  })
})

it('has the editorial pictures of the screens', () => {
  const names = ['hero', 'hero-phone', 'menu-a', 'menu-b', 'menu-wide', 'tile-a', 'tile-b', 'story']
  names.push('error-small', 'error-medium', 'error-large', 'login', 'service-a', 'insert')
  const missing = names.filter(
    (name) => !existsSync(new URL(`./pictures/${name}.webp`, import.meta.url)),
  )
  expect(missing).toEqual([])
})

it('keeps only pictures that start like WebP files', () => {
  const folder = new URL('./pictures/', import.meta.url)
  const wrong = readdirSync(folder).filter((name) => {
    const header = readFileSync(new URL(name, folder)).subarray(0, 12).toString('latin1')
    return !header.startsWith('RIFF') || !header.endsWith('WEBP')
  })
  expect(wrong).toEqual([])
})
