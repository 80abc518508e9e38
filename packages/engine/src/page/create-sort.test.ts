import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createListing } from '../listing/create-listing.ts'
import { aTestEngine } from '../test-engine.ts'
import { createPager } from './create-pager.ts'
import { createSort, sortBy } from './create-sort.ts'
import { EMPTY_PAGE } from './product-page.ts'
import { fromWireSort, isSameSort, RELEVANCE, toWireSort, type Sort } from './sort.ts'
import { aProvider } from './test-provider.ts'

const BY_PRICE = { by: 'fields', fields: [{ name: 'ec_price', direction: 'asc' }] } as const

async function aListing() {
  const engine = aTestEngine()
  engine.environment.answerAll(aProvider(10))
  const { executeFirst, solution } = createListing(engine)
  await executeFirst()
  return { engine, solution, requests: engine.environment.requests }
}

const anySort: fc.Arbitrary<Sort> = fc.oneof(
  fc.constant(RELEVANCE),
  fc.record({
    by: fc.constant('fields' as const),
    fields: fc.array(
      fc.record(
        {
          name: fc.constantFrom('ec_price', 'ec_date', 'ec_name'),
          direction: fc.constantFrom('asc' as const, 'desc' as const),
          displayName: fc.string(),
        },
        { requiredKeys: ['name'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
  }),
)

describe('[3.31] [3.39] sorting', () => {
  it('asks for the first page in the new order, and says so in the address', async () => {
    const { solution, requests } = await aListing()
    await createPager(solution).next()
    const sort = createSort(solution)

    const asked = sort.sortBy(BY_PRICE)

    expect(sort.state.applied).toEqual(BY_PRICE)
    await asked
    expect(requests.at(-1)?.body).toMatchObject({
      page: 0,
      sort: { sortCriteria: 'fields', fields: [{ field: 'ec_price', direction: 'asc' }] },
    })
    expect(solution.page.get().parameters).toEqual({ sortCriteria: BY_PRICE })
  })

  it('shows which orders there are, by the names the provider gives them', async () => {
    const { solution } = await aListing()

    const { state, isAvailable } = createSort(solution)

    expect(state.available).toEqual([
      { by: 'relevance' },
      {
        by: 'fields',
        fields: [{ name: 'ec_price', direction: 'asc', displayName: 'Preis aufsteigend' }],
      },
    ])
    expect(isAvailable(BY_PRICE)).toBe(true)
    expect(isAvailable({ by: 'fields', fields: [{ name: 'ec_name' }] })).toBe(false)
  })

  it('can be chosen before anything was asked', async () => {
    const engine = aTestEngine()
    engine.environment.answer(aProvider(2))
    const { solution, executeFirst } = createListing(engine)

    createSort(solution, { initial: BY_PRICE })
    await executeFirst()

    expect(engine.environment.requests[0]?.body).toMatchObject({ sort: { sortCriteria: 'fields' } })
  })

  it('never sends back the names meant for the eye', () => {
    fc.assert(
      fc.property(anySort, (sort) => {
        expect(JSON.stringify(toWireSort(sort))).not.toContain('displayName')
        expect(isSameSort(fromWireSort(toWireSort(sort)), sort)).toBe(true)
      }),
    )
  })

  it('by one field is another order than by two, from whichever side it is looked at', () => {
    fc.assert(
      fc.property(anySort, anySort, (left, right) => {
        const isSame = JSON.stringify(toWireSort(left)) === JSON.stringify(toWireSort(right))

        expect(isSameSort(left, right)).toBe(isSame)
        expect(isSameSort(right, left)).toBe(isSame)
      }),
    )
    const byTwo: Sort = { by: 'fields', fields: [...BY_PRICE.fields, { name: 'ec_name' }] }
    expect(isSameSort(BY_PRICE, byTwo)).toBe(false)
  })

  it('is the same page where the order was chosen already', () => {
    fc.assert(
      fc.property(anySort, (sort) => {
        const sorted = sortBy(EMPTY_PAGE, sort)

        expect(sortBy(sorted, sort)).toBe(sorted)
      }),
    )
  })
})

// Deviation: sort-compared-by-name-and-direction
describe('[3.31] the order that is applied', () => {
  it('is recognised whatever it is called', async () => {
    const { solution } = await aListing()
    const sort = createSort(solution)
    await sort.sortBy({
      by: 'fields',
      fields: [{ name: 'ec_price', direction: 'desc', displayName: 'Teuerste zuerst' }],
    })

    solution.page.update((page) => sortBy(page, BY_PRICE))

    expect(
      sort.isSortedBy({ by: 'fields', fields: [{ name: 'ec_price', direction: 'asc' }] }),
    ).toBe(true)
    expect(sort.isSortedBy({ by: 'fields', fields: [{ name: 'ec_price' }] })).toBe(false)
    expect(sort.isSortedBy(RELEVANCE)).toBe(false)
  })

  it('is asked for once, though it was clicked twice', async () => {
    const { solution, requests } = await aListing()
    const sort = createSort(solution)
    await sort.sortBy(RELEVANCE)

    await sort.sortBy(RELEVANCE)

    expect(requests).toHaveLength(2)
  })
})

describe('[5.19] an order nobody knows', () => {
  it.each([
    [{ by: 'mood' }, 'by: value is not in enum.'],
    [{}, 'by: value is required.'],
    [{ by: 'fields' }, 'fields: value is required.'],
    [{ by: 'fields', fields: [{ name: 1 }] }, 'fields.0.name: value is not a string.'],
    [
      { by: 'fields', fields: [{ name: 'a', direction: 'up' }] },
      'fields.0.direction: value is not in enum.',
    ],
  ])('is refused at once: %j', async (nonsense, message) => {
    const { solution, requests } = await aListing()
    const text = `The following properties are invalid\n- ${message}`

    expect(() => createSort(solution).sortBy(nonsense as Sort)).toThrow(text)
    expect(() => createSort(solution, { initial: nonsense as Sort })).toThrow(text)
    expect(requests).toHaveLength(1)
  })
})
