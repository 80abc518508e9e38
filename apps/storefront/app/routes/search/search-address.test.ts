import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_TERM_LENGTH, parseSearch, searchHref } from './search-address.ts'

function parsed(query: string) {
  return parseSearch(new URLSearchParams(query))
}

describe('[4.35] the address of a search', () => {
  it('counts pages from one, and the first is not written', () => {
    expect(parsed('searchTerm=bluse').parameters).toEqual({ q: 'bluse' })
    expect(parsed('searchTerm=bluse&page=3').parameters).toEqual({ q: 'bluse', page: 2 })
    expect(searchHref('rote bluse')).toBe('?searchTerm=rote+bluse')
    expect(searchHref('bluse', 3)).toBe('?searchTerm=bluse&page=3')
  })

  it.each(['page=0', 'page=-1', 'page=x', 'page=1e3'])('is the first page for %s', (page) => {
    expect(parsed(`searchTerm=bluse&${page}`).parameters).toEqual({ q: 'bluse' })
  })

  it('leads back to the same search, whatever was typed', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 999 }), (text, pageNumber) => {
        const { searchTerm } = parsed(String(new URLSearchParams({ searchTerm: text })))

        expect(searchTerm.length).toBeLessThanOrEqual(MAX_TERM_LENGTH)
        expect(searchTerm.isWellFormed()).toBe(true)
        const again = parseSearch(new URLSearchParams(searchHref(searchTerm, pageNumber)))
        expect(again.searchTerm).toBe(searchTerm)
        expect(again.parameters.page ?? 0).toBe(pageNumber - 1)
      }),
    )
  })
})
