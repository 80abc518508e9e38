import { aProduct } from '@saum/engine/wire/test-replies'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RowGroup } from './row.ts'
import { toGroups, type Offer } from './rows.ts'
import { NO_PLACES } from './search-places.ts'
import { noSuggestions, type Suggestions } from './suggestions.ts'

function anOffer(changes: Partial<Offer> = {}): Offer {
  return {
    home: '/de/',
    query: 'hemd',
    suggestions: null,
    places: NO_PLACES,
    recent: [],
    isWide: true,
    ...changes,
  }
}

function someSuggestions(changes: Partial<Suggestions> = {}): Suggestions {
  return { ...noSuggestions('hemd'), ...changes }
}

function completions(...texts: string[]) {
  return texts.map((text) => ({ text, parts: [{ text, isNew: true }] }))
}

function products(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...aProduct(String(index + 1)),
    position: index + 1,
  }))
}

function rowsOf(groups: readonly RowGroup[], kind: RowGroup['kind']) {
  return groups.find((group) => group.kind === kind)?.rows ?? []
}

describe('[3.29] what a search offers for what is typed', () => {
  it('is words to search for, but not the typed ones themselves', () => {
    const suggestions = someSuggestions({ completions: completions('hemd', 'hemdbluse') })

    const rows = rowsOf(toGroups(anOffer({ suggestions })), 'queries')

    expect(rows.map(({ text, href }) => [text, href])).toEqual([
      ['hemdbluse', '/de/search/?searchTerm=hemdbluse'],
    ])
  })

  it('is the same words in a category, as a filtered search', () => {
    const blouses = { rawValue: 'Blusen', displayValue: 'Blusen', count: 4, path: ['Damen'] }
    const unknown = { rawValue: 'Hüte', displayValue: 'Hüte', count: 3, path: [] }
    const suggestions = someSuggestions({ categories: [blouses, unknown], total: 10 })
    const places = { pages: [], categories: [{ id: 17, names: ['Damen', 'Blusen'] }] }

    const rows = rowsOf(toGroups(anOffer({ suggestions, places })), 'queries')

    expect(rows).toEqual([
      expect.objectContaining({
        text: 'hemd',
        category: 'Blusen',
        count: 4,
        href: '/de/search/?searchTerm=hemd&filters[category]=17',
      }),
    ])
  })

  it('is first the page the provider sends this query to', () => {
    const pages = [
      { title: 'Hemden pflegen', href: '/de/pflege/', words: '' },
      { title: 'Rücksendung anmelden', href: '/de/returns-portal/', words: '' },
    ]
    const suggestions = someSuggestions({ redirect: 'https://saum.example/de/returns-portal/' })

    const offer = anOffer({ suggestions, places: { pages, categories: [] } })

    expect(rowsOf(toGroups(offer), 'pages').map(({ text }) => text)).toEqual([
      'Rücksendung anmelden',
      'Hemden pflegen',
    ])
  })

  it('is products, and the way to all of them', () => {
    const suggestions = someSuggestions({ products: products(6), total: 41 })

    const wide = rowsOf(toGroups(anOffer({ suggestions })), 'products')
    const narrow = rowsOf(toGroups(anOffer({ suggestions, isWide: false })), 'products')

    expect(wide.map(({ kind }) => kind).join(' ')).toBe('product product product product all')
    expect(narrow).toHaveLength(4)
    expect(wide.at(-1)).toMatchObject({ count: 41, href: '/de/search/?searchTerm=hemd' })
  })

  it('is what was searched for before and begins like it', () => {
    const offer = anOffer({ recent: ['hemdkleid', 'strick'] })

    expect(rowsOf(toGroups(offer), 'recent').map(({ text }) => text)).toEqual(['hemdkleid'])
  })
})

describe('what a search offers over an empty field', () => {
  it('is what was searched for here, what others search for, and products', () => {
    const suggestions = someSuggestions({
      query: '',
      completions: completions('kleid', 'strick'),
      products: products(2),
    })

    const groups = toGroups(anOffer({ query: '', suggestions, recent: ['strick'] }))

    expect(groups.map(({ kind, rows }) => [kind, rows.map(({ text }) => text)])).toEqual([
      ['recent', ['strick']],
      ['popular', ['kleid']],
      ['products', ['Bluse 1', 'Bluse 2']],
    ])
  })
})

describe('the rows of a search', () => {
  it('are of every kind where there are more than room for them', () => {
    const blouses = { rawValue: 'Blusen', displayValue: 'Blusen', count: 4, path: [] }
    const suggestions = someSuggestions({
      completions: completions('a', 'b', 'c', 'd'),
      categories: [blouses],
      products: products(9),
      total: 9,
    })
    const places = { pages: [], categories: [{ id: 17, names: ['Blusen'] }] }
    const groups = toGroups(anOffer({ suggestions, places, recent: ['hemd weiß', 'hemdkleid'] }))

    expect(groups.map(({ kind, rows }) => [kind, rows.length])).toEqual([
      ['queries', 3],
      ['recent', 2],
      ['products', 5],
    ])
  })

  const texts = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 })

  it('are ten at most, eight on a phone, each a link of this shop under a name of its own', () => {
    fc.assert(
      fc.property(fc.string(), texts, texts, fc.boolean(), (query, offered, recent, isWide) => {
        const suggestions = someSuggestions({
          query,
          completions: completions(...offered),
          products: products(9),
          total: 9,
        })
        const groups = toGroups(anOffer({ query, suggestions, recent, isWide }))
        const rows = groups.flatMap((group) => group.rows)

        expect(rows.length).toBeLessThanOrEqual(isWide ? 10 : 8)
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
        for (const { id, href } of rows) {
          expect(id).not.toMatch(/\s/)
          expect(href).toMatch(/^\/de\//)
        }
      }),
    )
  })
})
