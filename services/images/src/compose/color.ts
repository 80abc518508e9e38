import * as v from '@saum/schema/schema'

export const hexColor = v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/))

/** Red, green and blue as amounts of light, 0 to 1. */
export type LinearColor = readonly [number, number, number]

export function toLinear(hex: string): LinearColor {
  return [linearPart(hex, 1), linearPart(hex, 3), linearPart(hex, 5)]
}

function linearPart(hex: string, at: number): number {
  return decodeSrgb(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

function decodeSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function encodeSrgb(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
}

export function toHex(red: number, green: number, blue: number): string {
  const parts = [red, green, blue].map((part) => Math.round(Math.min(255, Math.max(0, part))))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Entries of a tone table; light from 0 to `TONE_RANGE` falls on them evenly. */
const TONE_STEPS = 4096
const TONE_RANGE = 2

function toneTable(curve: (light: number) => number): Uint8Array {
  return Uint8Array.from({ length: TONE_STEPS + 1 }, (_, step) => {
    const light = curve((step / TONE_STEPS) * TONE_RANGE)
    return Math.round(255 * Math.min(1, encodeSrgb(light)))
  })
}

/** Highlights on white cloth roll off instead of clipping. */
function shoulder(light: number): number {
  return light < 0.7 ? light : 0.7 + 0.29 * (1 - Math.exp(-(light - 0.7) / 0.29))
}

export const CLOTH_TONE = toneTable(shoulder)
export const BACKDROP_TONE = toneTable((light) => Math.min(1, light))

/** Where an amount of light is found in a tone table. */
export function toneStep(light: number): number {
  if (light <= 0) return 0
  return light >= TONE_RANGE ? TONE_STEPS : (light * (TONE_STEPS / TONE_RANGE) + 0.5) | 0
}
