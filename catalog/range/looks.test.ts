import { look } from '@saum/images/compose/look'
import * as v from '@saum/schema/schema'
import { describe, expect, it } from 'vitest'
import { COLORS, PRINTS } from '../grammar/colors.ts'
import { SHAPES } from '../grammar/garments.ts'
import { FABRICS } from '../grammar/materials.ts'
import { type LookWish, lookFor } from './looks.ts'

const TEE: LookWish = {
  color: 'navy',
  print: null,
  fabric: 'cotton-jersey',
  shape: 'tee-crew',
  styleSeed: 7,
}

function difference(a: string, b: string): number {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return Math.max(...parts(a).map((part, k) => Math.abs(part - parts(b)[k]!)))
}

describe('the look of a style', () => {
  it.each([...COLORS.keys()])('is right in the color %s', (color) => {
    const hex = COLORS.get(color)?.hex ?? ''

    const { base } = lookFor({ ...TEE, color })

    expect(difference(base, hex)).toBeLessThan(8)
  })

  it.each([...FABRICS.keys()])('is right in the fabric %s', (fabric) => {
    expect(v.is(look, lookFor({ ...TEE, fabric }))).toBe(true)
  })

  it.each([...SHAPES.keys()])('is right for every print of the shape %s', (shape) => {
    const { prints, fabrics } = SHAPES.get(shape) ?? { prints: [], fabrics: [] }
    const [fabric = ''] = fabrics
    for (const key of prints) {
      for (const { ground, motif } of PRINTS.get(key)?.ways ?? []) {
        const wish = { ...TEE, shape, fabric, color: ground, print: { key, motif } }
        for (const styleSeed of [1, 2, 3, 4, 5]) {
          expect(v.is(look, lookFor({ ...wish, styleSeed }))).toBe(true)
        }
      }
    }
    expect(v.is(look, lookFor({ ...TEE, shape, fabric }))).toBe(true)
  })

  it('is the same for the same style', () => {
    expect(lookFor({ ...TEE })).toEqual(lookFor(TEE))
  })

  it('differs between two styles of the same cloth, but barely', () => {
    const one = lookFor(TEE)
    const other = lookFor({ ...TEE, styleSeed: 8 })

    expect(other).not.toEqual(one)
    expect(difference(one.base, other.base)).toBeLessThan(8)
  })

  it('keeps white white and black deep', () => {
    const white = lookFor({ ...TEE, color: 'white' })
    const black = lookFor({ ...TEE, color: 'black' })
    const navy = lookFor(TEE)

    expect(white.gain).toBeGreaterThan(navy.gain ?? 0)
    expect(white.contrast).toBeLessThan(navy.contrast ?? 0)
    expect(black.spec).toBeGreaterThan(navy.spec ?? 0)
  })

  it('washes jeans and dyes the rest', () => {
    const jeans = { ...TEE, shape: 'jeans-straight', fabric: 'denim' }

    const worn = lookFor({ ...jeans, color: 'denim-mid' })
    const ecru = lookFor({ ...jeans, color: 'ecru' })

    expect(worn.print).toMatchObject({ type: 'denim' })
    expect(worn.print).not.toMatchObject({ wear: 0 })
    expect(worn.stitch).toBeDefined()
    expect(ecru.print).toMatchObject({ type: 'denim', wear: 0, whiskers: 0 })
  })

  it('lines tailoring and leaves shirts unlined', () => {
    expect(lookFor({ ...TEE, shape: 'blazer-single', fabric: 'wool-twill' }).lining).toBeDefined()
    expect(lookFor({ ...TEE, shape: 'shirt-classic', fabric: 'linen' }).lining).toBeUndefined()
  })

  it.each([
    ['color', { ...TEE, color: 'nocolor' }],
    ['fabric', { ...TEE, fabric: 'nofabric' }],
    ['shape', { ...TEE, shape: 'noshape' }],
    ['print', { ...TEE, print: { key: 'noprint', motif: 'white' } }],
  ])('is refused for an unknown %s', (what, wish) => {
    expect(() => lookFor(wish)).toThrow(`no${what}`)
  })
})
