import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  parseClassicFragment,
  parseClassicSearchParams,
  toClassicFragment,
  toClassicSearchParams,
  type ClassicParameters,
} from './classic-address.ts'

const EXAMPLE =
  'q=mietwagen&firstResult=20&numberOfResults=10&sortCriteria=date%20descending&tab=All' +
  '&f-author=Ann,Bob&nf-size=0..100&df-date=past-2-month..now&sf-fileType=pdf'

const parameters: ClassicParameters = {
  q: 'mietwagen',
  firstResult: 20,
  numberOfResults: 10,
  sortCriteria: 'date descending',
  tab: 'All',
  f: { author: ['Ann', 'Bob'] },
  nf: { size: [{ start: 0, end: 100, endInclusive: false, state: 'selected' }] },
  df: { date: [{ start: 'past-2-month', end: 'now', endInclusive: false, state: 'selected' }] },
  sf: { fileType: ['pdf'] },
}

const id = fc.stringMatching(/^[a-zA-Z0-9_-]{1,8}$/)
const text = fc.string({ minLength: 1, unit: 'grapheme' })
const named = fc.dictionary(id, fc.array(text, { minLength: 1, maxLength: 3 }), {
  minKeys: 1,
  maxKeys: 3,
  noNullPrototype: true,
})
const range = fc.tuple(fc.integer(), fc.nat(), fc.boolean()).map(([start, size, endInclusive]) => {
  return { start, end: start + size, endInclusive, state: 'selected' as const }
})
const ranges = fc.dictionary(id, fc.array(range, { minLength: 1, maxLength: 3 }), {
  minKeys: 1,
  maxKeys: 2,
  noNullPrototype: true,
})
const anyParameters: fc.Arbitrary<ClassicParameters> = fc.record(
  {
    q: text,
    aq: text,
    cq: text,
    enableQuerySyntax: fc.boolean(),
    firstResult: fc.nat(5000),
    numberOfResults: fc.nat(1000),
    sortCriteria: text,
    debug: fc.boolean(),
    tab: text,
    f: named,
    fExcluded: named,
    cf: named,
    nf: ranges,
    mnf: ranges,
    sf: named,
    af: named,
  },
  { requiredKeys: [] },
)

describe('the address of a classic search', () => {
  it('is the one everybody knows', () => {
    expect(toClassicFragment(parameters)).toBe(EXAMPLE)
    expect(parseClassicFragment(EXAMPLE)).toEqual(parameters)
  })

  // Deviation: classic-manual-ranges-in-address
  it('says the same again after every round trip, ranges typed in by hand included', () => {
    fc.assert(
      fc.property(anyParameters, (any) => {
        expect(parseClassicFragment(toClassicFragment(any))).toEqual(any)
        const params = new URLSearchParams(toClassicSearchParams(any).toString())
        expect(parseClassicSearchParams(params)).toEqual(any)
      }),
    )
  })

  it('has a key for each value behind the question mark', () => {
    const params = toClassicSearchParams(parameters)

    expect(params.getAll('f-author')).toEqual(['Ann', 'Bob'])
    expect(params.get('nf-size')).toBe('0..100')
  })

  it('is read as far as it makes sense, whoever wrote it', () => {
    const odd =
      'q=%E0%A4%A&firstResult=-3&numberOfResults=ten&debug=yes&enableQuerySyntax=true&x=1&f-=a' +
      '&nf-size=5..3,1..2&df-date=someday..now&f-__proto__=a&tab'

    const read = parseClassicFragment(odd)

    expect(read).toMatchObject({ debug: false, enableQuerySyntax: true })
    expect(Object.keys(read).toSorted()).toEqual(['debug', 'enableQuerySyntax', 'f', 'nf'])
    expect(read.nf).toEqual({
      size: [{ start: 1, end: 2, endInclusive: false, state: 'selected' }],
    })
    expect(Object.getPrototypeOf(read.f)).toBe(Object.prototype)
  })

  it('never fails, however long or odd it is', () => {
    fc.assert(
      fc.property(fc.string(), (any) => {
        expect(typeof parseClassicFragment(any)).toBe('object')
      }),
    )
    expect(parseClassicFragment('q='.padEnd(100_001, 'x'))).toEqual({})
    const many = Array.from({ length: 5000 }, (_, at) => `f-color=${at}`).join('&')
    expect(parseClassicFragment(many).f?.['color']).toHaveLength(1000)
  })
})
