import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { renderInShop, wordsOf } from '#app/ui/test-render.tsx'
import type { FilterGroup, ListingFacts } from './listing-facts.ts'
import { ProductListing } from './product-listing.tsx'
import { aSizeGroup } from './test-facts.ts'

function aListing(groups: FilterGroup[], search = ''): string {
  const facts: ListingFacts = {
    tiles: [],
    total: 0,
    page: 1,
    perPage: 24,
    lastPage: 1,
    sort: 'recommended',
    groups,
  }
  const Page = createRoutesStub([
    {
      path: '/de/c/kleider/',
      Component: () => <ProductListing facts={facts} search={search} label="Kleider" />,
    },
  ])
  return renderInShop(<Page initialEntries={[`/de/c/kleider/${search}`]} />)
}

describe('a listing without script', () => {
  it('sends its order with what is chosen, also where there are no filters to offer', () => {
    const page = aListing([], '?filters[color]=12&filters[sale]=true&filters[minPrice]=4999')

    expect(page).toMatch(/<select name="sort"[^>]* form="filter-form"/)
    expect(page).toMatch(/<form id="filter-form"[^>]* action="\/de\/c\/kleider\/"/)
    expect(page).toContain('name="filters[color]" value="12"')
    expect(page).toContain('name="filters[sale]" value="true"')
    expect(page).toContain('name="filters[minPrice]" value="4999"')
  })

  it('has one filter form', () => {
    const page = aListing([aSizeGroup()])

    expect(page.match(/id="filter-form"/g)).toHaveLength(1)
  })

  it('says what choosing a size means', () => {
    expect(wordsOf(aListing([aSizeGroup()]))).toContain('die in dieser Größe vorrätig sind')
  })
})
