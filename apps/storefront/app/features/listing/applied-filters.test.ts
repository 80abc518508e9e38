import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { createShopText } from '#app/messages/shop-text.tsx'
import { testMessages } from '#app/messages/test-messages.ts'
import { appliedFilters } from './applied-filters.ts'
import { parseListingAddress, toListingSearch } from './listing-address.ts'
import { aPriceGroup, aSaleSwitch, aSizeGroup, aValueGroup } from './test-facts.ts'

const text = createShopText(DEFAULT_SHOP, testMessages(DEFAULT_SHOP.locale))
const GROUPS = [aSizeGroup(), aValueGroup(), aPriceGroup(), aSaleSwitch()]

function appliedOf(query: string) {
  const address = parseListingAddress(new URLSearchParams(query))
  return appliedFilters(GROUPS, address, text).map(({ label, without }) => ({
    label: label.replaceAll(/\s/g, ' '),
    without: toListingSearch(without),
  }))
}

describe('[2.26] the filters an address names', () => {
  it('are shown in words, a size with what it is a size of', () => {
    const labels = appliedOf('filters[color]=12,15&filters[size]=38&filters[sale]=true')

    expect(labels.map(({ label }) => label)).toEqual(['Größe 38', 'Schwarz', 'Ecru', 'Reduziert'])
  })

  it('can be taken away one by one', () => {
    const [, black] = appliedOf('filters[color]=12,15&filters[size]=38&page=3')

    expect(black).toEqual({ label: 'Schwarz', without: '?filters[size]=38&filters[color]=15' })
  })

  it.each([
    ['filters[minPrice]=5000', 'ab 50,00 €'],
    ['filters[maxPrice]=20000', 'bis 200,00 €'],
    ['filters[minPrice]=5000&filters[maxPrice]=20000', '50,00 € bis 200,00 €'],
  ])('say the prices of %s as %s', (query, label) => {
    expect(appliedOf(query)).toEqual([{ label, without: '' }])
  })

  it('name a least reduction, for which the form has no field', () => {
    expect(appliedOf('filters[minReduction]=30')).toEqual([
      { label: 'mindestens −30 %', without: '' },
    ])
  })

  it('are none when nothing is chosen', () => {
    expect(appliedOf('sort=new&page=2')).toEqual([])
  })
})
