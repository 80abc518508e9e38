import fc from 'fast-check'
import type { Sort } from '../page/sort.ts'
import type { DateRange, FacetValueState, NumericRange } from '../wire/facet.ts'
import type { Parameters } from './parameters.ts'

/** Everything a facet or a value may be called, and what an address is made of in particular. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.stringMatching(/^[ab\-,.&=%#?+/ ä|]{1,8}$/),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'ec_color', 'a%2Cb', '%', '100%25'),
)

const anyNumber = fc
  .oneof(fc.integer({ min: -1000, max: 100_000 }), fc.double({ noNaN: true }))
  .filter((number) => Number.isFinite(number) && !Object.is(number, -0))

export function anyNumericRange(state: FacetValueState): fc.Arbitrary<NumericRange> {
  return fc.tuple(anyNumber, anyNumber, fc.boolean()).map(([one, other, endInclusive]) => ({
    start: Math.min(one, other),
    end: Math.max(one, other),
    endInclusive,
    state,
  }))
}

const anyDate = fc
  .date({
    min: new Date('1401-01-01T00:00:00Z'),
    max: new Date('9999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 19).replaceAll('-', '/').replace('T', '@'))

export function anyDateRange(state: FacetValueState): fc.Arbitrary<DateRange> {
  const absolute = fc.tuple(anyDate, anyDate).map((dates) => dates.toSorted())
  const relative = fc.constantFrom(['past-1-week', 'now'], ['now', 'next-12-month'])
  return fc
    .tuple(fc.oneof(absolute, relative), fc.boolean())
    .map(([[start = '', end = ''], endInclusive]) => ({ start, end, endInclusive, state }))
}

export const anySort: fc.Arbitrary<Sort> = fc.oneof(
  fc.constant<Sort>({ by: 'relevance' }),
  fc
    .array(
      fc.record(
        { name: fc.stringMatching(/^ec_[a-z]{1,5}$/), direction: fc.constantFrom('asc', 'desc') },
        { requiredKeys: ['name'] },
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((fields): Sort => ({ by: 'fields', fields })),
)

function anyFacets<Value>(value: fc.Arbitrary<Value>, isSame = Object.is) {
  const values = fc.uniqueArray(value, { minLength: 1, maxLength: 4, comparator: isSame })
  return fc.dictionary(anyText, values, { minKeys: 1, maxKeys: 3 })
}

const BOUNDS = (left: object, right: object) => JSON.stringify(left) === JSON.stringify(right)

/** Anything a visitor can have set. */
export const anyParameters: fc.Arbitrary<Parameters> = fc
  .record(
    {
      q: anyText.filter((text) => text.trim() !== ''),
      page: fc.integer({ min: 1, max: 1_000_000 }),
      perPage: fc.integer({ min: 1, max: 1_000 }),
      sortCriteria: anySort,
      f: anyFacets(anyText),
      fExcluded: anyFacets(anyText),
      lf: anyFacets(anyText),
      cf: anyFacets(anyText),
      nf: anyFacets(anyNumericRange('selected'), BOUNDS),
      nfExcluded: anyFacets(anyNumericRange('excluded'), BOUNDS),
      mnf: anyFacets(anyNumericRange('selected'), BOUNDS),
      mnfExcluded: anyFacets(anyNumericRange('excluded'), BOUNDS),
      df: anyFacets(anyDateRange('selected'), BOUNDS),
      dfExcluded: anyFacets(anyDateRange('excluded'), BOUNDS),
    },
    { requiredKeys: [] },
  )
  .map((parameters) => ({ ...parameters }))
