/** A mask made small and blurred, read as if it had the size of the picture. */
export interface SoftMask {
  width: number
  height: number
  /** 0 to 1. */
  cover: Float32Array
}

/** Averages the mask down to a width at which blurring costs next to nothing. */
export function shrinkMask(
  mask: Uint8Array,
  size: { width: number; height: number },
  width: number,
): SoftMask {
  const height = Math.max(1, Math.round((size.height * width) / size.width))
  const cover = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * size.height) / height)
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * size.height) / height))
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * size.width) / width)
      const right = Math.max(left + 1, Math.floor(((x + 1) * size.width) / width))
      let sum = 0
      for (let j = top; j < bottom; j++) {
        for (let i = left; i < right; i++) sum += mask[j * size.width + i]!
      }
      cover[y * width + x] = sum / (255 * (bottom - top) * (right - left))
    }
  }
  return { width, height, cover }
}

/** Three running means in each direction come as close to a Gaussian as the eye asks for. */
export function blurMask({ width, height, cover }: SoftMask, sigma: number): SoftMask {
  const radius = Math.max(1, Math.round(Math.sqrt(sigma * sigma + 0.25) - 0.5 + sigma * 0.2))
  let from = cover.slice()
  let to = new Float32Array(cover.length)
  for (let pass = 0; pass < 3; pass++) {
    runningMean(from, to, { lines: height, length: width, step: 1, next: width, radius })
    runningMean(to, from, { lines: width, length: height, step: width, next: 1, radius })
  }
  return { width, height, cover: from }
}

interface Lines {
  lines: number
  length: number
  step: number
  next: number
  radius: number
}

/** Beyond the picture's edge the mask goes on as it ends there. */
function runningMean(from: Float32Array, to: Float32Array, how: Lines): void {
  const { lines, length, step, next, radius } = how
  const count = 2 * radius + 1
  for (let line = 0; line < lines; line++) {
    const first = line * next
    const last = first + (length - 1) * step
    let sum = 0
    for (let k = -radius; k <= radius; k++) {
      sum += from[first + Math.min(length - 1, Math.max(0, k)) * step]!
    }
    for (let k = 0; k < length; k++) {
      to[first + k * step] = sum / count
      const entering = k + radius + 1
      const leaving = k - radius
      sum += entering < length ? from[first + entering * step]! : from[last]!
      sum -= leaving > 0 ? from[first + leaving * step]! : from[first]!
    }
  }
}

/** Between four values; places outside of the mask take its edge. */
export function softAt({ width, height, cover }: SoftMask, x: number, y: number): number {
  const fx = Math.min(width - 1, Math.max(0, x - 0.5))
  const fy = Math.min(height - 1, Math.max(0, y - 0.5))
  const i = Math.min(width - 2, fx | 0)
  const j = Math.min(height - 2, fy | 0)
  const o = j * width + i
  const right = fx - i
  const top = cover[o]! + (cover[o + 1]! - cover[o]!) * right
  const bottom = cover[o + width]! + (cover[o + width + 1]! - cover[o + width]!) * right
  return top + (bottom - top) * (fy - j)
}
