import { describe, expect, it } from 'vitest'
import { LAYERS_FOLDER } from '../test-images.ts'
import { openLayerLibrary } from './layer-library.ts'
import { findSpots } from './outfit-spots.ts'

const LIBRARY = openLayerLibrary(LAYERS_FOLDER)

function aPiece(view: string) {
  return { view, look: { base: '#8A4B3C' } }
}

describe('where the pieces of an outfit are pointed at', () => {
  it('is the jacket beside its opening, the shirt inside of it, the trousers below both', async () => {
    const pieces = [aPiece('blazer-front'), aPiece('trousers-front'), aPiece('tee-front')]

    const [jacket, trousers, shirt] = await findSpots(pieces, LIBRARY)

    expect(trousers?.y).toBeGreaterThan(jacket?.y ?? 1)
    expect(shirt?.y).toBeLessThan(trousers?.y ?? 0)
    expect(Math.abs((shirt?.x ?? 0) - 0.5)).toBeLessThan(0.08)
  })

  it('is beside the figure for a bag', async () => {
    const [, bag] = await findSpots([aPiece('dress-front'), aPiece('bag-front')], LIBRARY)

    expect(bag?.x).toBeGreaterThan(0.7)
  })

  it('is nowhere for what the picture does not show', async () => {
    const [dress, square] = await findSpots([aPiece('dress-front'), aPiece('carre-front')], LIBRARY)

    expect(dress).not.toBeNull()
    expect(square).toBeNull()
  })
})
