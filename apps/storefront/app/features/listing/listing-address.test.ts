import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clearFilters,
  hasFilters,
  parseListingAddress,
  removeGroup,
  setPage,
  setPriceRange,
  setSort,
  setValues,
  SWITCH_KEYS,
  toggleSwitch,
  toggleValue,
  toListingSearch,
  VALUE_KEYS,
  type ListingAddress,
} from './listing-address.ts'
import { SORT_KEYS } from './listing-facts.ts'

function parsed(query: string): ListingAddress {
  return parseListingAddress(new URLSearchParams(query))
}

function written(query: string): string {
  return toListingSearch(parsed(query))
}

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 50 })

/** Any query that a form, a link, a mail program or somebody with time to spare may send. */
const anyQuery = fc
  .array(
    fc.tuple(
      fc.oneof(
        fc.constantFrom('sort', 'page', 'searchTerm', 'exact', 'priceFrom', 'priceTo'),
        fc
          .constantFrom(...VALUE_KEYS, ...SWITCH_KEYS, 'minPrice', 'maxPrice', 'minReduction')
          .map((key) => `filters[${key}]`),
        fc.constantFrom('__proto__', 'constructor', 'toString').map((key) => `filters[${key}]`),
        fc.string(),
      ),
      fc.oneof(
        ids.map((list) => list.join(',')),
        fc.constantFrom('true', '-1', '1e9', '0x10', '007', 'NaN', ' ', ',,,', '99999999999999'),
        fc.constantFrom(...SORT_KEYS),
        fc.double().map(String),
        fc.string({ unit: 'binary' }),
      ),
    ),
    { maxLength: 12 },
  )
  .map((pairs) => String(new URLSearchParams(pairs)))

describe('[2.26] [4.35] the address of a listing', () => {
  it('names filters by group, switches, prices in cents, order and page', () => {
    const address = parsed(
      'filters[color]=15,12&filters[sale]=true&filters[minPrice]=5000&filters[maxPrice]=20000' +
        '&filters[minReduction]=20&sort=price_asc&page=2',
    )

    expect(address).toEqual({
      values: new Map([['color', [12, 15]]]),
      switches: new Set(['sale']),
      minCents: 5_000,
      maxCents: 20_000,
      minReduction: 20,
      sort: 'price_asc',
      page: 2,
    })
    expect(toListingSearch(address)).toBe(
      '?filters[color]=12,15&filters[minPrice]=5000&filters[maxPrice]=20000' +
        '&filters[minReduction]=20&filters[sale]=true&sort=price_asc&page=2',
    )
  })

  it('is nothing for the page everybody opens', () => {
    expect(written('')).toBe('')
    expect(written('sort=recommended&page=1&filters[color]=&filters[sale]=false')).toBe('')
  })

  it('is read from a form, which repeats names and asks for whole amounts', () => {
    expect(written('filters[color]=15&filters[color]=12&priceFrom=49,90&priceTo=1’200')).toBe(
      '?filters[color]=12,15&filters[minPrice]=4990&filters[maxPrice]=120000',
    )
    expect(written('priceFrom=&priceTo=')).toBe('')
  })

  it.each([
    ['an unknown group', 'filters[shoe]=12'],
    ['names every object has', 'filters[__proto__]=1&filters[constructor]=2'],
    ['ids that are no numbers', 'filters[color]=red,1e3,-4,0,007,99999999999'],
    ['a switch that is neither on nor off', 'filters[sale]=yes'],
    ['prices that are no numbers', 'filters[minPrice]=abc&filters[maxPrice]=-5&priceFrom=1e9'],
    ['a reduction nobody gives', 'filters[minReduction]=100'],
    ['an unknown order', 'sort=cheap'],
    ['a page that is none', 'page=-1'],
    ['an exact search for nothing', 'exact=1&searchTerm=%20'],
  ])('leaves out %s', (_what, query) => {
    expect(written(query)).toBe('')
  })

  it('takes a range the wrong way round the right way round', () => {
    expect(written('filters[minPrice]=20000&filters[maxPrice]=5000')).toBe(
      '?filters[minPrice]=5000&filters[maxPrice]=20000',
    )
  })

  it('keeps a page beyond every listing, so that it is not the first one', () => {
    expect(parsed('page=1000000000').page).toBe(1_000_000_000)
    expect(parsed(`page=${'9'.repeat(400)}`).page).toBe(Number.MAX_SAFE_INTEGER)
  })

  it('reads no more of ten thousand ids than somebody chooses', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => index + 1)

    expect(parsed(`filters[color]=${many.join(',')}`).values.get('color')).toHaveLength(50)
    expect(
      parsed(many.map((id) => `filters[size]=${id}`).join('&')).values.get('size'),
    ).toHaveLength(50)
  })

  it('cuts a search text, and not through a character', () => {
    const { searchTerm } = parsed(`searchTerm=${encodeURIComponent('🧵'.repeat(5_000))}`)

    expect(searchTerm).toHaveLength(200)
    expect(searchTerm?.isWellFormed()).toBe(true)
  })

  it('reads whatever it is given, and what it writes says the same', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const search = written(query)

        expect(written(search)).toBe(search)
        expect(parsed(search)).toEqual(parsed(query))
      }),
    )
  })
})

describe('a change of the address', () => {
  const address = parsed('searchTerm=kleid&filters[color]=12&filters[sale]=true&sort=new&page=3')

  it.each<[string, (before: ListingAddress) => ListingAddress, string]>([
    [
      'chooses a value',
      (a) => toggleValue(a, 'color', 3),
      'filters[color]=3,12&filters[sale]=true&sort=new',
    ],
    ['takes a value back', (a) => toggleValue(a, 'color', 12), 'filters[sale]=true&sort=new'],
    [
      'sets a group',
      (a) => setValues(a, 'size', [9, 4, 9]),
      'filters[size]=4,9&filters[color]=12&filters[sale]=true&sort=new',
    ],
    ['turns a switch off', (a) => toggleSwitch(a, 'sale'), 'filters[color]=12&sort=new'],
    [
      'turns a switch on',
      (a) => toggleSwitch(a, 'new'),
      'filters[color]=12&filters[sale]=true&filters[new]=true&sort=new',
    ],
    [
      'sets prices',
      (a) => setPriceRange(a, { toCents: 900 }),
      'filters[color]=12&filters[maxPrice]=900&filters[sale]=true&sort=new',
    ],
    ['sorts', (a) => setSort(a, 'recommended'), 'filters[color]=12&filters[sale]=true'],
    ['goes on', (a) => setPage(a, 4), 'filters[color]=12&filters[sale]=true&sort=new&page=4'],
    ['clears all filters', clearFilters, 'sort=new'],
    ['removes a group', (a) => removeGroup(a, 'color'), 'filters[sale]=true&sort=new'],
    ['removes a switch', (a) => removeGroup(a, 'sale'), 'filters[color]=12&sort=new'],
  ])('%s', (_what, change, search) => {
    expect(toListingSearch(change(address))).toBe(`?searchTerm=kleid&${search}`)
  })

  it('replaces the category, of which there is one', () => {
    const inDresses = toggleValue(address, 'category', 7)

    expect(toggleValue(inDresses, 'category', 8).values.get('category')).toEqual([8])
    expect(toggleValue(inDresses, 'category', 7).values.has('category')).toBe(false)
  })

  it('removes prices and the least reduction like any other group', () => {
    const priced = parsed('filters[minPrice]=100&filters[minReduction]=30')

    expect(toListingSearch(removeGroup(priced, 'price'))).toBe('?filters[minReduction]=30')
    expect(toListingSearch(removeGroup(priced, 'minReduction'))).toBe('?filters[minPrice]=100')
    expect(hasFilters(priced)).toBe(true)
    expect(hasFilters(clearFilters(priced))).toBe(false)
  })

  it('goes both ways for every value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VALUE_KEYS), ids, fc.nat(), (key, before, id) => {
        const given = setValues(clearFilters(address), key, before)

        const toggled = toggleValue(given, key, id + 1)

        if (key !== 'category') expect(toggleValue(toggled, key, id + 1)).toEqual(given)
        expect(toggled.page).toBe(1)
      }),
    )
  })
})
