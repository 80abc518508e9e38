import { describe, expect, it } from 'vitest'
import { anAnalyser, VOCABULARY } from './test-vocabulary.ts'
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

  it('has no word of another language that is an English word of the range', () => {
    const { stem, fold } = anAnalyser('en')
    const { words, synonyms, oneWay } = VOCABULARY.languages.en
    const english = new Set(
      [...words, ...synonyms.flat(), ...Object.keys(oneWay)].map((word) => stem(fold(word))),
    )
    const foreign = VOCABULARY.languages.de.words.concat(VOCABULARY.languages.fr.words)
    const understood = Object.keys(VOCABULARY.regions['en-GB']?.words ?? {}).filter((word) =>
      foreign.includes(word),
    )

    expect(understood).toEqual(expect.arrayContaining(['kleid', 'bluse', 'robe', 'jupe', 'hose']))
    expect(understood.filter((word) => english.has(stem(fold(word))))).toEqual([])
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
