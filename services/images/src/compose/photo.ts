import { BACKDROP_TONE, toLinear, toneStep } from './color.ts'
import { blurMask, shrinkMask, softAt, type SoftMask } from './soft-mask.ts'

/** Warm off-white; pages put the same color behind the picture. */
const BACKDROP = toLinear('#ECEAE6')
const SHADOW = 0.17
/** The shadow is so soft that a small copy of it loses nothing. */
const SHADOW_WIDTH = 150

interface Size {
  width: number
  height: number
}

/** Lays a cut-out on the seamless backdrop, with its soft shadow on the wall behind. */
export function onBackdrop(
  cutout: Uint8Array,
  { width, height }: Size,
  shadow: SoftMask,
): Uint8Array {
  const scale = shadow.width / width
  const out = new Uint8Array(width * height * 3)
  for (let y = 0, i = 0; y < height; y++) {
    const fromMiddleY = y / height - 0.42
    for (let x = 0; x < width; x++, i++) {
      const cover = cutout[4 * i + 3]!
      const o = 3 * i
      if (cover === 255) {
        out[o] = cutout[4 * i]!
        out[o + 1] = cutout[4 * i + 1]!
        out[o + 2] = cutout[4 * i + 2]!
        continue
      }
      const fromMiddleX = x / width - 0.42
      const fallOff = 1.02 - 0.14 * (fromMiddleX * fromMiddleX + fromMiddleY * fromMiddleY)
      const dark = softAt(shadow, (x + 0.5) * scale, (y + 0.5) * scale)
      const light = fallOff * (1 - SHADOW * dark)
      const share = cover / 255
      for (let part = 0; part < 3; part++) {
        const wall = BACKDROP_TONE[toneStep(BACKDROP[part]! * light)]!
        out[o + part] = wall + (cutout[4 * i + part]! - wall) * share + 0.5
      }
    }
  }
  return out
}

/** A wide shadow away from the key light, and a narrow one where the cloth is close. */
export function wallShadow(mask: Uint8Array, size: Size): SoftMask {
  const width = Math.min(SHADOW_WIDTH, size.width)
  const small = shrinkMask(mask, size, width)
  const far = blurMask(small, width * 0.035)
  const near = blurMask(small, width * 0.01)
  const cover = small.cover.map((_, i) => {
    const x = (i % width) + 0.5
    const y = Math.floor(i / width) + 0.5
    return (
      0.75 * softAt(far, x - width * 0.03, y - width * 0.035) +
      0.35 * softAt(near, x - width * 0.007, y - width * 0.01)
    )
  })
  return { ...small, cover }
}
