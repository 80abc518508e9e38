import { describe, expect, it } from 'vitest'
import { VOCABULARY } from './test-vocabulary.ts'
import { parseVocabulary, popularQueries } from './vocabulary.ts'

describe('the vocabulary', () => {
  it('says what is wrong with it', () => {
    const broken = structuredClone<object>(VOCABULARY)
    Object.assign(broken, { regions: { 'de-AT': { words: { haube: 'mütze' }, popular: [] } } })

    expect(() => parseVocabulary(broken)).toThrow(/regions\.de-AT\.words\.haube/)
  })

  it('survives the way to another thread', () => {
    expect(parseVocabulary(structuredClone(VOCABULARY))).toEqual(VOCABULARY)
  })

  it.each(['de', 'fr', 'en'] as const)('does not contradict itself in %s', (language) => {
    const { synonyms, oneWay, absent, misspellings, functionWords, words } =
      VOCABULARY.languages[language]
    const sold = new Set([...synonyms.map(([first]) => first), ...words])

    expect(absent.filter((word) => sold.has(word))).toEqual([])
    expect(Object.keys(misspellings).filter((word) => sold.has(word))).toEqual([])
    expect(Object.keys(oneWay).filter((word) => functionWords.includes(word))).toEqual([])
  })

  it('offers the queries of a region among those of its language, most popular first', () => {
    const swiss = popularQueries(VOCABULARY, 'de-CH')

    expect(swiss[0]?.query).toBe('kleid')
    expect(swiss.map(({ query }) => query)).toContain('midijupe')
    expect(popularQueries(VOCABULARY, 'de-DE').map(({ query }) => query)).not.toContain('midijupe')
    const weights = swiss.map(({ weight }) => weight)
    expect(weights).toEqual(weights.toSorted((left, right) => right - left))
  })
})
