import { describe, expect, it } from 'vitest'
import { askedSize, hrefInSize } from './chosen-size.ts'

function aSize(variantId: number, label: string) {
  return { variantId, label, sku: label, cents: 9_995 }
}

const SIZES = [aSize(1, 'S'), aSize(2, 'M'), aSize(3, '36/38')]

function asked(search: string, sizes = SIZES) {
  return askedSize(sizes, new URLSearchParams(search))?.variantId
}

describe('the size an address asks for', () => {
  it('is named by the number of its variant', () => {
    expect(asked('?variantId=2')).toBe(2)
  })

  it('is named by its label, in whatever case', () => {
    expect(asked('?size=m')).toBe(2)
    expect(asked('?size=36%2F38')).toBe(3)
  })

  it('is none when there is no such size', () => {
    expect(asked('')).toBeUndefined()
    expect(asked('?variantId=9')).toBeUndefined()
    expect(asked('?variantId=1e0')).toBeUndefined()
    expect(asked('?variantId=&size=XXL')).toBeUndefined()
  })

  it('is the only one there is, whatever is asked', () => {
    expect(asked('?variantId=9', [aSize(1, 'One Size')])).toBe(1)
  })

  it('goes along to another color', () => {
    expect(hrefInSize('/de/p/rock-7/', aSize(3, '36/38'))).toBe('/de/p/rock-7/?size=36%2F38')
    expect(hrefInSize('/de/p/rock-7/', undefined)).toBe('/de/p/rock-7/')
  })
})
