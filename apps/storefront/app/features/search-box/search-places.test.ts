import { describe, expect, it } from 'vitest'
import { matchPlaces } from './search-places.ts'

const PAGES = [
  { title: 'Bestellung verfolgen', href: '/de/order-trackform/', words: '' },
  { title: 'Rückgabe', href: '/de/rueckgabe/', words: 'Rücksendung anmelden, Etikett drucken' },
  { title: 'Das weiße Hemd', href: '/de/magazin/das-weisse-hemd/', words: 'Ein Teil für alles' },
  { title: 'Hemden pflegen', href: '/de/pflege/', words: 'Waschen und bügeln' },
]

function titles(query: string, isMentionEnough = false) {
  return matchPlaces(PAGES, query, { isMentionEnough }).map(({ title }) => title)
}

describe('[3.29] pages for what is typed', () => {
  it.each([
    ['rück', ['Rückgabe']],
    ['ruck', ['Rückgabe']],
    ['WEISSE', ['Das weiße Hemd']],
    ['hemd', ['Hemden pflegen', 'Das weiße Hemd']],
    ['verfolgen bestell', ['Bestellung verfolgen']],
    ['kleid', []],
    ['  ', []],
    ['<>', []],
  ])('for %s are %j', (query, expected) => {
    expect(titles(query)).toEqual(expected)
  })

  it('are those that mention it only where that is asked for', () => {
    expect(titles('etikett')).toEqual([])
    expect(titles('etikett', true)).toEqual(['Rückgabe'])
    expect(titles('ein', true)).toEqual([])
  })
})
