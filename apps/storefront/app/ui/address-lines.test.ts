import { findShopByPath, type Shop } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

const [DE, EN] = ['de', 'en'].map((path) => findShopByPath(path) as Shop) as [Shop, Shop]
const ADDRESS = {
  recipient: { firstName: 'Anna', lastName: 'Faden' },
  street: 'Nadelweg 7',
  zipCode: '10115',
  city: 'Berlin',
  countryCode: 'DE',
}

describe('an address line by line', () => {
  it('leaves out what there is nothing of', () => {
    expect(addressLines(ADDRESS, DE)).toEqual(['Anna Faden', 'Nadelweg 7', '10115 Berlin'])
  })

  it('names a country that is not the shop’s own in its language', () => {
    const abroad = { ...ADDRESS, countryCode: 'IE' }

    expect(addressLines(abroad, EN).at(-1)).toBe('Ireland')
    expect(addressLines(abroad, DE).at(-1)).toBe('Irland')
  })

  it('shows a locker by its number and that of the customer', () => {
    const collectionPoint = { description: 'Packstation 104', customerKey: '12345678' }

    expect(addressLines({ ...ADDRESS, street: '', collectionPoint }, DE)).toEqual([
      'Anna Faden',
      'Packstation 104',
      '12345678',
      '10115 Berlin',
    ])
  })

  it('is empty once everything of it was forgotten', () => {
    const recipient = { firstName: '', lastName: '' }
    const forgotten = { recipient, street: '', zipCode: '', city: '', countryCode: '' }

    expect(addressLines(forgotten, DE)).toEqual([])
  })
})
