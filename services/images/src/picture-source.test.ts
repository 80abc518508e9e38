import * as v from '@saum/schema/schema'
import { describe, expect, it } from 'vitest'
import { pictureSource } from './picture-source.ts'
import { aGarment } from './test-images.ts'

function isSource(value: unknown): boolean {
  return v.is(pictureSource, value)
}

describe('the source of a picture', () => {
  it('may be a garment, an outfit or a file', () => {
    const { view, look } = aGarment()

    expect(isSource(aGarment())).toBe(true)
    expect(isSource({ kind: 'outfit', pieces: [{ view, look }] })).toBe(true)
    expect(isSource({ kind: 'file', file: 'coat.jpg' })).toBe(true)
  })

  it('may have any print and any surface', () => {
    const print = { type: 'stripes', direction: 'along', color: '#112233', widthMm: 3, pitchMm: 9 }
    const texture = { weave: 'linen', strength: 0.8, seed: 7 }
    const cut = { width: 0.97, length: 0.98 }

    const look = { base: '#445566', print, texture, cut, trim: '#000000', lining: '#FFFFFF' }

    expect(isSource({ ...aGarment(), look })).toBe(true)
  })

  it.each([
    ['a view that climbs', { ...aGarment(), view: '../tee' }],
    ['a color with a name', aGarment('navy')],
    [
      'a print without a color',
      { ...aGarment(), look: { base: '#445566', print: { type: 'dots' } } },
    ],
    ['a stripe of no width', withPrint({ type: 'stripes', widthMm: 0, pitchMm: 10 })],
    ['a repeat that eats all memory', withPrint({ type: 'gingham', pitchMm: 1e9 })],
    ['an unknown weave', { ...aGarment(), look: { base: '#445566', texture: { weave: 'wood' } } }],
    [
      'a cut larger than the picture',
      { ...aGarment(), look: { base: '#445566', cut: { width: 2, length: 1 } } },
    ],
    ['an outfit of nothing', { kind: 'outfit', pieces: [] }],
    [
      'an outfit without end',
      { kind: 'outfit', pieces: Array.from({ length: 50 }, () => aGarment()) },
    ],
    ['a file without a name', { kind: 'file', file: '' }],
    ['an unknown key', { ...aGarment(), size: 'XL' }],
    ['nothing', null],
  ])('is refused with %s', (_what, source) => {
    expect(isSource(source)).toBe(false)
  })
})

function withPrint(print: Record<string, unknown>) {
  return {
    ...aGarment(),
    look: { base: '#445566', print: { color: '#112233', direction: 'along', ...print } },
  }
}
