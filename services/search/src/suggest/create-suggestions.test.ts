import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuerySignals } from '../events/signals.ts'
import { createSuggestions } from './create-suggestions.ts'
import type { PartsIn } from './phrase-table.ts'
import { createMeaningKey } from './meaning-key.ts'

interface Words {
  language?: 'de' | 'fr' | 'en'
  popular?: Record<string, number>
  terms?: Record<string, number>
  queries?: readonly QuerySignals[]
  /** Words that neither range nor vocabulary has. */
  unknown?: RegExp
  /** What finds nothing now. */
  empty?: readonly string[]
  partsIn?: PartsIn
}

function suggestionsFrom(words: Words) {
  const {
    language = 'de',
    popular = {},
    terms = {},
    queries = [],
    unknown = /(?!)/,
    empty = [],
    partsIn = () => [],
  } = words
  const found = queries.filter(({ lastTotal }) => lastTotal > 0)
  return createSuggestions({
    shop: { language },
    partsIn,
    knownQueries: async (all) => new Set(all.filter((query) => !unknown.test(query))),
    signals: {
      queries: () => found,
      backedZeroResultQueries: () => queries.filter(({ lastTotal }) => lastTotal === 0),
    },
    finds: async (query) => !empty.includes(query),
    popular: Object.entries(popular).map(([query, weight]) => ({ query, weight })),
    catalogTerms: Object.entries(terms).map(([text, weight]) => ({ text, weight })),
  })
}

async function expressions(words: Words, query: string, limit = 5): Promise<string[]> {
  const completions = await suggestionsFrom(words).complete(query, limit)
  return completions.map(({ expression }) => expression)
}

async function highlighted(words: Words, query: string): Promise<string | undefined> {
  const [first] = await suggestionsFrom(words).complete(query, 5)
  return first?.highlighted
}

function aQuery(query: string, part: Partial<QuerySignals> = {}): QuerySignals {
  return { query, searches: 10, clicks: 5, lastTotal: 3, ...part }
}

describe('[3.55] completions', () => {
  it('[3.62] begin a part of a compound like the query, which is marked there', async () => {
    const partsIn: PartsIn = (word) => (word.endsWith('bluse') ? [word.length - 5] : [])
    const words = { terms: { Schluppenbluse: 9, 'Rote Hemdbluse': 5, Bluse: 5, Rock: 9 }, partsIn }
    const found = await suggestionsFrom(words).complete('blus', 5)

    expect(found.map(({ highlighted: marked }) => marked)).toEqual([
      '[Schluppen]{blus}[e]',
      '{Blus}[e]',
      '[Rote Hemd]{blus}[e]',
    ])
    expect(await expressions(words, 'bl')).toEqual(['Bluse'])
  })

  it('begin a word of the phrase like the query, whole beginnings first', async () => {
    const terms = { 'Weiße Bluse': 2, 'Bluse Seide': 2, Bluse: 2, Rock: 9, 'T-Shirt Blumen': 1 }

    expect(await expressions({ terms }, 'blu')).toEqual([
      'Bluse',
      'Bluse Seide',
      'Weiße Bluse',
      'T-Shirt Blumen',
    ])
  })

  it.each([
    ['mü', 'Mütze'],
    ['mue', 'Mütze'],
    ['mut', 'Mütze'],
    ['gross', 'Große Größen'],
    ['groß', 'Große Größen'],
    ['t sh', 'T-Shirt'],
    ['MÜTZE', 'Mütze'],
    ['  mütze ', 'Mütze'],
  ])('find %s in %s', async (query, phrase) => {
    expect(await expressions({ terms: { [phrase]: 1 } }, query)).toEqual([phrase])
  })

  it('find French words without their accents', async () => {
    const words: Words = { language: 'fr', terms: { 'Robe à pois': 1, Écharpe: 1 } }

    expect(await expressions(words, 'echa')).toEqual(['Écharpe'])
  })

  it('find phrases that have the words in another order', async () => {
    expect(await expressions({ terms: { 'blaues Kleid': 1, Kleid: 1 } }, 'kleid bl')).toEqual([
      'blaues Kleid',
    ])
  })

  it('prefer what visitors search for and click on', async () => {
    const words: Words = {
      popular: { 'bluse weiß': 1 },
      terms: { 'Bluse Anna': 1 },
      queries: [
        aQuery('bluse rot', { searches: 40, clicks: 40 }),
        aQuery('bluse alt', { clicks: 0 }),
      ],
    }

    expect(await expressions(words, 'bluse')).toEqual([
      'bluse rot',
      'bluse weiß',
      'Bluse Anna',
      'bluse alt',
    ])
  })

  it('name a phrase once, wherever it comes from and however it is spelled', async () => {
    const words: Words = {
      popular: { mütze: 1 },
      terms: { Mütze: 1, MUETZE: 1 },
      queries: [aQuery('muetze')],
    }

    expect(await expressions(words, 'm')).toHaveLength(1)
  })

  it.each([
    ['klei', { popular: { kleid: 9 }, terms: { Kleider: 5, Kleidern: 1 } }, ['kleid']],
    [
      'kasch',
      { popular: { 'kaschmir pullover': 9 }, terms: { 'pullover kaschmir': 1 } },
      ['kaschmir pullover'],
    ],
    [
      'schwarz',
      { popular: { 'schwarzes kleid': 9 }, terms: { 'kleider schwarz': 1 } },
      ['schwarzes kleid'],
    ],
    ['kleider', { popular: { kleid: 9 }, terms: { Kleider: 5 } }, ['Kleider']],
  ])('offer one of several forms that find the same: %s', async (query, words, expected) => {
    expect(await expressions(words, query)).toEqual(expected)
  })

  it('never offer queries that find nothing or may be personal', async () => {
    const words: Words = {
      terms: { 'Kleid Zebra': 1 },
      empty: ['Kleid Zebra'],
      queries: [
        aQuery('kleid zebra', { lastTotal: 0 }),
        aQuery('kleid anna@example.org'),
        aQuery('kleid 0151 2345678'),
      ],
    }

    expect(await expressions(words, 'kleid')).toEqual([])
    expect(await expressions(words, '')).toEqual([])
  })

  it('stay when they find something, whatever searches with the same key have found', async () => {
    const words: Words = {
      popular: { 'rock-hose': 1 },
      terms: { Rock: 1 },
      queries: [
        aQuery('rock/hose', { lastTotal: 0 }),
        aQuery('rock', { lastTotal: 0 }),
        aQuery('rock lang'),
        aQuery('rock-lang', { lastTotal: 0 }),
      ],
    }

    expect(await expressions(words, 'rock')).toEqual(['rock-hose', 'Rock', 'rock lang'])
    expect(await expressions({ ...words, empty: ['Rock'] }, 'rock')).not.toContain('Rock')
  })

  it('leave out what was learned and has words that are not known any more', async () => {
    const queries = [aQuery('kleid lavendel'), aQuery('kleid evil'), aQuery('kleid.evil')]

    expect(await expressions({ queries, unknown: /evil/ }, 'kleid')).toEqual(['kleid lavendel'])
    expect(await expressions({ queries, unknown: /evil/ }, '')).toEqual(['kleid lavendel'])
  })

  it('of an empty query are the popular ones', async () => {
    const words: Words = {
      popular: { kleid: 9, jeans: 5, mantel: 1 },
      terms: { Abendkleid: 100 },
      queries: [aQuery('cardigan', { searches: 90, clicks: 90 })],
    }

    expect(await expressions(words, ' ', 3)).toEqual(['cardigan', 'kleid', 'jeans'])
    expect((await suggestionsFrom(words).complete('', 1))[0]?.highlighted).toBe('[cardigan]')
  })

  it('have a score and a confidence between 0 and 1, best first', async () => {
    const word = fc.constantFrom('kleid', 'bluse', 'blau', 'rot', 'seide', 'klein', 'blumen')
    const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(phrase, fc.nat(50), { maxKeys: 12 }),
        fc.dictionary(phrase, fc.nat(50), { maxKeys: 12 }),
        fc.constantFrom('k', 'bl', 'klei', 'rot', 'blau k', 'klied', ''),
        async (terms, popular, query) => {
          const completions = await suggestionsFrom({ terms, popular }).complete(query, 5)

          const scores = completions.map(({ score }) => score)
          expect(scores).toEqual(scores.toSorted((left, right) => right - left))
          expect(completions.length).toBeLessThanOrEqual(5)
          for (const {
            score,
            executableConfidence,
            expression,
            highlighted: marked,
          } of completions) {
            expect(score).toBeGreaterThanOrEqual(0)
            expect(score).toBeLessThanOrEqual(1)
            expect(executableConfidence).toBeGreaterThan(0)
            expect(executableConfidence).toBeLessThanOrEqual(1)
            expect(marked.replaceAll(/[[\]{}()]/g, '')).toBe(expression)
          }
        },
      ),
    )
  })

  it('find every phrase with a word that begins like the query, as a plain search does', async () => {
    const word = fc.stringMatching(/^[abc]{1,3}$/)
    const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
    await fc.assert(
      fc.asyncProperty(fc.array(phrase, { maxLength: 30 }), word, async (phrases, query) => {
        const terms = Object.fromEntries(phrases.map((each) => [each, 1]))
        const expected = Object.keys(terms).filter((each) => ` ${each}`.includes(` ${query}`))

        const found = await expressions({ terms, language: 'en' }, query, 100)

        const meaningsOf = (each: readonly string[]) => new Set(each.map(createMeaningKey('en')))
        if (expected.length > 0) expect(meaningsOf(found)).toEqual(meaningsOf(expected))
        expect(meaningsOf(found).size).toBe(found.length)
      }),
    )
  })
})

describe('the marks of a completion', () => {
  it.each([
    ['bluse weiss', 'blu', '{blu}[se weiss]'],
    ['weisse bluse', 'blu', '[weisse ]{blu}[se]'],
    ['Weiße Mützen', 'muet', '[Weiße ]{Müt}[zen]'],
    ['Weiße Mützen', 'weiss', '{Weiß}[e Mützen]'],
    ['kleid', 'kleid', '{kleid}'],
    ['kleid blau', 'klied', '(kleid)[ blau]'],
    ['blaues kleid', 'kleid bl', '{bl}[aues ]{kleid}'],
  ])('of %s for %s are %s', async (phrase, query, expected) => {
    expect(await highlighted({ terms: { [phrase]: 1 } }, query)).toBe(expected)
  })

  it('cannot be faked by a phrase', async () => {
    expect(await highlighted({ terms: { 'kleid [x] {y} (z)': 1 } }, 'kle')).toBe('{kle}[id x y z]')
  })
})

describe('typing errors', () => {
  it.each(['klied', 'kleod', 'kleiid', 'keid', 'kldeid'])(
    'in %s still lead to kleid',
    async (query) => {
      expect(await expressions({ terms: { kleid: 1, rock: 5 } }, query)).toEqual(['kleid'])
    },
  )

  it('are not assumed where something begins like the query', async () => {
    expect(await expressions({ terms: { kleid: 9, kleie: 1 } }, 'kleie')).toEqual(['kleie'])
  })

  it('are not guessed in short words', async () => {
    expect(await expressions({ terms: { rock: 1 } }, 'rcc')).toEqual([])
  })
})

describe('hostile queries', () => {
  it.each([
    'x'.repeat(1_000_000),
    '\u0000\u0001',
    '[]{}()',
    '"><script>',
    '*'.repeat(70),
    '__proto__',
  ])('find nothing and harm nobody', async (query) => {
    expect(await expressions({ terms: { kleid: 1 } }, query)).toEqual(
      /\w/u.test(query) ? [] : ['kleid'],
    )
  })

  it.each([0, -1, Number.NaN, 0.5])('with a limit of %d get nothing', async (limit) => {
    expect(await expressions({ terms: { kleid: 1 } }, 'k', limit)).toEqual([])
  })

  it('get a hundred completions at most', async () => {
    const terms = Object.fromEntries(Array.from({ length: 300 }, (_, each) => [`kleid ${each}`, 1]))

    expect(await expressions({ terms }, 'kleid', 1e9)).toHaveLength(100)
  })
})
