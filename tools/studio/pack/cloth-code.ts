import type { RawLayers } from './raw-layers.ts'

const RAW_UNITS_PER_METRE = 10_000
const RAW_OFFSET = 2
/** Half a millimetre per step; garments lie between -1.024 and 1.024 m across. */
const STEPS_PER_METRE = 2000
const ACROSS_OFFSET = 1.024
const LARGEST = 4095

/**
 * u and v of one pixel as 12 bits each in three bytes: low bytes first, both high nibbles last.
 * WebP's lossless predictors work modulo 256, so the wrapping low bytes stay cheap.
 */
export function toClothCode(rawU: number, rawV: number): [number, number, number] {
  const u = toSteps(rawU / RAW_UNITS_PER_METRE - RAW_OFFSET + ACROSS_OFFSET)
  const v = toSteps(rawV / RAW_UNITS_PER_METRE - RAW_OFFSET)
  return [u & 255, v & 255, ((u >> 8) << 4) | (v >> 8)]
}

function toSteps(metres: number): number {
  return Math.min(LARGEST, Math.max(0, Math.round(metres * STEPS_PER_METRE)))
}

/** RGBA at half size; alpha 0 where there is no cloth. */
export function clothPixels({ cloth, width, height }: RawLayers): Uint8Array {
  const [halfWidth, halfHeight] = [width >> 1, height >> 1]
  const pixels = new Uint8Array(halfWidth * halfHeight * 4)
  for (let y = 0; y < halfHeight; y++) {
    for (let x = 0; x < halfWidth; x++) {
      const from = 3 * (2 * y * width + 2 * x)
      const [u = 0, v = 0] = cloth.subarray(from, from + 2)
      if (u === 0) continue
      pixels.set([...toClothCode(u, v), 255], 4 * (y * halfWidth + x))
    }
  }
  return pixels
}

/** RGBA: shade as gray, mask as alpha. */
export function shadePixels({ shade, mask }: Pick<RawLayers, 'shade' | 'mask'>): Uint8Array {
  const pixels = new Uint8Array(shade.length * 4)
  shade.forEach((gray, k) => pixels.set([gray, gray, gray, mask[k] ?? 0], 4 * k))
  return pixels
}

/** RGB: the tag as gray. */
export function tagPixels({ cloth }: Pick<RawLayers, 'cloth'>): Uint8Array {
  const pixels = new Uint8Array(cloth.length)
  for (let k = 0; k < cloth.length; k += 3) pixels.fill(cloth[k + 2] ?? 0, k, k + 3)
  return pixels
}
