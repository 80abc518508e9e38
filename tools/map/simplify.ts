export type Position = readonly [number, number]

/**
 * A line with fewer corners, none of them further from the old line than the tolerance
 * (Ramer, Douglas, Peucker). Both ends stay, so that lines that met still meet.
 */
export function simplify(line: readonly Position[], tolerance: number): Position[] {
  const first = line[0]
  const last = line.at(-1)
  if (first === undefined || last === undefined || line.length < 3) return [...line]
  let farthest = 0
  let distance = 0
  for (const [index, corner] of line.entries()) {
    const found = distanceToSegment(corner, first, last)
    if (found > distance) [farthest, distance] = [index, found]
  }
  if (distance <= tolerance) return [first, last]
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ]
}

export function distanceToSegment([x, y]: Position, from: Position, to: Position): number {
  const [runX, runY] = [to[0] - from[0], to[1] - from[1]]
  const length = runX ** 2 + runY ** 2
  const along = length === 0 ? 0 : ((x - from[0]) * runX + (y - from[1]) * runY) / length
  const part = Math.min(1, Math.max(0, along))
  return Math.hypot(x - from[0] - part * runX, y - from[1] - part * runY)
}

/** Of the surface a ring encloses. */
export function areaOf(ring: readonly Position[]): number {
  const sum = ring.reduce((total, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(sum) / 2
}

/** Whether a line from the point to the right crosses the ring an odd number of times. */
export function isInside([x, y]: Position, ring: readonly Position[]): boolean {
  let isIn = false
  for (const [index, [fromX, fromY]] of ring.entries()) {
    const [toX, toY] = ring[(index + 1) % ring.length] ?? [fromX, fromY]
    const isBeside = fromY > y !== toY > y
    if (isBeside && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) isIn = !isIn
  }
  return isIn
}
