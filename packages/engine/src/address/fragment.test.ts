import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFragment, toFragment } from './fragment.ts'
import { anyParameters, anyText } from './test-parameters.ts'

const EVERYTHING =
  'q=rote%20bluse&page=2&perPage=24&sortCriteria=ec_price%20asc%2Cec_name%20desc' +
  '&f-ec_color=blau,rot%26wei%C3%9F,a%2Cb&lf-store=munich-1&cf-ec_category=Damen,Blusen' +
  '&df-date=past-1-week..now&nf-ec_rating=3..5&mnf-ec_price=10...20'

describe('[3.51] what a visitor set, behind the # of an address', () => {
  it('gives every state back as it was', () => {
    fc.assert(
      fc.property(anyParameters, (parameters) => {
        expect(parseFragment(toFragment(parameters))).toEqual(parameters)
      }),
    )
  })

  it('reads the names of facets as browsers write them', () => {
    expect(parseFragment('f-gr%C3%B6%C3%9Fe=38&nf-preis%20neu=3..5')).toMatchObject({
      f: { größe: ['38'] },
      nf: { 'preis neu': [{ start: 3, end: 5 }] },
    })
    expect(parseFragment('f-100%=x')).toEqual({ f: { '100%': ['x'] } })
  })

  it('sorts by ten fields at most', () => {
    const names = Array.from({ length: 5_000 }, (_, index) => `ec_${index}`)

    const { sortCriteria } = parseFragment(`sortCriteria=${names.join('%2C')}`)

    expect(sortCriteria).toEqual({
      by: 'fields',
      fields: names.slice(0, 10).map((name) => ({ name })),
    })
  })

  it('reads and writes the links the public client makes', () => {
    const parameters = parseFragment(EVERYTHING)

    expect(parameters).toEqual({
      q: 'rote bluse',
      page: 2,
      perPage: 24,
      sortCriteria: {
        by: 'fields',
        fields: [
          { name: 'ec_price', direction: 'asc' },
          { name: 'ec_name', direction: 'desc' },
        ],
      },
      f: { ec_color: ['blau', 'rot&weiß', 'a,b'] },
      lf: { store: ['munich-1'] },
      cf: { ec_category: ['Damen', 'Blusen'] },
      df: { date: [{ start: 'past-1-week', end: 'now', endInclusive: false, state: 'selected' }] },
      nf: { ec_rating: [{ start: 3, end: 5, endInclusive: false, state: 'selected' }] },
      mnf: { ec_price: [{ start: 10, end: 20, endInclusive: true, state: 'selected' }] },
    })
    expect(toFragment(parameters)).toBe(EVERYTHING)
  })

  it('writes a range once when it was typed in by hand and answered as well', () => {
    const range = { start: 10, end: 20, endInclusive: true, state: 'selected' } as const

    const fragment = toFragment({
      nf: { ec_price: [range], ec_rating: [range] },
      mnf: { ec_price: [range] },
    })

    expect(fragment).toBe('nf-ec_rating=10...20&mnf-ec_price=10...20')
  })

  it('writes neither the first page nor a blank query nor a facet without values', () => {
    expect(toFragment({ q: '  ', page: 0, f: { ec_color: [] }, nf: {} })).toBe('')
  })

  it('takes a key that comes twice for two values of one facet', () => {
    expect(parseFragment('f-ec_color=Blau&f-ec_color=Rot')).toEqual({
      f: { ec_color: ['Blau', 'Rot'] },
    })
  })

  it('knows fields by their names in lower case and leaves out what is no sort', () => {
    expect(parseFragment('sortCriteria=EC_Price%20DESC%2Cec_name%20up%2Ca%20b%20c')).toEqual({
      sortCriteria: { by: 'fields', fields: [{ name: 'ec_price', direction: 'desc' }] },
    })
    expect(parseFragment('sortCriteria=')).toEqual({})
  })
})

// Deviation: excluded-in-fragment
describe('What a visitor excluded', () => {
  it('is in the fragment too, so that a shared link shows the same products', () => {
    const range = { start: 3, end: 5, endInclusive: false, state: 'excluded' } as const
    const date = {
      start: 'past-1-week',
      end: 'now',
      endInclusive: true,
      state: 'excluded',
    } as const
    const parameters = {
      fExcluded: { ec_color: ['Rot'] },
      nfExcluded: { ec_rating: [range] },
      mnfExcluded: { ec_price: [range] },
      dfExcluded: { date: [date] },
    }

    const fragment = toFragment(parameters)

    expect(fragment).toBe(
      'fExcluded-ec_color=Rot&dfExcluded-date=past-1-week...now' +
        '&nfExcluded-ec_rating=3..5&mnfExcluded-ec_price=3..5',
    )
    expect(parseFragment(fragment)).toEqual(parameters)
  })
})

// Deviation: address-in-one-order
describe('The address of the same page', () => {
  it('is the same text, whatever the visitor clicked first', () => {
    fc.assert(
      fc.property(anyParameters, (parameters) => {
        const reversed = Object.fromEntries(Object.entries(parameters).toReversed())

        expect(toFragment(reversed)).toBe(toFragment(parameters))
      }),
    )
  })
})

// Deviation: unreadable-page-is-the-first
describe('An address with a page that is no number', () => {
  it('shows the first page with everything else it says', () => {
    expect(parseFragment('page=x&f-ec_color=Blau')).toEqual({ f: { ec_color: ['Blau'] } })
  })
})

// Deviation: encoded-range-read
describe('A link whose dates a mail program has encoded', () => {
  it('is read like the one that was sent', () => {
    const sent = 'df-date=2026/01/01@00:00:00..now'

    const received = sent.replaceAll('/', '%2F').replaceAll('@', '%40').replaceAll(':', '%3A')

    expect(parseFragment(received)).toEqual(parseFragment(sent))
    expect(toFragment(parseFragment(received))).toBe(sent)
  })
})

// Deviation: sort-without-direction-kept
describe('A sort that leaves the direction to the provider', () => {
  it('is in the address, and found there again', () => {
    const sortCriteria = { by: 'fields', fields: [{ name: 'ec_price' }] } as const

    expect(toFragment({ sortCriteria })).toBe('sortCriteria=ec_price')
    expect(parseFragment('sortCriteria=ec_price')).toEqual({ sortCriteria })
  })
})

// Deviation: facet-id-escaped-in-fragment
describe('A facet whose name would end the key', () => {
  it('is found again, and any other name stays as it is', () => {
    expect(toFragment({ f: { 'a=b&c%': ['x'] } })).toBe('f-a%3Db%26c%25=x')
    expect(toFragment({ f: { 'Größe (EU)-2': ['x'] } })).toBe('f-Größe (EU)-2=x')
    expect(parseFragment('f-a%3Db%26c%25=x')).toEqual({ f: { 'a=b&c%': ['x'] } })
  })
})

describe('A fragment somebody made up', () => {
  it('never fails, and whatever is read from it can be written and read again', () => {
    const key = fc.oneof(
      fc.constantFrom('q', 'page', 'perPage', 'sortCriteria', 'f-', 'f-x', 'nf-x', 'df-x', 'cf-x'),
      anyText,
    )
    const part = fc.tuple(key, fc.string({ unit: 'binary' })).map((pair) => pair.join('='))
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part).map((parts) => parts.join('&')),
    )

    fc.assert(
      fc.property(text, (fragment) => {
        const parameters = parseFragment(fragment)

        expect(parseFragment(toFragment(parameters))).toEqual(parameters)
      }),
    )
  })

  it.each([
    ['an unknown key', 'keep=1&fx-a=1&=3&f-=1&constructor=2&__proto__=3'],
    ['a page that is none', 'page=-1&perPage=0&page=1.5&page=abc&page=99999999999999999999&page=0'],
    ['more products than the provider shows at once', 'perPage=1001'],
    ['a range without numbers', 'nf-x=a..b,..,1..,..2,NaN..3,1..Infinity,1..2..3&mnf-x=5'],
    [
      'a range that ends before it begins',
      'nf-x=5..3&df-x=2026/02/01@00:00:00..2026/01/01@00:00:00',
    ],
    ['a date that does not exist', 'df-x=2026/02/30@00:00:00..now,yesterday..now,past-0-day..now'],
    ['broken encoding', 'q=%E0%A4%A&f-x=%'],
    ['a blank query', 'q=%20&q='],
  ])('leaves out %s', (_, fragment) => {
    expect(parseFragment(fragment)).toEqual({})
  })

  it('cannot reach into other objects', () => {
    const parameters = parseFragment('f-__proto__=polluted&f-constructor=x')

    expect(Object.keys(parameters.f ?? {})).toEqual(['__proto__', 'constructor'])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('is read up to a thousand values, and not at all when it is longer than any address', () => {
    const values = Array.from({ length: 5_000 }, (_, index) => `v${index}`)

    expect(parseFragment(`f-x=${values.join(',')}`).f?.['x']).toHaveLength(1_000)
    expect(parseFragment(`q=${'a'.repeat(200_000)}`)).toEqual({})
  })

  it('may hold half a character', () => {
    expect(toFragment({ q: 'a\ud800' })).toBe('q=a%EF%BF%BD')
  })
})
