import { DEFAULT_SHOP } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { createShopText } from '#app/messages/shop-text.tsx'
import { testMessages } from '#app/messages/test-messages.ts'
import { appliedFilters } from './applied-filters.ts'
import { parseListingAddress, toListingSearch } from './listing-address.ts'
import type { FilterGroup } from './listing-facts.ts'
import { loosenFilter } from './loosen-filter.ts'
import { aPriceGroup, aSizeGroup, aValueGroup } from './test-facts.ts'

const text = createShopText(DEFAULT_SHOP, testMessages(DEFAULT_SHOP.locale))

function loosened(groups: FilterGroup[], query: string) {
  const address = parseListingAddress(new URLSearchParams(query))
  const looser = loosenFilter(groups, appliedFilters(groups, address, text), address)
  return looser && { label: looser.label, without: toListingSearch(looser.without) }
}

describe('when no product is left', () => {
  it('the group without which most would come back is to be left out', () => {
    const groups = [aSizeGroup(), aValueGroup()]

    expect(loosened(groups, 'filters[size]=38&filters[color]=12,15')).toEqual({
      label: 'Schwarz, Ecru',
      without: '?filters[size]=38',
    })
  })

  it('a group nobody chose from is not blamed', () => {
    const groups = [aSizeGroup(), aValueGroup()]

    expect(loosened(groups, 'filters[size]=38')?.label).toBe('Größe 38')
  })

  it('the last filter is as good as any when none promises anything', () => {
    const none = { id: 12, label: 'Schwarz', count: 0 }
    const groups = [
      aValueGroup({ values: [none] }),
      aPriceGroup({ lowestCents: 0, highestCents: 0 }),
    ]

    expect(loosened(groups, 'filters[color]=12&filters[maxPrice]=100')?.without).toBe(
      '?filters[color]=12',
    )
  })

  it('there is nothing to leave out without filters', () => {
    expect(loosened([aValueGroup()], '')).toBeNull()
  })
})
