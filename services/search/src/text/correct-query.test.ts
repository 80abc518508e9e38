import type { Locale } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { aPlanner } from './test-planner.ts'
import { VOCABULARY } from './test-vocabulary.ts'
import { languageOf } from './vocabulary.ts'

/** Everything an operator wrote down for a shop, other than what is known to be misspelled. */
function wordsOf(locale: Locale): readonly string[] {
  const words = VOCABULARY.languages[languageOf(locale)]
  const regional = VOCABULARY.regions[locale]?.words ?? {}
  return [
    ...words.words,
    ...words.absent,
    ...words.phrases,
    ...words.functionWords,
    ...words.fillerWords,
    ...[words.synonyms, Object.entries(words.oneWay), Object.entries(regional)].flat(4),
    ...words.popular.map(({ query }) => query),
  ]
}

describe('[3.40] [4.37] a misspelled query', () => {
  it.each([
    ['klied', 'kleid'],
    ['pulover', 'pullover'],
    ['kashmir', 'kaschmir'],
    ['rotekleid', 'rote kleid'],
    ['pull over', 'pullover'],
    ['leinenhsoe', 'leinenhose'],
    ['maxikleit', 'maxikleid'],
    ['blsue', 'bluse'],
    ['hsoe', 'hose'],
    ['kliad', 'kleid'],
    ['rok', 'rock'],
    ['himelblau', 'himmelblau'],
    ['pecnil skirt', 'pencil skirt'],
  ])('reads %s as %s', async (query, corrected) => {
    const plan = await aPlanner('de-DE').plan(query)

    expect(plan.query).toBe(corrected)
    expect(plan.correction).toMatchObject({ originalQuery: query, correctedQuery: corrected })
  })

  it('reads a word of three letters that lacks one', async () => {
    expect((await aPlanner('fr-CH').plan('rbe noire')).query).toBe('robe noire')
  })

  it.each(['moosgrün', 'kirschrot'])('leaves the shade %s as it is', async (shade) => {
    expect((await aPlanner('de-DE').plan(shade)).correction).toBeNull()
  })

  it.each(['de-DE', 'de-AT', 'de-CH', 'fr-CH', 'en-GB'] as const)(
    'is none of the words of the vocabulary in %s',
    async (locale) => {
      const planner = aPlanner(locale)
      const replaced: string[] = []
      for (const word of wordsOf(locale)) {
        const { correction } = await planner.plan(word, { isLastWordOpen: false })
        if (correction !== null) replaced.push(`${word} → ${correction.correctedQuery}`)
      }

      expect(replaced).toEqual([])
    },
  )

  it('says which words were replaced, and where they stood', async () => {
    const { correction } = await aPlanner('de-DE').plan('Weißes  klied, pulover')

    expect(correction?.correctedQuery).toBe('Weißes  kleid, pullover')
    expect(correction?.wordCorrections).toEqual([
      { offset: 8, length: 5, originalWord: 'klied', correctedWord: 'kleid' },
      { offset: 15, length: 7, originalWord: 'pulover', correctedWord: 'pullover' },
    ])
  })

  it('is left alone when asked to', async () => {
    const plan = await aPlanner('de-DE').plan('klied', { isCorrecting: false })

    expect(plan).toMatchObject({ query: 'klied', correction: null })
  })

  it.each([
    'kleid',
    'pulli',
    'schuhe',
    'sommerkleid',
    'rotes kleid 38',
    'mützen',
    'elegant',
    'pullo',
    '56209',
  ])('is not what %s is', async (query) => {
    expect((await aPlanner('de-DE').plan(query)).correction).toBeNull()
  })
})
