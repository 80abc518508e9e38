/** Red, green and blue from 0 to 255. */
type Parts = [number, number, number]

function partsOf(hex: string): Parts {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function toHex(parts: Parts): string {
  const digits = parts.map((part) => Math.round(Math.min(255, Math.max(0, part))).toString(16))
  return `#${digits.map((digit) => digit.padStart(2, '0')).join('')}`.toUpperCase()
}

export function blend(from: string, to: string, share: number): string {
  const [red, green, blue] = partsOf(from)
  const [toRed, toGreen, toBlue] = partsOf(to)
  return toHex([
    red + (toRed - red) * share,
    green + (toGreen - green) * share,
    blue + (toBlue - blue) * share,
  ])
}

/** How light a color looks, 0 black to 1 white. */
export function lightnessOf(hex: string): number {
  const [red, green, blue] = partsOf(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** No two batches of dye are quite the same; nobody sees it but next to each other. */
export function dyeLot(hex: string, random: () => number): string {
  const [red, green, blue] = partsOf(hex)
  const strength = 1 + 0.03 * (random() - 0.5)
  return toHex([
    red * strength * (1 + 0.014 * (random() - 0.5)),
    green * strength * (1 + 0.01 * (random() - 0.5)),
    blue * strength * (1 + 0.014 * (random() - 0.5)),
  ])
}

/** From 0 to 1 as the value goes from one end to the other. */
export function ramp(from: number, to: number, value: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}
