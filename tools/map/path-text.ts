import type { Position } from './simplify.ts'

/**
 * Lines with round corners: a curve from middle to middle of their sides, bent towards the corner between
 * them. Middles lie on half units, so these paths are twice as large as the map. A browser finds every
 * corner but the first by itself, which keeps a curve as short as its corners.
 */
export function curveText(lines: readonly (readonly Position[])[], isClosed: boolean): string {
  return lines.map((line) => (isClosed ? ringCurve(line) : lineCurve(line))).join('')
}

function lineCurve(line: readonly Position[]): string {
  const places = wholePlaces(line)
  const [start, second, third] = places
  const last = places.at(-1)
  const beforeLast = places.at(-2)
  if (!start || !second || !last || !beforeLast) return ''
  const begin = `M${2 * start[0]} ${2 * start[1]}`
  if (!third) return `${begin}l${steps([step(start, second), step(start, second)])}`
  const bends = places
    .slice(2, -1)
    .map((place, index) => step(places[index + 1] ?? place, places[index + 3] ?? place))
  const bow = `${begin}l${steps([step(start, second)])}q${steps([step(start, second), step(start, third)])}`
  return `${bow}${bends.length > 0 ? `t${steps(bends)}` : ''}l${steps([step(beforeLast, last)])}`
}

function ringCurve(ring: readonly Position[]): string {
  const places = wholePlaces(ring)
  const [first, last] = [places[0], places.at(-1)]
  if (first && last && first[0] === last[0] && first[1] === last[1]) places.pop()
  const [start, second, third] = places
  if (!start || !second || !third) return ''
  const bends = places
    .slice(2)
    .map((place, index) => step(places[index + 1] ?? place, places[index + 3] ?? start))
  const close = step(places.at(-1) ?? start, second)
  const bow = `q${steps([step(start, second), step(start, third)])}t${steps([...bends, close])}`
  return `M${start[0] + second[0]} ${start[1] + second[1]}${bow}z`
}

function step(from: Position, to: Position): Position {
  return [to[0] - from[0], to[1] - from[1]]
}

/** A minus parts numbers as well as a space does. */
function steps(list: readonly Position[]): string {
  return list.flat().reduce((text, part) => text + (text === '' || part < 0 ? '' : ' ') + part, '')
}

/** On whole units, none of them twice in a row. */
function wholePlaces(line: readonly Position[]): Position[] {
  return line
    .map(([x, y]): Position => [Math.round(x), Math.round(y)])
    .filter(([x, y], index, all) => x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1])
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
