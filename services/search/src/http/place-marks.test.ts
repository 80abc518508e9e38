import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeMarks } from './place-marks.ts'

const PLACES = { publicOrigin: 'https://shop.test', imageBase: 'https://img.test/i' }

describe('marks in a text', () => {
  it('all give way to the address they stand for, and nothing else changes', () => {
    const unit = fc.constantFrom('\uE000', '\uE001', 'a', '"', '\uE002', '’')

    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const expected = text
          .replaceAll('\uE000', PLACES.publicOrigin)
          .replaceAll('\uE001', PLACES.imageBase)

        expect(placeMarks(text, PLACES)).toBe(expected)
      }),
    )
  })
})
