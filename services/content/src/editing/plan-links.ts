import { checkSource, itemsOf } from '../space/check-links.ts'
import { describeFinding } from '../space/finding.ts'
import type { LoadedSpace } from '../space/load-space.ts'
import { sourcesShown } from '../space/view.ts'

type Planned = Pick<LoadedSpace, 'schedule' | 'planned'>

/**
 * Links that another plan would break: the space is looked at as it will be at every moment to come,
 * with the present plan and with the other.
 */
export function linksBrokenByPlan(loaded: LoadedSpace, other: Planned, now: number): string[] {
  const later = { ...loaded, ...other }
  const moments = [...loaded.schedule, ...other.schedule].map(({ at }) => Date.parse(at))
  const toCome = [...new Set(moments)].filter((at) => at > now).toSorted((a, b) => a - b)
  const broken = new Map<string, number>()
  for (const moment of toCome) {
    const before = new Set(brokenAt(loaded, moment))
    for (const fault of brokenAt(later, moment)) {
      if (!before.has(fault) && !broken.has(fault)) broken.set(fault, moment)
    }
  }
  return [...broken].map(([fault, moment]) => `${fault} at ${toText(moment)}.`)
}

function brokenAt(loaded: LoadedSpace, moment: number): string[] {
  const shown = sourcesShown(loaded, 'delivery', moment)
  const known = itemsOf(shown)
  return shown.flatMap((source) => checkSource(source, known, loaded)).map(describeFinding)
}

function toText(moment: number): string {
  return new Date(moment).toISOString().replace(/:00\.000Z$|\.\d{3}Z$/, 'Z')
}
