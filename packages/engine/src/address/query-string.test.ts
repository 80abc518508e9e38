import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearchParams, toSearchParams } from './query-string.ts'
import { anyParameters, anyText } from './test-parameters.ts'

function read(text: string) {
  return parseSearchParams(new URLSearchParams(text))
}

describe('[3.51] what a visitor set, behind the ? of an address', () => {
  it('gives every state back as it was, whatever else the address says', () => {
    const foreign = fc.array(
      fc.tuple(
        anyText.map((key) => `x${key}`),
        anyText,
      ),
    )

    fc.assert(
      fc.property(anyParameters, foreign, (parameters, others) => {
        const params = toSearchParams(parameters, new URLSearchParams(others))
        const typed = new URL(`https://saum.example/?${params}`).searchParams

        expect(parseSearchParams(typed)).toEqual(parameters)
        expect([...typed].slice(0, others.length)).toEqual(others)
      }),
    )
  })

  it('repeats the key for each value', () => {
    const params = toSearchParams(
      {
        f: { ec_color: ['blau', 'rot'] },
        cf: { ec_category: ['Damen', 'Blusen'] },
        nfExcluded: { ec_rating: [{ start: 1, end: 2, endInclusive: true, state: 'excluded' }] },
      },
      new URLSearchParams(),
    )

    expect(String(params)).toBe(
      'f-ec_color=blau&f-ec_color=rot&cf-ec_category=Damen&cf-ec_category=Blusen' +
        '&nfExcluded-ec_rating=1...2',
    )
  })

  it('replaces what the address said before, keeps what is not ours and leaves it unharmed', () => {
    const base = new URLSearchParams('keep=1&q=alt&f-ec_size=S&page=3&keep=2')

    const params = toSearchParams({ q: 'neu' }, base)

    expect(String(params)).toBe('keep=1&keep=2&q=neu')
    expect(String(base)).toBe('keep=1&q=alt&f-ec_size=S&page=3&keep=2')
  })

  it('stays the same address when only the order of the values is another', () => {
    const base = new URLSearchParams('f-ec_color=rot&f-ec_color=blau')

    expect(String(toSearchParams({ f: { ec_color: ['blau', 'rot'] } }, base))).toBe(String(base))
  })

  it('writes the steps of a path in their order', () => {
    const base = new URLSearchParams('cf-ec_category=Blusen&cf-ec_category=Damen')
    const parameters = { cf: { ec_category: ['Damen', 'Blusen'] } }

    expect(parseSearchParams(toSearchParams(parameters, base))).toEqual(parameters)
  })

  it('ignores keys without a text', () => {
    expect(read('q=&page=&perPage=&sortCriteria=')).toEqual({})
  })
})

// Deviation: sort-encoded-once
describe('The sort in an address', () => {
  const sortCriteria = {
    by: 'fields',
    fields: [{ name: 'ec_price', direction: 'asc' }, { name: 'ec_name' }],
  } as const

  it('is encoded once', () => {
    const params = toSearchParams({ sortCriteria }, new URLSearchParams())

    expect(String(params)).toBe('sortCriteria=ec_price+asc%2Cec_name')
  })

  it('is read from a link of the public client as well, which encodes it twice', () => {
    expect(read('sortCriteria=ec_price%2520asc%252Cec_name')).toEqual({ sortCriteria })
  })
})

describe('A query string somebody made up', () => {
  it('never fails', () => {
    const text = fc.array(fc.tuple(anyText, fc.string({ unit: 'binary' })))

    fc.assert(
      fc.property(text, (pairs) => {
        const parameters = parseSearchParams(new URLSearchParams(pairs))

        expect(parseSearchParams(toSearchParams(parameters, new URLSearchParams()))).toEqual(
          parameters,
        )
      }),
    )
  })

  it('leaves out what makes no sense', () => {
    expect(
      read('page=-1&perPage=1e9&nf-x=b..a&df-x=morgen..now&f-=1&%=%&sortCriteria=%25'),
    ).toEqual({
      sortCriteria: { by: 'fields', fields: [{ name: '%' }] },
    })
  })
})
