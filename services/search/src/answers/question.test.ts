import { findShopByPath, type ShopPath } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { withFrame } from './frames.ts'
import { intentsAsked, intentsTold } from './intents.ts'
import { createQuestionReader } from './question.ts'
import { createVerbJoiner } from './separable-verbs.ts'
import { analyserOf } from './test-range.ts'
import { wordsForNoThing } from './word-kinds.ts'

function read(path: ShopPath, query: string) {
  const shop = findShopByPath(path)
  if (!shop) throw new Error(`No shop ${path}`)
  return createQuestionReader(shop, analyserOf(shop).analyse)(query)
}

describe('[3.63] a question', () => {
  it('is about its nouns; garments, days and small words only tell answers apart', () => {
    const { words, asides } = read('de', 'Könnt ihr am Samstag meine Hose kürzen?')

    expect(words.map(([own]) => own?.term)).toEqual(['kurzt'])
    expect(asides.map(([own]) => own?.term)).toEqual(['samstag', 'hos'])
  })

  it('is about nothing when it has only words every question has', () => {
    for (const query of ['Wie lange dauert es?', '???', 'Was kostet das?', 'Habt ihr das?'])
      expect(read('de', query).words).toEqual([])
  })

  it.each([
    ['de', 'Bis wann kann ich zahlen?', ['time']],
    ['de', 'Was kostet das?', ['cost']],
    ['de', 'Wie groß ist das?', []],
    ['fr-ch', 'Où êtes-vous ?', ['place']],
    ['en', 'Why is it broken?', ['why', 'remedy']],
  ] as const)('in %s wants to know: %s', (path, query, wanted) => {
    expect(read(path, query).intents).toEqual(new Set(wanted))
  })

  it('tells the words a page has for ways of asking that name no subject', () => {
    expect(withFrame('wo bleibt mein paket?', 'de')).toContain('bestellung verfolgen')
    expect(withFrame('when is the zoo open?', 'en')).toContain('the zoo')
    expect(withFrame('how do i wash silk?', 'en')).toBe('how do i wash silk?')
  })

  it('has the parts of its verbs together', () => {
    const joinGerman = createVerbJoiner('de', (word) => word === 'zurückschicke')
    expect(joinGerman('wie schicke ich was zurück?')).toBe('wie zurückschicke ich was ?')
    expect(joinGerman('wann fährt der zug ab?')).toBe('wann fährt der zug ab?')
    const joinEnglish = createVerbJoiner('en', () => false)
    expect(joinEnglish('can i send it back?')).toBe('can i return it ?')
  })

  it('has words that name no thing: small ones in German, verb endings elsewhere', () => {
    expect(wordsForNoThing('Welche Daten sind gespeichert?', 'de')).toEqual(['sind', 'gespeichert'])
    expect(wordsForNoThing('welche daten', 'de')).toEqual([])
    expect(wordsForNoThing('Is my parcel really lost?', 'en')).toEqual(['really'])
  })
})

describe('a passage', () => {
  it('tells a time or a cost by what stands in it', () => {
    expect([...intentsTold('In 2–4 Werktagen.', 'de')]).toEqual(['time'])
    expect([...intentsTold('It costs €3.', 'en')]).toEqual(['cost'])
    expect([...intentsAsked('Quand arrive-t-il ?', 'fr')]).toEqual(['time'])
  })
})
