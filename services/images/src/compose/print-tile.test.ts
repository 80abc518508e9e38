import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LAYERS_FOLDER } from '../test-images.ts'
import { toLinear } from './color.ts'
import { colorTile } from './colored-tile.ts'
import { cutOut } from './cutout.ts'
import { openLayerLibrary } from './layer-library.ts'
import type { Layers } from './layers.ts'
import type { Look } from './look.ts'
import { tileColors, tileOf, type TilePrint } from './print-tile.ts'

const color = '#24304E'
const PRINTS: TilePrint[] = [
  { type: 'stripes', direction: 'across', color, widthMm: 8, pitchMm: 20 },
  { type: 'stripes', direction: 'along', color, widthMm: 3, pitchMm: 10, hairline: '#B0463F' },
  { type: 'dots', color, radiusMm: 4, pitchMm: 24 },
  { type: 'gingham', color, pitchMm: 20 },
  { type: 'glen-check', color, overcheck: '#6F8CA8', pitchMm: 50 },
  { type: 'windowpane', color, widthMm: 2, pitchMm: 50 },
  { type: 'houndstooth', color, pitchMm: 24 },
  { type: 'melange', color },
  { type: 'ditsy', colors: [color, '#D79A86'], leaf: '#7C8F74' },
  { type: 'floral', colors: [color, '#D79A86', '#C9B6CF'], leaf: '#7C8F74', repeatMm: 200 },
  { type: 'leopard', color, spot: '#8A603C', pitchMm: 20 },
  { type: 'brush', colors: [color, '#C3765A'] },
]
const BASE = '#F1EDE4'
const place = fc.double({ min: -1, max: 2, noNaN: true })

function sampler(print: TilePrint) {
  const tile = tileOf(print)
  const { sample } = colorTile(tile, tileColors(BASE, print).map(toLinear), 0.0005)
  const at = (u: number, v: number, stepM: number) => {
    const out = new Float32Array(3)
    sample(u, v, { rightU: stepM, rightV: 0, downU: 0, downV: stepM }, out)
    return [...out]
  }
  return { tile, at }
}

describe.each(PRINTS.map((print) => [print.type, print] as const))(
  'the print %s',
  (_type, print) => {
    it('repeats without a seam', () => {
      const { tile, at } = sampler(print)

      fc.assert(
        fc.property(place, place, (u, v) => {
          const here = at(u, v, 0.001)
          const next = at(u + tile.widthM, v - tile.heightM, 0.001)

          here.forEach((part, k) => expect(next[k]).toBeCloseTo(part, 3))
        }),
        { numRuns: 50 },
      )
    })

    it('melts into its mean color from afar instead of flickering', () => {
      const { tile, at } = sampler(print)
      const mean = at(0.3, 0.3, 4)
      const far = 2 * Math.max(tile.widthM, tile.heightM)

      fc.assert(
        fc.property(place, place, (u, v) => {
          at(u, v, far).forEach((part, k) => expect(Math.abs(part - mean[k]!)).toBeLessThan(0.03))
        }),
        { numRuns: 50 },
      )
    })

    it('is made of the ground and its own colors only', () => {
      const { at } = sampler(print)
      const colors = tileColors(BASE, print).map(toLinear)

      fc.assert(
        fc.property(place, place, (u, v) => {
          at(u, v, 0.0005).forEach((part, k) => {
            const parts = colors.map((known) => known[k]!)
            expect(part).toBeGreaterThan(Math.min(...parts) - 0.01)
            expect(part).toBeLessThan(Math.max(...parts) + 0.01)
          })
        }),
        { numRuns: 50 },
      )
    })
  },
)

describe('stripes finer than the pixels of a small picture', () => {
  it('leave no broad bands on the garment', async () => {
    const layers = await openLayerLibrary(LAYERS_FOLDER).load('shirt-front', 180)
    const print = { type: 'stripes', direction: 'along', color, widthMm: 4, pitchMm: 8 } as const
    const plainOf = (look: Look) => bandMeans(cutOut(layers, look), layers)
    const striped = plainOf({ base: BASE, spec: 0, print })
    const plain = plainOf({ base: BASE, spec: 0 })

    const ratios = striped.map((band, n) => band / plain[n]!)

    expect(Math.max(...ratios) / Math.min(...ratios)).toBeLessThan(1.12)
  })
})

/** Mean lightness of columns six pixels wide over the chest. */
function bandMeans(rgba: Uint8Array, { width, height }: Layers): number[] {
  return Array.from({ length: 8 }, (_, band) => {
    let sum = 0
    for (let y = Math.round(height * 0.4); y < height * 0.7; y++) {
      for (let x = 66 + 6 * band; x < 72 + 6 * band; x++) sum += rgba[4 * (y * width + x) + 1]!
    }
    return sum
  })
}
