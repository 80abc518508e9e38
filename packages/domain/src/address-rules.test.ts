import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ADDRESS_LENGTHS,
  addressFaults,
  countriesOf,
  isLocker,
  type AddressField,
  type TypedAddress,
} from './address-rules.ts'
import { postcodeHint } from './postcodes.ts'
import { SHOPS } from './shops.ts'

const [de, at, ch, frCh, en] = SHOPS

function typed(overrides: Partial<TypedAddress> = {}): TypedAddress {
  return {
    firstName: 'Anna',
    lastName: 'Faden',
    company: '',
    street: 'Nadelweg 7',
    additional: '',
    zipCode: '10115',
    city: 'Berlin',
    countryCode: 'DE',
    lockerNumber: '',
    postNumber: '',
    ...overrides,
  }
}

const PACKSTATION = { street: '', lockerNumber: '145', postNumber: '1234567' }

describe('[3.27] an address', () => {
  it('we can send something to has no fault', () => {
    expect(addressFaults(de, typed(), 'shipping')).toEqual([])
  })

  it.each([
    [{ firstName: '' }, 'firstName', 'required'],
    [{ lastName: '   ' }, 'lastName', 'required'],
    [{ street: '' }, 'street', 'required'],
    [{ city: '' }, 'city', 'required'],
    [{ zipCode: '1011' }, 'zipCode', 'invalid'],
    [{ street: 'Nadelweg' }, 'street', 'house-number-missing'],
    [{ street: '7' }, 'street', 'invalid'],
    [{ countryCode: 'FR', zipCode: '75001' }, 'countryCode', 'country-not-served'],
    [{ countryCode: '' }, 'countryCode', 'required'],
    [{ firstName: '<script>alert(1)</script>' }, 'firstName', 'invalid'],
    [{ firstName: 'www.boese' }, 'firstName', 'web-address'],
    [{ lastName: 'boese.example' }, 'lastName', 'web-address'],
    [{ company: 'Gewinn: https://boese.example' }, 'company', 'web-address'],
    [{ company: 'saum.example GmbH' }, 'company', 'web-address'],
    [{ street: 'http://boese.example/7' }, 'street', 'web-address'],
    [{ additional: 'c/o x://y' }, 'additional', 'web-address'],
    [{ city: 'boese.example' }, 'city', 'web-address'],
    [{ lastName: '👗' }, 'lastName', 'invalid'],
    [{ street: 'Weg 7 <img src=x onerror=alert(1)>' }, 'street', 'invalid'],
    [{ city: 'Berlin 🧵' }, 'city', 'invalid'],
    [{ company: '{{7*7}}' }, 'company', 'invalid'],
    [{ additional: 'a\u0000b' }, 'additional', 'invalid'],
  ] as const)('with %j is wrong in %s: %s', (change, field, reason) => {
    expect(addressFaults(de, typed(change), 'shipping')).toEqual([{ field, reason }])
  })

  it('of ten kilobytes is too long in each of its fields, and that is found out at once', () => {
    const long = 'ä'.repeat(10_240)
    const fields = ['firstName', 'lastName', 'company', 'street', 'additional', 'zipCode', 'city']
    const address = typed(Object.fromEntries(fields.map((field) => [field, long])))

    const faults = addressFaults(de, address, 'shipping')

    expect(faults).toEqual(fields.map((field) => ({ field, reason: 'too-long' })))
  })

  it.each([
    'Jürgen-Peter',
    'O’Connor',
    "D'Angelo",
    'Łukasz',
    'José María',
    'St. John',
    'Нина',
    'Ng',
    'Ñ',
  ])('may belong to somebody called %s', (firstName) => {
    expect(addressFaults(de, typed({ firstName }), 'shipping')).toEqual([])
  })

  it('may have its number in the second line, where the house has a name', () => {
    const address = typed({ street: 'Hof Sonnental', additional: 'Hinterhaus 2' })

    expect(addressFaults(de, address, 'shipping')).toEqual([])
  })

  it('needs no number in Ireland, where houses have names', () => {
    const ireland = {
      countryCode: 'IE',
      zipCode: 'D02 X285',
      street: 'Rose Cottage',
      city: 'Howth',
    }

    expect(addressFaults(en, typed(ireland), 'shipping')).toEqual([])
  })

  it('keeps its postcode in peace while the country is not served: one fault is enough', () => {
    const address = typed({ countryCode: 'US', zipCode: '90210' })

    expect(addressFaults(en, address, 'billing')).toEqual([
      { field: 'countryCode', reason: 'country-not-served' },
    ])
  })

  it('is judged by the rules of the country that is chosen, whatever was typed before', () => {
    const berlin = typed({ countryCode: 'AT' })

    expect(addressFaults(en, berlin, 'shipping')).toEqual([{ field: 'zipCode', reason: 'invalid' }])
    expect(addressFaults(en, { ...berlin, zipCode: '1010' }, 'shipping')).toEqual([])
  })

  it('never has a fault in a field that is not shown, nor two in one', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 120 })
    const anyAddress = fc.record({
      firstName: anyText,
      lastName: anyText,
      company: anyText,
      street: anyText,
      additional: anyText,
      zipCode: anyText,
      city: anyText,
      countryCode: fc.constantFrom('DE', 'AT', 'CH', 'FR', 'XX', ''),
      lockerNumber: anyText,
      postNumber: anyText,
    })
    fc.assert(
      fc.property(fc.constantFrom(...SHOPS), anyAddress, (shop, address) => {
        const fields = addressFaults(shop, address, 'shipping').map(({ field }) => field)
        const hidden: AddressField[] = isLocker(address)
          ? ['street', 'additional', 'company']
          : ['lockerNumber', 'postNumber']
        expect(new Set(fields).size).toBe(fields.length)
        expect(fields.filter((field) => hidden.includes(field))).toEqual([])
      }),
    )
  })

  it('without a fault contains neither markup nor anything longer than a label', () => {
    const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom('street', 'city', 'company', 'lastName'),
        (text, field) => {
          const faults = addressFaults(de, typed({ [field]: text }), 'shipping')
          if (faults.some((fault) => fault.field === field)) return
          expect(text.trim()).not.toMatch(/[<>{}\p{Cc}\p{Extended_Pictographic}]/u)
          expect(text.trim().length).toBeLessThanOrEqual(ADDRESS_LENGTHS[field as AddressField])
        },
      ),
    )
  })
})

describe('a Packstation', () => {
  it('needs its number and the one of the customer, and no street', () => {
    expect(addressFaults(de, typed(PACKSTATION), 'shipping')).toEqual([])
  })

  it.each([
    [{ postNumber: '12345' }, 'postNumber', 'invalid'],
    [{ postNumber: '12345678901' }, 'postNumber', 'too-long'],
    [{ postNumber: '' }, 'postNumber', 'required'],
    [{ lockerNumber: '12' }, 'lockerNumber', 'invalid'],
    [{ lockerNumber: '' }, 'lockerNumber', 'required'],
  ] as const)('is wrong with %j', (change, field, reason) => {
    const faults = addressFaults(de, typed({ ...PACKSTATION, ...change }), 'shipping')

    expect(faults).toEqual([{ field, reason }])
  })

  it('is meant by whoever says so, even with nothing filled in yet', () => {
    const faults = addressFaults(de, typed({ street: '', isLocker: true }), 'shipping')

    expect(faults.map(({ field }) => field)).toEqual(['postNumber', 'lockerNumber'])
  })

  it('is no place for an invoice', () => {
    expect(addressFaults(de, typed(PACKSTATION), 'billing')).toEqual([
      { field: 'street', reason: 'required' },
    ])
  })

  it.each([at, ch, frCh, en])('is not delivered to from $path', (shop) => {
    const [countryCode = ''] = countriesOf(shop)
    const zipCode = postcodeHint(countryCode)?.example ?? ''
    const address = typed({ ...PACKSTATION, countryCode, zipCode })

    expect(addressFaults(shop, address, 'shipping')).toEqual([
      { field: 'countryCode', reason: 'country-not-served' },
    ])
  })
})

describe('the countries of a shop', () => {
  it.each([
    [de, ['DE']],
    [at, ['AT']],
    [ch, ['CH']],
    [frCh, ['CH']],
  ] as const)('are its own alone ($0.path)', (shop, countries) => {
    expect(countriesOf(shop)).toEqual(countries)
  })

  it('are the 27 of the Union in English, Germany first', () => {
    const countries = countriesOf(en)

    expect(countries).toHaveLength(27)
    expect(new Set(countries).size).toBe(27)
    expect(countries.slice(0, 3)).toEqual(['DE', 'AT', 'BE'])
  })
})
