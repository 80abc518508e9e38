import { smoothstep, valueNoise, wrap } from '../noise.ts'
import type { PrintOf } from '../print.ts'
import { inkAt, mix, mixtureOf, paintTile, type RepeatTile } from '../repeat-tile.ts'

/** Repeat of a print that does not change along one direction. */
const PLAIN_M = 0.016

export function paintStripes(print: PrintOf<'stripes'>): RepeatTile {
  const pitch = print.pitchMm / 1000
  const half = print.widthMm / 2000
  const hasHairline = print.hairline !== undefined
  const colorCount = hasHairline ? 3 : 2
  const ground = mixtureOf(colorCount, 0)
  const stripe = mixtureOf(colorCount, 1)
  const hairline = hasHairline ? mixtureOf(colorCount, 2) : ground
  const paint = (at: number) => {
    const striped = mix(ground, stripe, inkAt(Math.abs(at - pitch / 2) - half))
    return hasHairline ? mix(striped, hairline, inkAt(Math.min(at, pitch - at) - 0.0006)) : striped
  }
  return print.direction === 'across'
    ? paintTile({ widthM: PLAIN_M, heightM: pitch, colorCount }, (_u, v) => paint(v)).finish()
    : paintTile({ widthM: pitch, heightM: PLAIN_M, colorCount }, (u) => paint(u)).finish()
}

export function paintDots(print: PrintOf<'dots'>): RepeatTile {
  const pitch = print.pitchMm / 1000
  const ground = mixtureOf(2, 0)
  const dot = mixtureOf(2, 1)
  return paintTile({ widthM: pitch, heightM: pitch, colorCount: 2 }, (u, v) => {
    const middle = Math.hypot(u - pitch / 2, v - pitch / 2)
    const corner = Math.hypot(Math.min(u, pitch - u), Math.min(v, pitch - v))
    return mix(ground, dot, inkAt(Math.min(middle, corner) - print.radiusMm / 1000))
  }).finish()
}

export function paintGingham(print: PrintOf<'gingham'>): RepeatTile {
  const pitch = print.pitchMm / 1000
  const ground = mixtureOf(2, 0)
  const dyed = mixtureOf(2, 1)
  return paintTile({ widthM: pitch, heightM: pitch, colorCount: 2 }, (u, v) => {
    const isDyedWarp = u < pitch / 2
    const isDyedWeft = v < pitch / 2
    if (isDyedWarp && isDyedWeft) return dyed
    if (!isDyedWarp && !isDyedWeft) return ground
    return mix(ground, dyed, 0.5 + 0.12 * Math.sin(((u + v) * 2 * Math.PI) / (pitch / 12)))
  }).finish()
}

/** Hatched bars with a fine overcheck. */
export function paintGlenCheck(print: PrintOf<'glen-check'>): RepeatTile {
  const pitch = print.pitchMm / 1000
  const ground = mixtureOf(3, 0)
  const bar = mixtureOf(3, 1)
  const overcheck = mixtureOf(3, 2)
  const isBar = (at: number) => at < 0.42 * pitch
  const overcheckAt = 0.71 * pitch
  return paintTile({ widthM: pitch, heightM: pitch, colorCount: 3 }, (u, v) => {
    const bars = (isBar(u) ? 0.55 : 0) + (isBar(v) ? 0.55 : 0)
    const hatch = wrap(u + v, pitch / 20) < pitch / 40 ? 1 : 0.5
    const crossing = isBar(u) && isBar(v) ? 0.1 : 0
    const cloth = mix(ground, bar, 0.5 * bars * hatch + crossing)
    const line = inkAt(Math.min(Math.abs(u - overcheckAt), Math.abs(v - overcheckAt)) - 0.001)
    return mix(cloth, overcheck, 0.65 * line)
  }).finish()
}

export function paintWindowpane(print: PrintOf<'windowpane'>): RepeatTile {
  const pitch = print.pitchMm / 1000
  const half = print.widthMm / 2000
  const ground = mixtureOf(2, 0)
  const line = mixtureOf(2, 1)
  return paintTile({ widthM: pitch, heightM: pitch, colorCount: 2 }, (u, v) => {
    const nearest = Math.min(Math.abs(u - pitch / 2), Math.abs(v - pitch / 2))
    return mix(ground, line, 0.8 * inkAt(nearest - half))
  }).finish()
}

/** Four dark and four light threads in 2/2 twill. */
export function paintHoundstooth(print: PrintOf<'houndstooth'>): RepeatTile {
  const pitch = print.pitchMm / 1000
  const thread = pitch / 8
  const light = mixtureOf(2, 0)
  const dark = mixtureOf(2, 1)
  return paintTile({ widthM: pitch, heightM: pitch, colorCount: 2 }, (u, v) => {
    const warp = Math.floor(u / thread)
    const weft = Math.floor(v / thread)
    const isWarpOnTop = wrap(warp + weft, 4) < 2
    return (isWarpOnTop ? warp % 8 : weft % 8) < 4 ? dark : light
  }).finish()
}

/** Two dyes in one yarn, spun lengthwise. */
export function paintMelange(): RepeatTile {
  const sizeM = 0.256
  const ground = mixtureOf(2, 0)
  const second = mixtureOf(2, 1)
  return paintTile({ widthM: sizeM, heightM: sizeM, texelM: 0.001, colorCount: 2 }, (u, v) => {
    const coarse = valueNoise(u * 250, v * 1000, { columns: 64, rows: 256, seed: 5 })
    const fine = valueNoise(u * 500, v * 2000, { columns: 128, rows: 512, seed: 7 })
    return mix(ground, second, smoothstep(0.35, 0.75, (coarse + fine) / 2))
  }).finish()
}
