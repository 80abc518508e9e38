import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onePerStyle, spreadStyles } from './spread-styles.ts'

function styled(styles: string) {
  return styles.split('').map((masterKey, index) => ({ masterKey, index }))
}

function stylesOf(products: readonly { masterKey: string }[]): string {
  return products.map(({ masterKey }) => masterKey).join('')
}

const products = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
  .map((styles) => styled(styles.join('')))

describe('the colors of a style in a listing', () => {
  it('take turns with those of other styles', () => {
    expect(stylesOf(spreadStyles(styled('aaabbbccc')))).toBe('abcabcabc')
    expect(stylesOf(spreadStyles(styled('aaab')))).toBe('abaa')
  })

  it('are all still there, each style in its own order', () => {
    fc.assert(
      fc.property(products, (range) => {
        const spread = spreadStyles(range)

        expect(spread.toSorted((one, other) => one.index - other.index)).toEqual(range)
        for (const style of Map.groupBy(spread, ({ masterKey }) => masterKey).values()) {
          expect(style).toEqual(style.toSorted((one, other) => one.index - other.index))
        }
      }),
    )
  })

  it('stay where they are when all styles differ', () => {
    expect(stylesOf(spreadStyles(styled('abcdef')))).toBe('abcdef')
  })
})

describe('one color per style', () => {
  it('is the first of each', () => {
    expect(onePerStyle(styled('aabac')).map(({ index }) => index)).toEqual([0, 2, 4])
  })
})
