import { describe, expect, it } from 'vitest'
import { WEAVES } from './look.ts'
import { textureAt } from './weave-texture.ts'

describe.each(WEAVES)('the weave %s', (weave) => {
  function values(pixelM: number): number[] {
    const at = textureAt(weave, pixelM)
    return Array.from({ length: 4000 }, (_, n) => at((n % 63) * 0.00417 - 0.1, (n / 63) * 0.0037))
  }

  function spread(numbers: number[]): number {
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
    return Math.sqrt(numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / numbers.length)
  }

  it('leaves the dye as it is on average', () => {
    const near = values(0.0005)
    const mean = near.reduce((sum, value) => sum + value, 0) / near.length

    expect(mean).toBeGreaterThan(0.98)
    expect(mean).toBeLessThan(1.02)
  })

  it('is seen from near and calms down with distance', () => {
    const near = spread(values(0.0003))

    expect(near).toBeGreaterThan(0.01)
    expect(near).toBeLessThan(0.25)
    expect(spread(values(0.004))).toBeLessThan(near)
    expect(spread(values(1))).toBeLessThan(0.001)
  })
})
