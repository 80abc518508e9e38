import { findShopByPath, type Shop, type ShopPath } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { compositionLines } from './composition.ts'

const WOOL = [
  { value: 'Elastan', percent: 4, part: 'Oberstoff' },
  { value: 'Schurwolle', percent: 96, part: 'Oberstoff' },
]

function linesIn(path: ShopPath, ...parts: Parameters<typeof compositionLines>[0]) {
  return compositionLines(parts, findShopByPath(path) as Shop).map((line) =>
    line.replaceAll('\u00A0', ' '),
  )
}

describe('the composition of a garment', () => {
  it('names each part, its largest share first', () => {
    const lining = [{ value: 'Viskose', percent: 100, part: 'Futter' }]

    expect(linesIn('de', WOOL, lining)).toEqual([
      'Oberstoff: 96 % Schurwolle, 4 % Elastan',
      'Futter: 100 % Viskose',
    ])
  })

  it('is written as each language writes shares and colons', () => {
    const wool = [{ value: 'laine', percent: 97.5, part: 'Tissu principal' }]

    expect(linesIn('fr-ch', wool)).toEqual(['Tissu principal : 97,5 % laine'])
    expect(linesIn('en', [{ value: 'wool', percent: 97.5 }])).toEqual(['97.5% wool'])
  })

  it('is a text where there are no fibres', () => {
    expect(linesIn('de', [{ value: 'Rindleder, pflanzlich gegerbt' }])).toEqual([
      'Rindleder, pflanzlich gegerbt',
    ])
    expect(linesIn('de', [])).toEqual([])
  })
})
