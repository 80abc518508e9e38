import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anAnalyser } from './test-vocabulary.ts'
import type { Language } from './vocabulary.ts'

const german = anAnalyser('de')
const french = anAnalyser('fr')
const english = anAnalyser('en')
const BY_LANGUAGE = { de: german, fr: french, en: english }

function termsOf(text: string, language: Language = 'de'): string[] {
  const terms = BY_LANGUAGE[language].analyse(text).map(({ term }) => term)
  return terms.filter((term) => !term.startsWith('='))
}

function labelsOf(text: string, language: Language): string[] {
  const terms = BY_LANGUAGE[language].analyse(text).map(({ term }) => term)
  return terms.filter((term) => term.startsWith('='))
}

describe('terms of a text', () => {
  it.each([
    ['Größe 5½', 'Größe 51⁄2'],
    ['ⓡotes Kleid', 'rotes Kleid'],
    ['Mu\u0308tze', 'Mütze'],
  ])('are the same for %s and %s, which are one query', (text, plain) => {
    expect(german.analyse(text)).toEqual(german.analyse(plain))
  })

  it.each([
    ['de', 'Kleider', 'Kleid'],
    ['de', 'Mäntel', 'Mantel'],
    ['de', 'Röcke', 'Rock'],
    ['de', 'rotes', 'rot'],
    ['de', 'Ärmeln', 'Ärmel'],
    ['de', 'Tuniken', 'Tunika'],
    ['fr', 'plissées', 'plissé'],
    ['fr', 'blanche', 'blanc'],
    ['fr', 'longues', 'long'],
    ['en', 'scarves', 'scarf'],
    ['en', 'dresses', 'dress'],
  ] as const)('are the same in %s for %s and %s', (language, form, word) => {
    expect(termsOf(form, language)).toEqual(termsOf(word, language))
  })

  it('keep shorts apart from what is short', () => {
    expect(termsOf('shorts', 'en')).not.toEqual(termsOf('short', 'en'))
  })

  it('do not contain function words, but keep the places of the others', () => {
    expect(german.analyse('Kleid mit Gürtel.')).toEqual([
      { term: 'kleid', weight: 1, position: 0 },
      { term: 'gurtel', weight: 1, position: 2 },
    ])
  })

  it('leave out elided articles and genitives', () => {
    expect(termsOf("l'écharpe d’été", 'fr')).toEqual(termsOf('écharpe été', 'fr'))
    expect(termsOf('women’s dress', 'en')).toEqual(termsOf('women dress', 'en'))
  })
})

describe('words with hyphens', () => {
  it.each(['T-Shirt', 'tshirt', 't shirt', 'T‑Shirts'])('finds %s by one term', (spelling) => {
    expect(termsOf(spelling)).toContain('tshirt')
  })

  it('find a T-shirt by shirt, too, for a little less', () => {
    expect(german.analyse('T-Shirt')).toContainEqual({ term: 'shirt', weight: 0.8, position: 0 })
  })

  it('are found written apart and written together', () => {
    expect(termsOf('Wide-Leg-Jeans')).toEqual(['wid', 'widelegjean', 'leg', 'jean'])
  })

  it('do not make a line of an article', () => {
    expect(termsOf('a line dress', 'en')).toContain('alin')
    expect(termsOf('a shirt', 'en')).toEqual(['shirt'])
  })
})

describe('compounds', () => {
  it.each([
    ['Jerseykleid', ['jersey', 'kleid']],
    ['Sommerkleid', ['somm', 'kleid']],
    ['Hochzeitsgastkleid', ['hochzeit', 'gast', 'kleid']],
    ['Kaschmirmütze', ['kaschmir', 'mutz']],
    ['KASCHMIRMUETZE', ['kaschmir', 'mutz']],
    ['Rollkragenpullover', ['rollkrag', 'pullov']],
    ['Plisseejupes', ['plisse', 'jup']],
  ])('finds %s by its parts', (word, parts) => {
    expect(termsOf(word).slice(1)).toEqual(parts)
  })

  it('finds no blouse in a shirt dress and no scarf in a cloth', () => {
    expect(termsOf('Hemdblusenkleid')).not.toContain('blus')
    expect(termsOf('Wolltuch')).not.toContain('tuch')
    expect(termsOf('Hosentaschen')).not.toContain('tasch')
    expect(termsOf('Baumwolle')).not.toContain('woll')
  })
})

describe('names', () => {
  it.each([
    ['de', 'Midikleider', ['=midikleid', '=kleid']],
    ['de', 'Rock Lupine mit Gürtel', ['=rock lupin gurtel', '=rock', '=lupin']],
    ['fr', 'Robes portefeuille', ['=rob portefeuill', '=rob']],
    ['en', 'Wrap dresses', ['=wrap dress', '=dress']],
    ['en', 'V-neck jumper with side slits', ['=jumper']],
    ['en', 'T-shirts', ['=tshirt']],
  ] as const)('say in %s what %s are', (language, name, labels) => {
    expect(labelsOf(name, language)).toEqual(labels)
  })

  it.each(['Blusen & Hemden', 'Weiß/Marine', 'Ein Satz über Kleider.', '56209-218'])(
    'are not what %s is',
    (text) => {
      expect(labelsOf(text, 'de')).toEqual([])
    },
  )
})

describe('article numbers', () => {
  it('are kept whole, and found by style, color and size', () => {
    expect(termsOf('50708-205-xs')).toEqual(['50708', '50708205', '50708205xs'])
  })
})

describe('whatever the text', () => {
  it('says the same twice, and places never go back', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom('de', 'fr', 'en'),
        (text, language) => {
          const terms = BY_LANGUAGE[language].analyse(text)
          expect(BY_LANGUAGE[language].analyse(text)).toEqual(terms)
          const words = terms.filter(({ term }) => !term.startsWith('='))
          words.forEach(({ term, weight, position }, at) => {
            expect(term).not.toBe('')
            expect(weight).toBeGreaterThan(0)
            expect(position).toBeGreaterThanOrEqual(words[at - 1]?.position ?? 0)
          })
        },
      ),
    )
  })

  it('places words where they are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        for (const word of german.words(text)) {
          expect(text.slice(word.offset, word.end)).toBe(word.text)
        }
      }),
    )
  })
})
