import { join } from 'node:path'
import sharp from 'sharp'
import { thumbHashToAverageRGBA } from 'thumbhash'
import { describe, expect, it } from 'vitest'
import { openLayerLibrary } from './compose/layer-library.ts'
import { describePicture } from './describe-picture.ts'
import { aGarment, createTemporaryFolder, LAYERS_FOLDER } from './test-images.ts'

const LIBRARY = openLayerLibrary(LAYERS_FOLDER)

function partsOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

describe('the description of a picture', () => {
  it('has its size, its mean color and a hash that says the same', async () => {
    const described = await describePicture(aGarment('#B0463F', 'coat-front'), LIBRARY)
    const hashed = thumbHashToAverageRGBA(Buffer.from(described.thumbhash, 'base64'))

    expect(described).toMatchObject({ width: 900, height: 1125 })
    expect(described.averageColor).toMatch(/^#[0-9a-f]{6}$/)
    const [red = 0, green = 0, blue = 0] = partsOf(described.averageColor)
    expect(red).toBeGreaterThan(green)
    expect(Math.abs(red - hashed.r * 255)).toBeLessThan(12)
    expect(Math.abs(blue - hashed.b * 255)).toBeLessThan(12)
  })

  it('tells colors apart', async () => {
    const colors = await Promise.all(
      ['#1B1B1D', '#F6F4F0', '#2B3655'].map((base) => describePicture(aGarment(base), LIBRARY)),
    )

    expect(new Set(colors.map(({ thumbhash }) => thumbhash)).size).toBe(3)
  })

  it('knows how large a picture a file can give', async () => {
    const folder = await createTemporaryFolder()
    await sharp({ create: { width: 300, height: 800, channels: 3, background: '#336699' } }).toFile(
      join(folder, 'blue.png'),
    )

    const described = await describePicture({ kind: 'file', file: 'blue.png' }, LIBRARY, folder)

    expect(described).toMatchObject({ width: 300, height: 375, averageColor: '#336699' })
  })

  it('does not stumble over a file of a single pixel', async () => {
    const folder = await createTemporaryFolder()
    await sharp({ create: { width: 1, height: 1, channels: 3, background: '#336699' } }).toFile(
      join(folder, 'dot.png'),
    )

    const described = await describePicture({ kind: 'file', file: 'dot.png' }, LIBRARY, folder)

    expect(described).toMatchObject({ width: 1, height: 1, averageColor: '#336699' })
  })
})
