import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { aProduct, anAttribute } from '#app/features/catalog/test-product.ts'
import {
  bodySizesOf,
  isOffered,
  measuresOf,
  spanOf,
  type ChartKind,
} from '#app/features/catalog/body-sizes.ts'
import { chartKindOf } from './chart-kind.ts'

const CONTENT = new URL('../../../../../content/', import.meta.url)

const CHARTS: readonly [string, ChartKind][] = [
  ['dresses', { sizes: 'numbers', family: 'dresses', cut: 'usual' }],
  ['tops', { sizes: 'numbers', family: 'tops', cut: 'usual' }],
  ['blazers', { sizes: 'numbers', family: 'blazers', cut: 'usual' }],
  ['trousers', { sizes: 'numbers', family: 'trousers', cut: 'usual' }],
  ['skirts', { sizes: 'numbers', family: 'skirts', cut: 'usual' }],
  ['letters', { sizes: 'letters', family: 'tops', cut: 'usual' }],
  ['jeans', { sizes: 'inches', family: 'trousers', cut: 'usual' }],
  ['belts', { sizes: 'belts', family: 'dresses', cut: 'usual' }],
]

describe('the size charts', () => {
  it.each(CHARTS)('of %s stand in the size guide, from the same figures', async (name) => {
    const guide = await readFile(new URL('pages/size-guide/de-DE.md', CONTENT), 'utf8')
    const entry = await readFile(new URL(`entries/size-chart-${name}.json`, CONTENT), 'utf8')

    expect(guide).toContain(`<!-- entry: size-chart-${name} -->`)
    expect(JSON.parse(entry)).toMatchObject({ type: 'sizeChart', fields: { family: name } })
  })

  it.each(CHARTS)('of %s tell every measure of every size, and none shrinks', (_name, kind) => {
    for (const measure of measuresOf(kind)) {
      const spans = bodySizesOf(kind).map(({ body }) => spanOf(body[measure] ?? 0))
      expect(spans.every(([from, to]) => from > 0 && to >= from)).toBe(true)
      expect(spans.map(([from]) => from).toSorted((x, y) => x - y)).toEqual(
        spans.map(([from]) => from),
      )
    }
  })

  it('mark the row of a size, also where a second number follows it', () => {
    expect(isOffered('28', ['28/30', '30/32'])).toBe(true)
    expect(isOffered('30', ['28/30'])).toBe(false)
    expect(isOffered('M', ['S', 'M'])).toBe(true)
  })
})

describe('the chart of a product', () => {
  function filedUnder(categoryKey: string) {
    const category = {
      categoryId: 1,
      categoryName: '',
      categoryUrl: '',
      categorySlug: '',
      categoryHidden: false,
      shopLevelCustomData: { categoryKey },
    }
    return { categories: [[category]] }
  }

  it.each([
    ['women/clothing/dresses/midi-dresses', ['34', '36'], 'numbers', 'dresses'],
    ['women/clothing/knitwear', ['S', 'M'], 'letters', 'tops'],
    ['women/clothing/coats-jackets', ['34'], 'numbers', 'blazers'],
    ['women/clothing/jeans/slim-jeans', ['28/30'], 'inches', 'trousers'],
    ['women/accessories/belts', ['85', '95'], 'belts', 'dresses'],
  ])('in %s with sizes like %s', (key, labels, sizes, family) => {
    const product = aProduct(filedUnder(key))

    expect(chartKindOf(product, labels)).toEqual({ sizes, family, cut: 'usual' })
  })

  it('knows a narrow cut from a wide one', () => {
    const cutOf = (fit: string) =>
      chartKindOf(aProduct({ attributes: { fit: anAttribute('fit', 'Passform', fit) } }), ['38'])
        ?.cut

    expect(['slim', 'regular', 'oversized'].map(cutOf)).toEqual(['narrow', 'usual', 'wide'])
  })

  it('is none for what comes in one size', () => {
    expect(chartKindOf(aProduct(), ['One Size'])).toBeNull()
    expect(chartKindOf(aProduct(), [])).toBeNull()
  })
})
