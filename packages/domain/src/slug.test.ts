import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idAtEnd, stripTrailingId, toSlug } from './slug.ts'

describe('toSlug', () => {
  it.each([
    ['Kleider & Röcke', 'kleider-roecke'],
    ['Größen über 40', 'groessen-ueber-40'],
    ["Robe d'été", 'robe-dete'],
    ['Manteau en laine côtelée', 'manteau-en-laine-cotelee'],
    ['T-Shirts', 't-shirts'],
    ['  Blazer --  Weiß  ', 'blazer-weiss'],
    ['A\u0308rmel', 'aermel'],
    ['50% off!', '50-off'],
  ])('turns %j into %j', (text, slug) => {
    expect(toSlug(text)).toBe(slug)
  })

  it('always gives lower-case ASCII words joined by single dashes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toSlug(text)).toMatch(/^$|^[a-z0-9]+(-[a-z0-9]+)*$/)
      }),
    )
  })

  it('leaves a slug alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = toSlug(text)
        expect(toSlug(slug)).toBe(slug)
      }),
    )
  })
})

describe('[2.31] the id at the end of a slug', () => {
  it('strips the trailing number of a slug', () => {
    expect(stripTrailingId('kleid-123')).toBe('kleid')
    expect(stripTrailingId('kleid-36-123')).toBe('kleid-36')
    expect(stripTrailingId('kleid')).toBe('kleid')
    expect(stripTrailingId('kleid-123-neu')).toBe('kleid-123-neu')
  })

  it('reads the number at the end as the product id', () => {
    expect(idAtEnd('kleid-123')).toBe(123)
    expect(idAtEnd('123')).toBe(123)
    expect(idAtEnd('kleid')).toBeNull()
    expect(idAtEnd('kleid-123-neu')).toBeNull()
    expect(idAtEnd('')).toBeNull()
  })

  it('does not take a number that cannot be an id for one', () => {
    expect(idAtEnd('kleid-99999999999999999999')).toBeNull()
  })

  it('finds slug and id again in every product path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (name, id) => {
        const path = `${toSlug(name)}-${id}`
        expect(idAtEnd(path)).toBe(id)
        expect(stripTrailingId(path)).toBe(toSlug(name))
      }),
    )
  })
})
