import type { Position } from './simplify.ts'

/** Steps from corner to corner in whole units are half as long as places. */
export function pathText(lines: readonly (readonly Position[])[], isClosed: boolean): string {
  return lines.map((line) => lineText(line, isClosed)).join('')
}

function lineText(line: readonly Position[], isClosed: boolean): string {
  const places = line.map(([x, y]) => [Math.round(x), Math.round(y)] as const)
  const [start, ...others] = places
  if (start === undefined) return ''
  let [x, y] = start
  const steps: string[] = []
  for (const [nextX, nextY] of others) {
    if (nextX === x && nextY === y) continue
    steps.push(`${nextX - x}${nextY - y < 0 ? '' : ' '}${nextY - y}`)
    ;[x, y] = [nextX, nextY]
  }
  if (steps.length === 0) return ''
  const run = steps.reduce((text, step) => text + (step.startsWith('-') ? '' : ' ') + step)
  return `M${start[0]} ${start[1]}l${run}${isClosed ? 'z' : ''}`
}

/** The lines of a path that d3 has written: `M1,2L3,4Z`. */
export function linesIn(path: string): Position[][] {
  return path
    .split('M')
    .filter((part) => part !== '')
    .map((part) =>
      part
        .replace('Z', '')
        .split('L')
        .map((place): Position => {
          const [x = 0, y = 0] = place.split(',').map(Number)
          return [x, y]
        }),
    )
}
