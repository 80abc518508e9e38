/** Two neighbors further apart on the cloth than this lie on either side of a seam. */
const SEAM_M = 0.012

/** Cloth positions at half the size of the view, as packed. */
export interface HalfSize {
  width: number
  height: number
  u: Float32Array
  v: Float32Array
  /** Not 0 where the inner side of the cloth is seen. */
  inside: Uint8Array
}

/** The packed positions with which side of the cloth they belong to. */
export interface PackedCloth {
  rgba: Uint8Array
  width: number
  height: number
  inside: Uint8Array
}

/** Twelve bits each for u and v in steps of half a millimeter; transparent means no cloth. */
export function unpackCloth({ rgba, width, height, inside }: PackedCloth): HalfSize {
  const count = width * height
  const u = new Float32Array(count).fill(Number.NaN)
  const v = new Float32Array(count)
  for (let k = 0, o = 0; k < count; k++, o += 4) {
    if (rgba[o + 3] === 0) continue
    const high = rgba[o + 2]!
    u[k] = (((high >> 4) << 8) | rgba[o]!) / 2000 - 1.024
    v[k] = (((high & 15) << 8) | rgba[o + 1]!) / 2000
  }
  return { width, height, u, v, inside }
}

/** A mean over neighbors on the same panel takes the steps of half a millimeter out. */
export function smoothCloth({ width, height, u, v, inside }: HalfSize): HalfSize {
  const smoothU = u.slice()
  const smoothV = v.slice()
  // Pairs on both sides of the pixel, so that edges do not drift.
  const pairs = [1, width - 1, width, width + 1]
  for (let y = 1; y < height - 1; y++) {
    for (let k = y * width + 1, end = (y + 1) * width - 1; k < end; k++) {
      const cu = u[k]!
      if (cu !== cu) continue
      const cv = v[k]!
      let sumU = cu
      let sumV = cv
      let count = 1
      for (let p = 0; p < 4; p++) {
        const a = k + pairs[p]!
        const b = k - pairs[p]!
        if (!(Math.abs(u[a]! - cu) + Math.abs(v[a]! - cv) < SEAM_M)) continue
        if (!(Math.abs(u[b]! - cu) + Math.abs(v[b]! - cv) < SEAM_M)) continue
        sumU += u[a]! + u[b]!
        sumV += v[a]! + v[b]!
        count += 2
      }
      smoothU[k] = sumU / count
      smoothV[k] = sumV / count
    }
  }
  return { width, height, u: smoothU, v: smoothV, inside }
}
