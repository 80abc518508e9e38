import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { aProduct, anAttribute } from '#app/features/catalog/test-product.ts'
import { bodySizesOf, isOffered, measuresOf, spanOf } from './body-sizes.ts'
import { chartKindOf, type ChartKind } from './chart-kind.ts'

const GUIDE = new URL('../../../../../content/pages/size-guide/de-DE.md', import.meta.url)

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

/** The rows of one table of the size guide. */
async function tableOf(name: string): Promise<string[][]> {
  const page = await readFile(GUIDE, 'utf8')
  const [, after = ''] = page.split(`<!-- block: size-chart ${name} -->\n`)
  const [table = ''] = after.split('\n\n', 1)
  return table
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

describe('the size charts', () => {
  it.each(CHARTS)('of %s say the same as the size guide', async (name, kind) => {
    const rows = bodySizesOf(kind).map(({ label, size, fr, uk, body }) => [
      ...[label, size, fr, uk].filter((cell) => cell !== undefined),
      ...measuresOf(kind).map((measure) => {
        const [from, to] = spanOf(body[measure] ?? 0)
        return from === to ? String(from) : `${from}–${to}`
      }),
    ])

    expect(rows).toEqual(await tableOf(name))
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
