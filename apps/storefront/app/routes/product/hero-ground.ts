import { rgbaToDataURL, thumbHashToRGBA } from 'thumbhash'

/** So few pixels that the browser's own smoothing makes the blur, and the page hardly grows. */
const WIDTH_PX = 8
const HEIGHT_PX = 10

/** A CSS background that resembles the picture; `null` for a thumbhash that cannot be read. */
export function heroGround(thumbhash: string): string | null {
  const bytes = Buffer.from(thumbhash, 'base64')
  if (bytes.length < 5) return null
  const { w, h, rgba } = thumbHashToRGBA(bytes)
  const few = new Uint8Array(WIDTH_PX * HEIGHT_PX * 4)
  for (let y = 0; y < HEIGHT_PX; y += 1) {
    for (let x = 0; x < WIDTH_PX; x += 1) {
      const column = Math.floor(((x + 0.5) * w) / WIDTH_PX)
      const row = Math.floor(((y + 0.5) * h) / HEIGHT_PX)
      few.set(
        rgba.subarray((row * w + column) * 4, (row * w + column + 1) * 4),
        (y * WIDTH_PX + x) * 4,
      )
    }
  }
  return `center / 100% 100% url(${rgbaToDataURL(WIDTH_PX, HEIGHT_PX, few)})`
}
