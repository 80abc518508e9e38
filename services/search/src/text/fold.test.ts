import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from './fold.ts'

const LANGUAGES = ['de', 'fr', 'en'] as const

describe('folding', () => {
  it.each([
    ['Mütze', 'Muetze', 'MUTZE'],
    ['Größe', 'Groesse', 'GRÖSSE'],
    ['Ärmel', 'Aermel', 'ärmel'],
    ['übergang', 'uebergang', 'ubergang'],
    ['weiß', 'weiss', 'WEISS'],
  ])('takes %s, %s and %s for one German word', (...spellings) => {
    expect(new Set(spellings.map((word) => fold(word, 'de'))).size).toBe(1)
  })

  it.each(['neuer', 'blaues', 'bauer', 'queue', 'treue'])(
    'leaves the e of %s alone, which is no umlaut',
    (word) => {
      expect(fold(word, 'de')).toBe(word)
    },
  )

  it('keeps written-out umlauts of other languages', () => {
    expect(fold('blue', 'en')).toBe('blue')
    expect(fold('Bleue', 'fr')).toBe('bleue')
  })

  it('reads accents, ligatures and wide letters as plain ones', () => {
    expect(fold('Plissée', 'fr')).toBe('plissee')
    expect(fold('Cœur', 'fr')).toBe('coeur')
    expect(fold('Ｋｌｅｉｄ ﬁn', 'de')).toBe('kleid fin')
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(...LANGUAGES),
        (text, language) => {
          const once = fold(text, language)
          expect(fold(once, language)).toBe(once)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('does not mind how umlauts after consonants are written', () => {
    const syllable = fc.tuple(
      fc.constantFrom('b', 'd', 'g', 'kl', 'm', 'r', 'st', 't', 'z'),
      fc.constantFrom('ä', 'ö', 'ü', 'a', 'e', 'i', 'o', 'u'),
      fc.constantFrom('n', 'r', 'l', 'ss', 't'),
    )
    fc.assert(
      fc.property(fc.array(syllable, { minLength: 1, maxLength: 4 }), (syllables) => {
        const word = syllables.flat().join('')
        const writtenOut = word.replace(/[äöü]/gu, (letter) => `${UMLAUTS.get(letter)}e`)
        expect(fold(writtenOut, 'de')).toBe(fold(word, 'de'))
        expect(fold(word.normalize('NFD'), 'de')).toBe(fold(word, 'de'))
      }),
    )
  })
})

const UMLAUTS = new Map([
  ['ä', 'a'],
  ['ö', 'o'],
  ['ü', 'u'],
])
