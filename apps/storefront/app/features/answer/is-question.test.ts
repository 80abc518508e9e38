import type { Shop } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctsOnlyAsking, isQuestion } from './is-question.ts'

type Language = Shop['language']

const QUESTIONS: readonly (readonly [Language, string])[] = [
  ['de', 'wie wasche ich wolle'],
  ['de', 'wie lange kann ich zurückgeben'],
  ['de', 'Kann ich auf Rechnung kaufen?'],
  ['de', 'Ich habe mein Passwort vergessen'],
  ['de', 'mein paket ist nicht angekommen'],
  ['de', 'seide waschen'],
  ['de', 'Läuft die Gutscheinkarte ab'],
  ['de', 'was bedeutet dieses symbol'],
  ['fr', 'Combien coûte la livraison ?'],
  ['fr', 'livrez-vous en france'],
  ['fr', 'J’ai oublié mon mot de passe'],
  ['fr', 'laver le cachemire'],
  ['en', 'how do i wash wool'],
  ['en', 'is the gift card valid forever'],
  ['en', 'return reduced items'],
]

const SEARCHES: readonly (readonly [Language, string])[] = [
  ['de', 'kleid'],
  ['de', 'rotes kleid 38'],
  ['de', 'wickelkleid für die hochzeit'],
  ['de', 'hose mit weitem bein'],
  ['de', 'waschen'],
  ['de', 'kleid?'],
  ['de', 'gewaschene seide'],
  ['fr', 'robe rouge'],
  ['fr', 'manteau en laine'],
  ['fr', 'jean délavé'],
  ['en', 'light wash jeans'],
  ['en', 'midi dress in green'],
  ['en', 'iron grey coat'],
  ['en', '4711001-38'],
]

describe('a search', () => {
  it.each(QUESTIONS)('of %s is a question: %s', (language, term) => {
    expect(isQuestion(term, language)).toBe(true)
  })

  it.each(SEARCHES)('of %s is none: %s', (language, term) => {
    expect(isQuestion(term, language)).toBe(false)
  })

  it('is read at once, whatever was typed', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 400 })
    fc.assert(
      fc.property(texts, fc.constantFrom<Language>('de', 'fr', 'en'), (text, language) => {
        expect(isQuestion(text, language)).toBe(isQuestion(` ${text} `, language))
      }),
    )
  })
})

describe('a correction', () => {
  it('of a question word alone is not worth a word', () => {
    expect(correctsOnlyAsking('Comment laver la soie ?', 'commenc laver la soie', 'fr')).toBe(true)
    expect(correctsOnlyAsking('wie wasche ich wole', 'wie wasche ich wolle', 'de')).toBe(false)
    expect(correctsOnlyAsking('kleidd', 'kleid', 'de')).toBe(false)
    expect(correctsOnlyAsking('was hosenrock', 'hosen rock was', 'de')).toBe(false)
  })
})
