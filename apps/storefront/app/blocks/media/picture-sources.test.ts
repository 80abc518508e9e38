import { EDITORIAL_WIDTHS } from '@saum/domain/picture-url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentPictureSource } from './picture-sources.ts'

function widthsOf(natural: number): number[] {
  const { srcSet = '' } = contentPictureSource(
    { key: 'loom-1a', width: natural, height: 100, alt: '' },
    '/images',
  )
  return srcSet.split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]))
}

describe('the widths a content picture is offered in', () => {
  it('grow, tell the truth and never exceed the picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8000 }), (natural) => {
        const widths = widthsOf(natural)
        expect(widths.toSorted((a, b) => a - b)).toEqual(widths)
        expect(new Set(widths).size).toBe(widths.length)
        expect(widths.at(-1)).toBe(Math.min(natural, EDITORIAL_WIDTHS.at(-1)!))
      }),
    )
  })

  it.each([
    [300, [300]],
    [1080, [480, 780, 1080]],
    [1200, [480, 780, 1080, 1200]],
    [4000, [480, 780, 1080, 1600, 1920]],
  ])('of %i pixels are %j', (natural, widths) => {
    expect(widthsOf(natural)).toEqual(widths)
  })
})
