import { distanceOnRepeat, hashNoise, scatter, type Spot } from '../noise.ts'
import type { PrintOf } from '../print.ts'
import { mix, mixtureOf, paintTile, type RepeatTile, type TilePainter } from '../repeat-tile.ts'
import { stampFlower, stampLeaf } from './flower-motifs.ts'

const FULL_TURN = 2 * Math.PI

/** The ground, the flowers' colors and the leaf, in the order a look lists them. */
function flowerPalette(flowerColors: number) {
  const colorCount = flowerColors + 2
  const ground = mixtureOf(colorCount, 0)
  const leaf = mixtureOf(colorCount, colorCount - 1)
  const petal = (n: number) => mixtureOf(colorCount, 1 + (n % flowerColors))
  return { colorCount, ground, leaf, petal }
}

/** Small flowers strewn evenly. */
export function paintDitsy(print: PrintOf<'ditsy'>): RepeatTile {
  const sizeM = 0.186
  const { colorCount, ground, leaf, petal } = flowerPalette(print.colors.length)
  const painter = paintTile({ widthM: sizeM, heightM: sizeM, colorCount }, () => ground)
  const green = mix(leaf, ground, 0.3)
  const vein = mix(leaf, ground, 0.6)
  for (const spot of scatter(sizeM, 0.019, print.seed ?? 11)) {
    const [which, large, turned] = spot.chances
    const k = Math.floor(which * print.colors.length)
    const radiusM = 0.0056 + 0.0024 * large
    const turn = FULL_TURN * turned
    const leafOf = { color: green, vein }
    stampLeaf(painter, spot, {
      ...leafOf,
      lengthM: radiusM * 2,
      widthM: radiusM * 0.3,
      angle: turn,
    })
    stampLeaf(painter, spot, {
      ...leafOf,
      lengthM: radiusM * 1.8,
      widthM: radiusM * 0.28,
      angle: turn + 2.2,
    })
    stampFlower(painter, spot, {
      radiusM,
      petals: 5,
      turn,
      petal: petal(k),
      heart: petal(k + 1),
      shade: mix(petal(k), ground, 0.35),
    })
  }
  return painter.finish()
}

/** Large flowers with leaves, and small ones in the gaps. */
export function paintFloral(print: PrintOf<'floral'>): RepeatTile {
  const sizeM = (print.repeatMm ?? 360) / 1000
  const palette = flowerPalette(print.colors.length)
  const { colorCount, ground } = palette
  const canvas = { widthM: sizeM, heightM: sizeM, texelM: 0.0006, colorCount }
  const painter = paintTile(canvas, () => ground)
  const spots = scatter(sizeM, sizeM * 0.185, print.seed ?? 5)
  for (const spot of spots) stampFoliage(painter, spot, sizeM, palette)
  for (const spot of spots) stampBloom(painter, spot, sizeM, print.colors.length, palette)
  for (const spot of scatter(sizeM, sizeM * 0.05, 23)) {
    const isInGap = spots.every((bloom) => distanceOnRepeat(spot, bloom, sizeM) > sizeM * 0.1)
    if (isInGap) stampFiller(painter, spot, sizeM, print.colors.length, palette)
  }
  return painter.finish()
}

type Palette = ReturnType<typeof flowerPalette>

function stampFoliage(painter: TilePainter, spot: Spot, sizeM: number, palette: Palette): void {
  const { leaf, ground } = palette
  const [which, , turned] = spot.chances
  for (let n = 0; n < 5; n++) {
    stampLeaf(painter, spot, {
      lengthM: sizeM * (0.095 + 0.055 * hashNoise(n, Math.floor(which * 999))),
      widthM: sizeM * 0.016,
      angle: FULL_TURN * (turned + n * 0.2 + 0.06 * which),
      color: mix(leaf, ground, 0.25 * (n & 1)),
      vein: mix(leaf, ground, 0.45),
    })
  }
}

function stampBloom(
  painter: TilePainter,
  spot: Spot,
  sizeM: number,
  flowerColors: number,
  { ground, petal }: Palette,
): void {
  const [which, large, turned] = spot.chances
  const k = Math.floor(which * flowerColors)
  stampFlower(painter, spot, {
    radiusM: sizeM * (0.048 + 0.036 * large),
    petals: large > 0.5 ? 5 : 6,
    turn: FULL_TURN * turned,
    petal: petal(k),
    heart: petal(k + 1),
    shade: mix(petal(k), mix(ground, petal(k + 2), 0.5), 0.6),
  })
}

function stampFiller(
  painter: TilePainter,
  spot: Spot,
  sizeM: number,
  flowerColors: number,
  { ground, petal }: Palette,
): void {
  const [which, large, turned] = spot.chances
  const k = Math.floor(which * flowerColors)
  stampFlower(painter, spot, {
    radiusM: sizeM * 0.016 * (1 + 0.6 * large),
    petals: 5,
    turn: FULL_TURN * turned,
    petal: petal(k),
    heart: mix(petal(k), ground, 0.5),
    shade: mix(petal(k), ground, 0.4),
  })
}
