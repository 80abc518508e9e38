import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPriceWords, HIGHEST_PRICE, withoutPriceWords } from './price-words.ts'
import type { Language } from './vocabulary.ts'

const SIZES = new Set(['32', '38', '42', '75', '100'])

function read(query: string, language: Language) {
  const price = findPriceWords(query, { language, isSize: (text) => SIZES.has(text) })
  if (price === null) return null
  const { start, end } = price.range
  const rest = withoutPriceWords(query, price).trim().replaceAll(/\s+/g, ' ')
  return [start, end === HIGHEST_PRICE ? null : end, rest]
}

describe('[3.45] a price in words', () => {
  it.each([
    ['de', 'kleid unter 100 Euro', [0, 100, 'kleid']],
    ['de', 'Bluse bis 80 Franken', [0, 80, 'Bluse']],
    ['de', 'mantel über 200', [200, null, 'mantel']],
    ['de', 'rock zwischen 50 und 90 euro weiß', [50, 90, 'rock weiß']],
    ['de', 'zwischen 50€ und 90€', [50, 90, '']],
    ['de', 'blazer ab 99,90 €', [99.9, null, 'blazer']],
    ['de', "mantel bis CHF 1'290.-", [0, 1290, 'mantel']],
    ['de', 'kleid von 100 bis 200 euro', [100, 200, 'kleid']],
    ['de', 'hose bis 120', [0, 120, 'hose']],
    ['de', 'kleid weniger als 1.290 euro', [0, 1290, 'kleid']],
    ['fr', 'robe moins de 80 francs', [0, 80, 'robe']],
    ['fr', 'jupe entre 50 et 90', [50, 90, 'jupe']],
    ['fr', 'pull jusqu’à 120 CHF', [0, 120, 'pull']],
    ['fr', 'manteau plus de 200', [200, null, 'manteau']],
    ['fr', 'veste à partir de 90 francs', [90, null, 'veste']],
    ['en', 'dress under 100', [0, 100, 'dress']],
    ['en', 'skirt between 50 and 90 euros', [50, 90, 'skirt']],
    ['en', 'coat over €200', [200, null, 'coat']],
    ['en', 'knitwear up to 80 EUR', [0, 80, 'knitwear']],
  ] as const)('is read in %s: %s', (language, query, price) => {
    expect(read(query, language)).toEqual(price)
  })

  it('is meant the right way round', () => {
    expect(read('zwischen 90 und 50', 'de')).toEqual([50, 90, ''])
  })

  it.each([
    ['de', 'unter euro'],
    ['de', 'unter 0 euro'],
    ['de', 'zwischen 50 und'],
    ['de', 'jeans 32'],
    ['de', 'kleid größe 38 bis 42'],
    ['de', 'kleid von 38 bis 42'],
    ['de', 'gürtel bis 100'],
    ['de', 'unter 100 % baumwolle'],
    ['de', 'über 90 cm'],
    ['de', 'unter 56209218'],
    ['de', 'hose bis 7/8'],
    ['de', 'under 100'],
    ['fr', 'moins de francs'],
    ['fr', 'taille de 38 à 42'],
    ['en', 'under pounds'],
    ['en', 'dress from 20'],
    ['en', 'trousers over the knee'],
  ] as const)('is not in %s: %s', (language, query) => {
    expect(read(query, language)).toBeNull()
  })

  it('is a range of numbers whatever is typed, and quickly', () => {
    const word = fc.constantFrom(
      'unter',
      'bis',
      'zwischen',
      'und',
      '100',
      '1.000',
      '€',
      'euro',
      '-',
      '.',
    )
    const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (query) => {
        const price = findPriceWords(query, { language: 'de', isSize: () => false })
        if (price === null) return
        expect(price.range.start).toBeLessThanOrEqual(price.range.end)
        expect(withoutPriceWords(query, price)).toHaveLength(query.length)
      }),
    )
  })
})
