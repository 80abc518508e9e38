import { parsePictureAddress } from '@saum/domain/picture-url'
import { describe, expect, it } from 'vitest'
import { productPicture, type PictureUse } from './product-picture.ts'

const USES: PictureUse[] = ['tile', 'large', 'thumbnail']

function addressesIn(srcSet = ''): string[] {
  return srcSet.split(', ').map((candidate) => candidate.split(' ')[0] ?? '')
}

describe('the addresses of a product picture', () => {
  it.each(USES)('exist in the image service, used as %s', (use) => {
    const { src, srcSet, avif } = productPicture({ key: 'coat-front-1a2b' }, '/images', use)
    const addresses = [src, ...addressesIn(srcSet), ...addressesIn(avif)]

    expect(addresses.map((url) => parsePictureAddress(url.slice('/images/'.length)))).not.toContain(
      null,
    )
  })

  it.each(USES)('name the width they have, from small to large, used as %s', (use) => {
    const { avif = '' } = productPicture({ key: 'coat' }, 'https://cdn.example/i', use)
    const widths = avif.split(', ').map((candidate) => {
      const [url = '', width = ''] = candidate.split(' ')
      expect(url).toBe(`https://cdn.example/i/coat/${Number.parseInt(width, 10)}.avif`)
      return Number.parseInt(width, 10)
    })

    expect(widths).toEqual(widths.toSorted((one, other) => one - other))
  })

  it('come with the proportions of a product picture', () => {
    const { width, height } = productPicture({ key: 'coat' }, '/images', 'large')

    expect(height / width).toBe(5 / 4)
  })
})
