import { describe, expect, it } from 'vitest'
import { aTestIndex, GERMAN, VOCABULARY } from '../http/test-protocol.ts'
import { createKnownQueries, vocabularyTerms } from './known-words.ts'

const terms = vocabularyTerms(GERMAN, VOCABULARY, 'de-DE')
const range = {
  ...aTestIndex(() => []),
  lookUp: async (asked: readonly string[]) =>
    asked.map((term) => ({ term, documents: term === GERMAN.stem('eulalia') ? 2 : 0 })),
}
const knownQueries = createKnownQueries({ analyser: GERMAN, terms }, range)

async function isKnown(query: string): Promise<boolean> {
  return (await knownQueries([query])).has(query)
}

describe('a query whose every word is known', () => {
  it.each([
    'kleid',
    'kleider',
    'rotes kleid',
    'kleid mit taschen',
    'leinenhose',
    'jeans 38',
    'bluse xl',
    'bluse eulalia',
    'muetze',
  ])('is «%s»', async (query) => expect(await isKnown(query)).toBe(true))

  it.each([
    'kleid evil',
    'hose gratis evil.example',
    'gratisgewinn',
    'kleid 4711',
    '',
    '!',
    'klied',
  ])('is not «%s»', async (query) => expect(await isKnown(query)).toBe(false))

  it('is told from others in one go', async () => {
    const known = await knownQueries(['kleid', 'kleid evil', 'bluse eulalia', 'evil'])

    expect([...known]).toEqual(['kleid', 'bluse eulalia'])
  })
})
