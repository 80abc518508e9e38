import { describe, expect, it } from 'vitest'
import { LAYERS_FOLDER } from '../test-images.ts'
import { openLayerLibrary } from './layer-library.ts'

const LIBRARY = openLayerLibrary(LAYERS_FOLDER)
const FRONTS = LIBRARY.views.filter((view) => view.endsWith('-front'))

describe('the library of layers', () => {
  it('has more than thirty shapes from the front', () => {
    expect(FRONTS.length).toBeGreaterThan(30)
  })

  it.each(FRONTS)('holds a whole garment: %s', async (view) => {
    const { width, height, mask, shade, cloth } = await LIBRARY.load(view, 60)
    const covered = [...mask.keys()].filter((i) => mask[i]! > 200)

    expect([width, height]).toEqual([60, 75])
    expect(covered.length / mask.length).toBeGreaterThan(0.04)
    expect(covered.filter((i) => shade[i]! > 0).length / covered.length).toBeGreaterThan(0.99)
    expect(
      covered.filter((i) => cloth.u[i] === cloth.u[i]).length / covered.length,
    ).toBeGreaterThan(0.9)
    expect(cloth.pixelM).toBeGreaterThan(0.0005)
    expect(cloth.pixelM).toBeLessThan(0.04)
  })

  it('says which view it does not have', async () => {
    await expect(LIBRARY.load('cape-front', 60)).rejects.toThrow('cape-front')
  })
})
