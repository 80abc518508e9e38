import type { Locale } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TextAlternative } from '../index/index-question.ts'
import { createQueryPlanner } from './query-planner.ts'
import { anIndex } from './test-index.ts'
import { anAnalyser, VOCABULARY } from './test-vocabulary.ts'
import { aPlanner, RANGE } from './test-planner.ts'

async function alternativesOf(query: string, locale: Locale = 'de-DE') {
  const { text } = await aPlanner(locale).plan(query)
  return text?.words.map(({ alternatives }) => alternatives.map(describeAlternative)) ?? null
}

function describeAlternative(alternative: TextAlternative): string {
  switch (alternative.kind) {
    case 'term':
    case 'near':
      return alternative.kind === 'near' ? `${alternative.term}~` : alternative.term
    case 'prefix':
      return `${alternative.prefix}*`
    case 'all':
      return alternative.terms.join('+')
    case 'keyword':
      return `${alternative.field}=${alternative.value}`
  }
}

describe('words of a query', () => {
  it.each(['ⓡotes', 'ｒｏｔｅｓ', 'rote\u017F'])(
    'are split after signs like %s are read as plain letters',
    async (word) => {
      expect(await aPlanner('de-DE').plan(word)).toEqual(await aPlanner('de-DE').plan('rotes'))
    },
  )

  it('are asked for one by one, without those that say nothing', async () => {
    expect(await alternativesOf('ein Kleid für Damen aus Leinen')).toHaveLength(2)
  })

  it('are asked for all the same when nothing else is left', async () => {
    expect(await alternativesOf('damen')).toEqual([expect.arrayContaining(['dam'])])
  })

  it('find other words for the same thing, for less', async () => {
    const { text } = await aPlanner('de-DE').plan('festlich')
    const weights = new Map(
      text?.words[0]?.alternatives.map((each) => [describeAlternative(each), each.weight]),
    )

    expect(weights.get('festlich')).toBe(1)
    expect(weights.get('abend')).toBeLessThan(1)
  })

  it('are one word where they mean one thing', async () => {
    expect(await alternativesOf('weite hose')).toEqual([['=marlenehos']])
    expect(await alternativesOf('strickweste ohne ärmel')).toHaveLength(1)
    expect(await alternativesOf('pull à col roulé', 'fr-CH')).toHaveLength(1)
    expect(await alternativesOf('wide leg', 'en-GB')).toEqual([
      expect.arrayContaining(['wide+leg', 'wideleg']),
    ])
  })

  it('say more together than a part of them', async () => {
    expect(await alternativesOf('t-shirt à manches longues', 'fr-CH')).toEqual([
      ['=tshirt manch long'],
    ])
  })

  it.each([
    ['kleid', '=dress'],
    ['robe', '=dress'],
    ['hose', '=trouser'],
    ['pantalon', '=trouser'],
  ])('are understood in the English shop: %s', async (word, label) => {
    const { text, correction } = await aPlanner('en-GB').plan(word)

    expect(correction).toBeNull()
    expect(text?.words[0]?.alternatives.map(describeAlternative)).toContain(label)
  })

  it('are left to English where another language has the same', async () => {
    const [vest] = (await alternativesOf('vest', 'en-GB')) ?? []

    expect(vest).toContain('=tank top')
    expect(vest).not.toContain('jacket')
  })

  it('are found by their parts', async () => {
    expect(await alternativesOf('sommerkleid')).toEqual([
      expect.arrayContaining(['sommerkleid', 'somm+=kleid', 'lein+=kleid']),
    ])
  })

  it('mean what they mean in the region', async () => {
    expect(await alternativesOf('haube', 'de-AT')).toEqual([
      expect.arrayContaining(['=strickhaub']),
    ])
    expect(await alternativesOf('weste', 'de-AT')).toEqual([expect.arrayContaining(['=gilet'])])
  })

  it('mean it in other words, too', async () => {
    expect(await alternativesOf('pencil skirt', 'de-CH')).toEqual([['=bleistiftjup']])
  })

  it('find nothing when the range is known not to have it', async () => {
    expect(await alternativesOf('schlapfen', 'de-AT')).toEqual([[]])
    expect(await alternativesOf('schuhe')).toEqual([[]])
  })

  it('may be unfinished at the end only', async () => {
    expect(await alternativesOf('pullo')).toEqual([expect.arrayContaining(['pullo*'])])
    expect(await alternativesOf('pullo kleid')).not.toEqual([
      expect.arrayContaining(['pullo*']),
      expect.anything(),
    ])
    const { text } = await aPlanner('de-DE').plan('pullo', {
      isLastWordOpen: false,
      isCorrecting: false,
    })
    expect(text?.words[0]?.alternatives.map(({ kind }) => kind)).not.toContain('prefix')
  })
})

describe('a garment', () => {
  it('is what is called so, not what goes well with it', async () => {
    expect(await alternativesOf('kleider')).toEqual([['=kleid']])
    expect(await alternativesOf('pulli')).toEqual([['=pullov']])
  })

  it('is the one that the rest of the query is about', async () => {
    const [dress, pockets] = (await alternativesOf('kleid mit taschen')) ?? []

    expect(dress).toEqual(['=kleid'])
    expect(pockets).toContain('tasch')
    expect(await alternativesOf('pullover kleid')).toEqual([
      expect.arrayContaining(['pullov']),
      ['=kleid'],
    ])
  })

  it('that is long is another one than one with long sleeves', async () => {
    expect(await alternativesOf('langes kleid')).toEqual([['=maxikleid']])
  })
})

describe('colors, sizes, attributes and numbers in a query', () => {
  it.each(['rot', 'rotes', 'Rote'])('take %s for a color', async (color) => {
    expect(await alternativesOf(`${color} kleid`)).toEqual([['ec_color=Rot'], expect.anything()])
  })

  it.each(['kleid größe 38', 'kleid gr. 38', 'Kleid Groesse 38', 'kleid 38'])(
    'take %s for a dress in a size',
    async (query) => {
      expect(await alternativesOf(query)).toEqual([expect.anything(), ['size=38']])
    },
  )

  it('take a waist for all its lengths, and a letter for a size', async () => {
    expect(await alternativesOf('hosen 28')).toEqual([
      expect.anything(),
      ['size=28/32', 'size=28/34'],
    ])
    expect(await alternativesOf('hosen 28/34')).toEqual([expect.anything(), ['size=28/34']])
    expect(await alternativesOf('pull L', 'fr-CH')).toEqual([expect.anything(), ['size=L']])
    expect(await alternativesOf('38')).toEqual([['size=38']])
    expect(await alternativesOf('taille 38 robe', 'fr-CH')).toEqual([
      ['size=38'],
      expect.anything(),
    ])
  })

  it('take sleeves that are long for more than sleeves and something long', async () => {
    expect(await alternativesOf('kleid mit langen ärmeln')).toEqual([
      expect.anything(),
      ['=lang armel'],
    ])
  })

  it.each(['56209-218', '56209 218', '56209218'])('take %s for one number', async (number) => {
    expect(await alternativesOf(number)).toEqual([expect.arrayContaining(['56209218'])])
  })
})

describe('a query that asks too much', () => {
  it('is answered with what has most of it', async () => {
    const { text } = await aPlanner('de-DE').plan('marlenehose cardigan popeline mantel')

    expect(text?.words).toHaveLength(4)
    expect(text?.minimum).toBeLessThan(4)
  })

  it('is not answered so where an expression means every word', async () => {
    const { text } = await aPlanner('de-DE').plan('marlenehose cardigan popeline mantel', {
      isForgiving: false,
    })

    expect(text?.minimum).toBe(4)
  })

  it('keeps asking for everything where something has it', async () => {
    expect((await aPlanner('de-DE').plan('pullover aus kaschmir')).text?.minimum).toBe(2)
  })
})

describe('hostile queries', () => {
  const planner = aPlanner('de-DE')

  it.each(['', '   ', '***', '"" \'\' ()', '\u0000\u0007', '\uFFFF'])(
    'ask for nothing: %j',
    async (query) => {
      expect(await planner.plan(query)).toMatchObject({ text: null, correction: null })
    },
  )

  it('are cut to what a shopper would type', async () => {
    const { text } = await planner.plan(`${'kleid rock hose '.repeat(50_000)}\u{1F457}`)

    expect(text?.words.length).toBeLessThanOrEqual(16)
  })

  it('do not have every place tried to cut a word that nobody would type', async () => {
    const analyser = anAnalyser('de')
    const index = anIndex(RANGE['de-DE'] ?? [], analyser.analyse)
    let asked = 0
    const counting = {
      ...index,
      lookUp: (terms: readonly string[]) => {
        asked += terms.length
        return index.lookUp(terms)
      },
    }
    const parts = { locale: 'de-DE', vocabulary: VOCABULARY, analyser, index: counting } as const

    // One character that is folded to eighteen.
    const { correction } = await createQueryPlanner(parts).plan('\uFDFA'.repeat(200))

    expect(correction).toBeNull()
    expect(asked).toBeLessThan(50)
  })

  it('never make it throw', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(text, fc.boolean(), async (query, isLastWordOpen) => {
        const plan = await planner.plan(query, { isLastWordOpen })
        for (const { offset, length, originalWord } of plan.correction?.wordCorrections ?? []) {
          expect(query.slice(offset, offset + length)).toBe(originalWord)
        }
      }),
    )
  })
})
