import { describe, expect, it } from 'vitest'
import { blurMask, shrinkMask, softAt } from './soft-mask.ts'

const SIZE = { width: 60, height: 75 }

function aMask(isCovered: (x: number, y: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: SIZE.width * SIZE.height }, (_, i) =>
    isCovered(i % SIZE.width, Math.floor(i / SIZE.width)) ? 255 : 0,
  )
}

describe('a soft mask', () => {
  it('keeps what is all covered and what is all bare', () => {
    for (const [mask, cover] of [
      [aMask(() => true), 1] as const,
      [aMask(() => false), 0] as const,
    ]) {
      const soft = blurMask(shrinkMask(mask, SIZE, 20), 2)
      soft.cover.forEach((value) => expect(value).toBeCloseTo(cover, 5))
    }
  })

  it('spreads a patch evenly without adding to it', () => {
    const small = shrinkMask(
      aMask((x, y) => x > 24 && x < 36 && y > 30 && y < 45),
      SIZE,
      20,
    )
    const sum = (values: Float32Array) => values.reduce((total, value) => total + value, 0)

    const soft = blurMask(small, 1.5)

    expect(sum(soft.cover)).toBeCloseTo(sum(small.cover), 2)
    expect(softAt(soft, 10, 12.5)).toBeLessThan(1)
    expect(softAt(soft, 7, 12.5)).toBeGreaterThan(0)
    expect(softAt(soft, 1, 1)).toBeCloseTo(0, 5)
  })
})
