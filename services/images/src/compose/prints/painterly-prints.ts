import { hashNoise, randomNumbers, scatter, smoothstep, valueNoise, wrap } from '../noise.ts'
import type { PrintOf } from '../print.ts'
import {
  inkAt,
  mix,
  mixtureOf,
  paintTile,
  type Mixture,
  type RepeatTile,
  type Stamp,
} from '../repeat-tile.ts'

const LEOPARD_CELLS = 9

/** Broken rings round darker spots, one in every cell of a bent grid. */
export function paintLeopard(print: PrintOf<'leopard'>): RepeatTile {
  const pitch = print.pitchMm / 1000
  const sizeM = pitch * LEOPARD_CELLS
  const fur = mixtureOf(3, 0)
  const ring = mixtureOf(3, 1)
  const spot = mixtureOf(3, 2)
  const noise = (u: number, v: number, cells: number, seed: number) =>
    valueNoise((u / sizeM) * cells, (v / sizeM) * cells, { columns: cells, rows: cells, seed })
  const bend = (u: number, v: number, seed: number) =>
    0.0055 * (noise(u, v, 12, seed) - 0.5) + 0.004 * (noise(u, v, 36, seed + 10) - 0.5)

  return paintTile({ widthM: sizeM, heightM: sizeM, colorCount: 3 }, (u, v) => {
    const rosette = nearestRosette(u + bend(u, v, 8), v + bend(u, v, 9), pitch)
    const radius = pitch * (0.34 + 0.12 * rosette.id)
    const ground = mix(fur, spot, 0.22 * noise(u, v, 7, 6))
    const { angle, id, distance } = rosette
    const gap = Math.cos(angle * 2 + id * 12.6) + 0.7 * Math.cos(angle * 3 + id * 20)
    const ink = gap > -0.75 ? inkAt(Math.abs(distance - radius * 0.8) - radius * 0.22) : 0
    if (ink > 0) return mix(ground, ring, ink)
    return distance < radius * 0.6 ? mix(ground, spot, 0.75) : ground
  }).finish()
}

function nearestRosette(x: number, y: number, pitch: number) {
  let nearest = { distance: Infinity, id: 0, angle: 0 }
  for (let column = -1; column <= 1; column++) {
    for (let row = -1; row <= 1; row++) {
      const i = Math.floor(x / pitch) + column
      const j = Math.floor(y / pitch) + row
      const cellX = wrap(i, LEOPARD_CELLS)
      const cellY = wrap(j, LEOPARD_CELLS)
      const dx = x - (i + 0.18 + 0.64 * hashNoise(cellX, cellY, 1)) * pitch
      const dy = y - (j + 0.18 + 0.64 * hashNoise(cellX, cellY, 2)) * pitch
      const distance = Math.hypot(dx * (0.8 + 0.5 * hashNoise(cellX, cellY, 3)), dy)
      if (distance >= nearest.distance) continue
      nearest = { distance, id: hashNoise(cellX, cellY, 4), angle: Math.atan2(dy, dx) }
    }
  }
  return nearest
}

/** Loose strokes of a flat brush. */
export function paintBrush(print: PrintOf<'brush'>): RepeatTile {
  const sizeM = 0.42
  const seed = print.seed ?? 31
  const colorCount = print.colors.length + 1
  const ground = mixtureOf(colorCount, 0)
  const canvas = { widthM: sizeM, heightM: sizeM, texelM: 0.0007, colorCount }
  const painter = paintTile(canvas, () => ground)
  const random = randomNumbers(seed + 46)
  for (const spot of scatter(sizeM, 0.052, seed)) {
    const [which, long, wide] = spot.chances
    const lengthM = 0.05 + 0.075 * long
    const widthM = 0.009 + 0.013 * wide
    const stroke = brushStroke({
      lengthM,
      widthM,
      angle: -0.55 + 1.1 * random() + (which > 0.8 ? 1.4 : 0),
      bendM: (random() - 0.5) * 0.035,
      color: mixtureOf(colorCount, 1 + Math.floor(which * print.colors.length)),
      seed: Math.floor(random() * 900),
    })
    painter.stamp(spot, lengthM * 0.75 + widthM, stroke)
  }
  return painter.finish()
}

interface Stroke {
  lengthM: number
  widthM: number
  angle: number
  bendM: number
  color: Mixture
  seed: number
}

/** The brush runs dry towards its end; its bristles leave streaks. */
function brushStroke({ lengthM, widthM, angle, bendM, color, seed }: Stroke): Stamp {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const bristles = { columns: 4096, rows: 4096, seed }
  const edges = { columns: 4096, rows: 4096, seed: seed + 1 }
  return (dx, dy) => {
    const x = dx * cos + dy * sin
    const along = x / lengthM + 0.5
    if (along < -0.05 || along > 1.08) return null
    const y = dy * cos - dx * sin - bendM * (1 - (2 * along - 1) ** 2)
    const bristle = valueNoise(y * 900 + 500, x * 14 + 50, bristles)
    const ragged = valueNoise(x * 60 + 99, 3, edges)
    const taper = Math.sqrt(Math.max(0, 1 - (2 * Math.min(1, Math.max(0, along)) - 1) ** 6))
    const edge = widthM * (0.82 + 0.18 * ragged) * taper
    const dry = 0.95 * smoothstep(0.45, 1.02, along + 0.5 * (bristle - 0.5))
    const cover = inkAt(Math.abs(y) - edge) * (1 - dry)
    return cover > 0.01 ? { cover: cover * (0.72 + 0.28 * bristle), color } : null
  }
}
