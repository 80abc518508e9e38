import { smoothstep } from '../noise.ts'
import { inkAt, mix, type Mixture, type TilePainter } from '../repeat-tile.ts'

interface Leaf {
  lengthM: number
  widthM: number
  angle: number
  color: Mixture
  vein: Mixture
}

export function stampLeaf(painter: TilePainter, spot: { x: number; y: number }, leaf: Leaf): void {
  const { lengthM, widthM, angle, color, vein } = leaf
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const middle = { x: spot.x + (cos * lengthM) / 2, y: spot.y + (sin * lengthM) / 2 }
  painter.stamp(middle, lengthM * 0.56, (dx, dy) => {
    const along = (dx * cos + dy * sin + lengthM / 2) / lengthM
    const aside = Math.abs(dy * cos - dx * sin)
    if (along <= 0 || along >= 1) return null
    const edge = widthM * Math.sin(Math.PI * along) ** 0.8 * (1 - 0.25 * along)
    const cover = inkAt(aside - edge)
    if (cover === 0) return null
    const isVein = aside < 0.0005 + 0.0004 * (1 - along)
    return {
      cover,
      color: isVein ? vein : mix(color, vein, (0.25 * aside) / edge + 0.12 * along),
    }
  })
}

interface Flower {
  radiusM: number
  petals: number
  turn: number
  petal: Mixture
  heart: Mixture
  shade: Mixture
}

export function stampFlower(
  painter: TilePainter,
  spot: { x: number; y: number },
  flower: Flower,
): void {
  const { radiusM, petals, turn, petal, heart, shade } = flower
  painter.stamp(spot, radiusM * 1.1, (dx, dy) => {
    const distance = Math.hypot(dx, dy)
    const angle = Math.atan2(dy, dx) + turn
    const lobe = Math.abs(Math.cos((angle * petals) / 2))
    const edge = radiusM * (0.45 + 0.55 * lobe ** 0.38)
    const cover = inkAt(distance - edge)
    if (cover === 0) return null
    const out = distance / radiusM
    if (out < 0.2) return { cover, color: mix(heart, shade, 0.35 * smoothstep(0.1, 0.2, out)) }
    const streak = 0.5 + 0.5 * Math.cos(angle * petals * 3)
    const depth = 0.55 * smoothstep(0.55, 0.1, out) + 0.21 * smoothstep(0.1, 0, lobe)
    return { cover, color: mix(petal, shade, depth + 0.16 * streak * (1 - distance / edge)) }
  })
}
