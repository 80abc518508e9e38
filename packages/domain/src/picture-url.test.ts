import { describe, expect, it } from 'vitest'
import {
  EDITORIAL_WIDTHS,
  isProductPictureWidth,
  parsePictureAddress,
  PICTURE_WIDTHS,
  pictureUrl,
} from './picture-url.ts'

describe('the address of a picture', () => {
  it('is read back as it was written', () => {
    const address = { key: 'dress-front-0a1b2c3d4e', width: 450, format: 'avif' } as const

    expect(parsePictureAddress(pictureUrl('/images', address).slice('/images/'.length))).toEqual(
      address,
    )
  })

  it.each([...PICTURE_WIDTHS, ...EDITORIAL_WIDTHS])('may name %i pixels', (width) => {
    expect(parsePictureAddress(`hero-0a1b2c/${width}.webp`)?.width).toBe(width)
  })

  it('tells the widths of products from those of the content system', () => {
    expect(PICTURE_WIDTHS.every(isProductPictureWidth)).toBe(true)
    expect(EDITORIAL_WIDTHS.some(isProductPictureWidth)).toBe(false)
  })

  it.each([
    ['an unknown width', 'dress/451.webp'],
    ['a width with a leading zero', 'dress/0450.webp'],
    ['an unknown format', 'dress/450.jpg'],
    ['no format', 'dress/450'],
    ['a key that climbs', '../dress/450.webp'],
    ['a key with capitals', 'Dress/450.webp'],
    ['a key beyond all measure', `${'a'.repeat(200)}/450.webp`],
    ['something after it', 'dress/450.webp/more'],
  ])('is refused with %s', (_what, text) => {
    expect(parsePictureAddress(text)).toBeNull()
  })
})
