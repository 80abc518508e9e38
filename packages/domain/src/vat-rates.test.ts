import { describe, expect, it } from 'vitest'
import { countriesOf } from './address-rules.ts'
import { SHOPS } from './shops.ts'
import { vatRateOf } from './vat-rates.ts'

const [de, at, ch, frCh, en] = SHOPS

describe('the tax in a price', () => {
  it.each([
    [de, 'DE', 0.19],
    [at, 'AT', 0.2],
    [ch, 'CH', 0.081],
    [frCh, 'CH', 0.081],
    [en, 'DE', 0.19],
    [en, 'FI', 0.255],
    [en, 'HU', 0.27],
    [en, 'LU', 0.17],
  ] as const)('is that of the country it goes to ($0.path to %s)', (shop, country, rate) => {
    expect(vatRateOf(shop, country)).toBe(rate)
  })

  it('is that of the shop while nobody has said where it goes', () => {
    expect(vatRateOf(en, '')).toBe(0.19)
    expect(vatRateOf(ch, '')).toBe(0.081)
  })

  it('is at least 15 % everywhere in the Union, and known for all of it', () => {
    const rates = countriesOf(en).map((country) => vatRateOf(en, country))

    expect(rates.filter((rate) => rate < 0.15 || rate > 0.27)).toEqual([])
    expect(new Set(rates).size).toBeGreaterThan(8)
  })
})
