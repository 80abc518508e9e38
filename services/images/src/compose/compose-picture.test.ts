import { describe, expect, it } from 'vitest'
import { aGarment, LAYERS_FOLDER } from '../test-images.ts'
import { composePicture, type ComposedSource } from './compose-picture.ts'
import { cutOut } from './cutout.ts'
import { openLayerLibrary } from './layer-library.ts'
import type { Layers } from './layers.ts'
import type { Look } from './look.ts'

const LIBRARY = openLayerLibrary(LAYERS_FOLDER)
const WIDTH = 180

function photograph(source: ComposedSource, width = WIDTH) {
  return composePicture(source, LIBRARY, width)
}

/** Pixels that are all cloth, in the light: neither folds nor buttons nor inner sides. */
function litPixels({ mask, trim, inside, shade }: Layers): number[] {
  const cloth = [...mask.keys()].filter((i) => mask[i] === 255 && trim[i] === 0 && inside[i] === 0)
  const byLight = cloth.toSorted((a, b) => shade[a]! - shade[b]!)
  return byLight.slice(Math.floor(byLight.length * 0.75), Math.floor(byLight.length * 0.95))
}

function meanColor(rgba: Uint8Array, pixels: readonly number[]): number[] {
  const sums = [0, 0, 0]
  for (const i of pixels) for (let part = 0; part < 3; part++) sums[part]! += rgba[4 * i + part]!
  return sums.map((sum) => sum / pixels.length)
}

function partsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

describe('the color of a garment', () => {
  it.each(['#9AA58C', '#2B3655', '#B98E5E', '#5B1F2B', '#D2A6A2', '#1B1B1D', '#7D92A8'])(
    'comes out as asked where the light falls on it: %s',
    async (base) => {
      const layers = await LIBRARY.load('tee-front', WIDTH)

      const color = meanColor(cutOut(layers, { base, spec: 0.5 }), litPixels(layers))

      partsOf(base).forEach((part, k) => expect(Math.abs(color[k]! - part)).toBeLessThan(12))
    },
  )

  it('is not changed by the weave, only enlivened', async () => {
    const layers = await LIBRARY.load('shirt-front', WIDTH)
    const plain = cutOut(layers, { base: '#A9C3DC' })
    const linen = cutOut(layers, { base: '#A9C3DC', texture: { weave: 'linen' } })
    const pixels = litPixels(layers)

    const difference = meanColor(linen, pixels).map((part, k) =>
      Math.abs(part - meanColor(plain, pixels)[k]!),
    )

    expect(Math.max(...difference)).toBeLessThan(2)
    expect(linen).not.toEqual(plain)
  })

  it('is that of the trim on buttons and that of the lining inside', async () => {
    const layers = await LIBRARY.load('blazer-front', 300)
    const look: Look = { base: '#202A44', trim: '#FF0000', lining: '#00FF00', spec: 0 }
    const rgba = cutOut(layers, look)
    const solid = (share: Uint8Array) => [...share.keys()].filter((i) => share[i]! >= 254)

    const [red = 0, , blue = 0] = meanColor(rgba, solid(layers.trim))
    const [, green = 0] = meanColor(rgba, solid(layers.inside))

    expect(red).toBeGreaterThan(4 * blue)
    expect(green).toBeGreaterThan(40)
  })

  it('is white for white: lighter than the wall behind', async () => {
    const layers = await LIBRARY.load('tee-front', WIDTH)
    const look: Look = { base: '#F6F4F0', gain: 1.24, contrast: 0.79, spec: 0.35 }

    const [red = 0] = meanColor(cutOut(layers, look), litPixels(layers))

    expect(red).toBeGreaterThan(0xec)
  })
})

describe('a photo', () => {
  it('is the same, byte for byte, whenever and in whatever company it is made', async () => {
    const source = aGarment('#33463A', 'dress-front')
    const first = await photograph(source)
    await photograph(aGarment('#B98E5E', 'coat-front'))

    const again = await composePicture(source, openLayerLibrary(LAYERS_FOLDER), WIDTH)

    expect(again.rgb).toEqual(first.rgb)
  })

  it.each([180, 300, 450, 600])('is 4:5 at %i pixels', async (width) => {
    const { height, rgb } = await photograph(aGarment(), width)

    expect(height).toBe(Math.round(width * 1.25))
    expect(rgb).toHaveLength(width * height * 3)
  })

  it('has the color of the page at its edges and a soft shadow beside the garment', async () => {
    const { width, height, rgb } = await photograph(aGarment('#5B1F2B'))
    const at = (x: number, y: number) => [...rgb.subarray(3 * (y * width + x)).subarray(0, 3)]

    partsOf('#ECEAE6').forEach((part, k) => expect(Math.abs(at(40, 5)[k]! - part)).toBeLessThan(6))
    expect(at(width / 2, Math.round(height * 0.96))[0]).toBeLessThan(at(width / 2, 4)[0]! - 3)
  })

  it('shows a smaller cut smaller, in the middle', async () => {
    const widthOf = async (cut: Look['cut']) => {
      const { mask, width } = await LIBRARY.load('tee-front', WIDTH, cut)
      const columns = [...mask.keys()].filter((i) => mask[i]! > 128).map((i) => i % width)
      return { left: Math.min(...columns), right: width - 1 - Math.max(...columns) }
    }

    const whole = await widthOf(undefined)
    const small = await widthOf({ width: 0.8, length: 0.9 })

    expect(small.left - whole.left).toBeGreaterThan(10)
    expect(Math.abs(small.left - small.right)).toBeLessThan(8)
  })
})

describe('an outfit', () => {
  const tee = { view: 'tee-front', look: { base: '#FF2020', spec: 0 } }
  const blazer = { view: 'blazer-front', look: { base: '#20FF20', spec: 0 } }
  const trousers = { view: 'trousers-front', look: { base: '#2020FF', spec: 0 } }
  const bag = { view: 'bag-front', look: { base: '#20FF20', spec: 0 } }

  /** How many pixels are mostly red, green, blue. */
  async function shares(pieces: (typeof tee)[]) {
    const { rgb } = await photograph({ kind: 'outfit', pieces })
    const counts = [0, 0, 0]
    for (let i = 0; i < rgb.length; i += 3) {
      const parts = [rgb[i]!, rgb[i + 1]!, rgb[i + 2]!]
      const top = parts.indexOf(Math.max(...parts))
      if (parts.filter((part) => part > parts[top]! * 0.6).length === 1) counts[top]!++
    }
    return counts
  }

  it('shows every piece, whichever was named first', async () => {
    const counts = await shares([blazer, tee, trousers])

    expect(await shares([trousers, blazer, tee])).toEqual(counts)
    counts.forEach((count) => expect(count).toBeGreaterThan(150))
  })

  it('hides the sleeves and the hem of what is worn below', async () => {
    const [alone = 0] = await shares([tee, trousers])
    const [below = 0] = await shares([tee, trousers, blazer])

    expect(below).toBeGreaterThan(0)
    expect(below).toBeLessThan(alone / 4)
  })

  it('hangs a coat beside the skirt it would hide', async () => {
    const coat = { ...blazer, view: 'coat-front' }
    const skirt = { ...trousers, view: 'skirt-front' }

    const [red = 0, green = 0, blue = 0] = await shares([coat, tee, skirt])

    expect(Math.min(red, green, blue)).toBeGreaterThan(1000)
  })

  it('puts a bag beside the figure', async () => {
    const { rgb } = await photograph({ kind: 'outfit', pieces: [tee, trousers, bag] })
    const isBag = (x: number, y: number) => {
      const o = 3 * (y * WIDTH + x)
      return rgb[o + 1]! > 2 * Math.max(rgb[o]!, rgb[o + 2]!)
    }
    const columns = Array.from({ length: WIDTH }, (_, x) => x)
    const rows = Array.from({ length: 225 }, (_, y) => y)
    const found = columns.filter((x) => rows.some((y) => isBag(x, y)))

    expect(Math.min(...found)).toBeGreaterThan(WIDTH * 0.65)
  })
})
