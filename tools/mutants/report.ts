import { seconds } from '../../scripts/bootstrap/progress.mjs'
import type { Outcome, Result } from './result.ts'

const WIDTH = 'left to journeys'.length

export function lineOf({ name, result, by, ms }: Result): string {
  const place = by === null ? '' : ` (${by})`
  return `${result.padEnd(WIDTH)}  ${seconds(ms).padStart(8)}  ${name}${place}`
}

interface Tally {
  caught: number
  total: number
}

/** Only faults that were tried count: caught or missed. */
function tallyOf(results: readonly Result[]): Tally {
  const caught = results.filter(({ result }) => result === 'caught').length
  const missed = results.filter(({ result }) => result === 'missed').length
  return { caught, total: caught + missed }
}

function percentOf({ caught, total }: Tally): string {
  return total === 0 ? '–' : `${((100 * caught) / total).toFixed(1)} %`
}

function byArea(results: readonly Result[]): [string, Tally][] {
  const areas = Map.groupBy(results, ({ area }) => area)
  return [...areas].map(([area, ofArea]) => [area, tallyOf(ofArea)])
}

export function summaryOf(results: readonly Result[]): string {
  const all = tallyOf(results)
  const areas = byArea(results)
  const width = Math.max(0, ...areas.map(([area]) => area.length))
  return [
    ...areas.map(
      ([area, { caught, total }]) =>
        `  ${area.padEnd(width)}  ${String(caught).padStart(4)} of ${total}`,
    ),
    ...(['missed', 'suite is red', 'does not apply', 'left to journeys'] as const).flatMap(
      (outcome) => listOf(results, outcome),
    ),
    '',
    `${all.caught} of ${all.total} faults caught (${percentOf(all)})`,
  ].join('\n')
}

function listOf(results: readonly Result[], outcome: Outcome): string[] {
  const listed = results.filter(({ result }) => result === outcome)
  if (listed.length === 0) return []
  return ['', `${outcome}:`, ...listed.map(({ name, by }) => `  ${name}${by ? ` (${by})` : ''}`)]
}

/** A fault that was missed, or could not be tried, is a failure of the run. */
export function exitCodeOf(results: readonly Result[], isOlderSuite: boolean): number {
  const bad: Outcome[] = ['missed', 'suite is red']
  // An older suite lacks what came later; our own list has to fit our own code.
  if (!isOlderSuite) bad.push('does not apply')
  return results.some(({ result }) => bad.includes(result)) ? 1 : 0
}
