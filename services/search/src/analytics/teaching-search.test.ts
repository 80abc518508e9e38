import { describe, expect, it } from 'vitest'
import { aHit, aShopSearch, aTestIndex } from '../http/test-protocol.ts'
import { isTeaching } from './teaching-search.ts'

describe('a search the shop may learn from', () => {
  /** Products have two words of a query at most, and none has the word `gratis`. */
  const shop = aShopSearch({
    index: aTestIndex(({ text }) => {
      const isFound = (text?.minimum ?? 0) <= 2 && !JSON.stringify(text).includes('gratis')
      return isFound ? [aHit(1)] : []
    }),
    knownQueries: async (queries) => new Set(queries.filter((query) => !query.includes('gratis'))),
  })

  it.each([
    ['has known words that products have together', 'rotes kleid', 9, true],
    ['found nothing, which only the operator is told', 'gratis evil.example', 0, true],
    ['says that it found nothing, though its query finds something', 'rotes kleid', 0, false],
    ['has a word that is not known', 'hose gratis', 9, false],
    ['found something because a word was left out', 'rotes kleid mantel', 9, false],
    ['reads like an address', 'kleid.de', 9, false],
    ['is spelled with signs that cannot be seen', 'kl\u200Beid', 9, false],
  ])('or not: one that %s', async (_why, query, total, expected) => {
    expect(await isTeaching(shop, { query, total })).toBe(expected)
  })
})
