import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shadePixels, tagPixels, toClothCode } from './cloth-code.ts'

/** How the shop reads the three bytes again. */
function toMetres([lowU, lowV, high]: readonly [number, number, number]) {
  const u = lowU | ((high >> 4) << 8)
  const v = lowV | ((high & 15) << 8)
  return { across: u / 2000 - 1.024, down: v / 2000 }
}

const toRaw = (metres: number) => Math.round((metres + 2) * 10_000)

describe('cloth coordinates in three bytes', () => {
  it('keep every point of a garment to half a millimetre', () => {
    const across = fc.double({ min: -1.02, max: 1.02, noNaN: true })
    const down = fc.double({ min: 0, max: 2.04, noNaN: true })
    fc.assert(
      fc.property(across, down, (u, v) => {
        const read = toMetres(toClothCode(toRaw(u), toRaw(v)))

        expect(Math.abs(read.across - u)).toBeLessThan(0.0004)
        expect(Math.abs(read.down - v)).toBeLessThan(0.0004)
      }),
    )
  })

  it('stay bytes outside the range', () => {
    const raw = fc.integer({ min: 0, max: 65_535 })
    fc.assert(
      fc.property(raw, raw, (u, v) => {
        for (const byte of toClothCode(u, v)) expect(byte >= 0 && byte <= 255).toBe(true)
      }),
    )
  })
})

it('joins shade and mask to one picture', () => {
  const pixels = shadePixels({ shade: Uint8Array.of(10, 200), mask: Uint8Array.of(255, 0) })

  expect([...pixels]).toEqual([10, 10, 10, 255, 200, 200, 200, 0])
})

it('writes the tag of every pixel as gray', () => {
  const pixels = tagPixels({ cloth: Uint16Array.of(20_000, 31_000, 0, 1, 2, 240) })

  expect([...pixels]).toEqual([0, 0, 0, 240, 240, 240])
})
