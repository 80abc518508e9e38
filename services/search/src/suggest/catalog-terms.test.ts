import { describe, expect, it } from 'vitest'
import { createCategoryDirectory } from '../feed/category-directory.ts'
import type { IndexDocument } from '../index/index-document.ts'
import { createMemoryIndex } from '../index/memory-index.ts'
import { buildSegment } from '../index/segment-builder.ts'
import { SHOP_SCHEMA } from '../shop-schema.ts'
import { readCatalogTerms } from './catalog-terms.ts'

const WOMEN = { id: 1, name: 'Damen', slug: 'damen', path: '/damen' }
const DRESSES = { id: 2, name: 'Kleider', slug: 'kleider', path: '/damen/kleider' }
const ON_SALE = { id: 3, name: 'Kleider im Sale', slug: 'sale', path: '/damen/sale' }
const CATEGORIES = createCategoryDirectory([{ ...WOMEN, children: [DRESSES, ON_SALE] }])

interface TestStyle {
  name: string
  brand?: string
  categories?: readonly number[]
  color?: string
  merit?: number
  isSoldOut?: boolean
}

function toDocument(style: TestStyle, place: number): IndexDocument {
  const { name, brand = 'Saum', categories = [WOMEN.id], color, merit = 0.5 } = style
  return {
    id: place + 1,
    groupKey: `s${place}`,
    texts: {},
    keywords: {
      category_id: categories.map(String),
      ec_brand: [brand],
      ec_color: color === undefined ? [] : [color],
      availability: [style.isSoldOut === true ? 'sold_out' : 'in_stock'],
    },
    paths: {},
    numbers: { ec_price: 50, ec_date: 0, ec_reduction: 0 },
    merit,
    product: JSON.stringify({ ec_name: name }),
    child: '{}',
  }
}

async function termsOf(styles: readonly TestStyle[]) {
  const segment = buildSegment(SHOP_SCHEMA, styles.map(toDocument), () => [])
  const terms = await readCatalogTerms(createMemoryIndex(SHOP_SCHEMA, segment), CATEGORIES, 'de')
  return new Map(terms.map(({ text, weight }) => [text, weight]))
}

/** Enough other styles that dresses are not half of the range. */
const OTHERS: readonly TestStyle[] = Array.from({ length: 9 }, (_, place) => ({
  name: `Rock ${place}`,
  color: 'Rot',
}))
const BLUE_DRESS = { name: 'Etuikleid Olea', categories: [1, 2, 3], color: 'Blau' }

describe('[3.55] words of the range that queries are completed with', () => {
  it('are categories, brands and names of styles, in small letters', async () => {
    const terms = await termsOf([...OTHERS, { ...BLUE_DRESS, brand: 'Saum Atelier' }])

    expect([...terms.keys()]).toEqual(
      expect.arrayContaining(['damen', 'kleider', 'saum', 'saum atelier', 'etuikleid olea']),
    )
    expect([...terms.keys()].filter((text) => text !== text.toLowerCase())).toEqual([])
  })

  it('are colors too, behind special categories that are named by a word', async () => {
    const terms = await termsOf([...OTHERS, BLUE_DRESS, BLUE_DRESS])

    expect(terms.has('kleider blau')).toBe(true)
    expect(terms.has('damen rot')).toBe(false)
    expect(terms.has('kleider im sale blau')).toBe(false)
  })

  it('weigh less the more special they are, and names least', async () => {
    const terms = await termsOf([...OTHERS, BLUE_DRESS, BLUE_DRESS])
    const weights = ['damen', 'saum', 'kleider', 'etuikleid olea'].map((text) => terms.get(text))

    expect(weights).toEqual(weights.toSorted((left = 0, right = 0) => right - left))
    expect(new Set(weights).size).toBe(weights.length)
  })

  it('name the best styles first, and none that are sold out', async () => {
    const terms = await termsOf([
      { name: 'Mittel', merit: 0.5 },
      { name: 'Gut', merit: 0.9 },
      { name: 'Weg', isSoldOut: true },
    ])

    expect(terms.get('gut')).toBeGreaterThan(terms.get('mittel') ?? 1)
    expect(terms.has('weg')).toBe(false)
  })

  it('are a thousand names at most, however large the range is', async () => {
    const styles = Array.from({ length: 1_200 }, (_, place) => ({ name: `Stück ${place}` }))

    const names = [...(await termsOf(styles)).keys()].filter((text) => text.startsWith('stück'))

    expect(names).toHaveLength(1_000)
  })
})
