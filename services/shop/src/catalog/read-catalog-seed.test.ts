import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError } from '@saum/domain/startup-error'
import {
  aCatalog,
  aCategory,
  aProduct,
  aRedirect,
  inEveryLocale,
} from '@saum/testing/catalog-builders'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { CatalogSeed } from './catalog-seed.ts'
import { parseCatalogSeed, readCatalogSeed } from './read-catalog-seed.ts'

describe('reading a range from files', () => {
  it('reads a folder of parts as one range', async () => {
    const folder = await createTestFolder()
    const { categories, products } = aCatalog()
    await writeFile(join(folder, 'categories.json'), JSON.stringify({ categories }))
    await writeFile(join(folder, 'products.json'), JSON.stringify({ products }))

    expect(await readCatalogSeed(folder)).toEqual(aCatalog())
  })

  it('reads a single file', async () => {
    const file = join(await createTestFolder(), 'range.json')
    await writeFile(file, JSON.stringify(aCatalog()))

    expect(await readCatalogSeed(file)).toEqual(aCatalog())
  })

  it.each([
    ['is missing', null, /range\.json cannot be used: ENOENT/],
    ['is not JSON', '{', /range\.json cannot be used: /],
    [
      'lacks a field',
      JSON.stringify({ categories: [{}] }),
      /categories\.0\.id: value is required\./,
    ],
  ])('tells the operator when the file %s', async (_, content, message) => {
    const file = join(await createTestFolder(), 'range.json')
    if (content !== null) await writeFile(file, content)

    const failure = readCatalogSeed(file)

    await expect(failure).rejects.toThrow(StartupError)
    await expect(failure).rejects.toThrow(message)
  })
})

describe('a range that contradicts itself', () => {
  const child = aCategory({ id: 101, parentKey: 'category-100' })
  const deep = [1, 2, 3, 4, 5, 6].map((id) =>
    aCategory({ id, key: `level-${id}`, parentKey: id === 1 ? null : `level-${id - 1}` }),
  )

  it.each<[string, Partial<CatalogSeed>]>([
    ['category id 100 is not unique', { categories: [aCategory(), aCategory({ key: 'b' })] }],
    [
      'category slug for fr-CH /kleider is not unique',
      {
        categories: [aCategory(), child].map((category) => ({
          ...category,
          parentKey: null,
          slug: inEveryLocale('kleider'),
        })),
      },
    ],
    ['category category-101 does not lead to a root', { categories: [child] }],
    [
      'category category-100 does not lead to a root',
      { categories: [aCategory({ parentKey: 'category-101' }), child] },
    ],
    ['category level-6 is deeper than 5 levels', { categories: deep, products: [] }],
    [
      'product 3301 is in the unknown category nowhere',
      { products: [aProduct({ categoryKeys: ['nowhere'] })] },
    ],
    [
      'product 3301 is not reduced in CHF',
      { products: [aProduct({ reducedFromCents: { EUR: 9_999, CHF: 8_990 } })] },
    ],
    [
      'product reference key article-3301 is not unique',
      { products: [aProduct(), aProduct({ id: 2, referenceKey: 'article-3301' })] },
    ],
    [
      'redirect /alt leads to javascript:alert(1)',
      { redirects: [aRedirect({ target: 'javascript:alert(1)' })] },
    ],
  ])('is refused: %s', (fault, change) => {
    expect(() => parseCatalogSeed(aCatalog(change))).toThrow(`- ${fault}`)
  })
})
