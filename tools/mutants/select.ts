import type { AreaMutant } from './all-faults.ts'
import { UsageError } from './options.ts'

/** Those whose area or name contains the text. */
export function selectMutants<M extends Pick<AreaMutant, 'area' | 'name'>>(
  all: readonly M[],
  only: string | undefined,
): M[] {
  if (only === undefined) return [...all]
  const wanted = only.toLowerCase()
  const selected = all.filter(({ area, name }) => `${area} ${name}`.toLowerCase().includes(wanted))
  if (selected.length > 0) return selected
  const areas = [...new Set(all.map(({ area }) => area))].join(', ')
  throw new UsageError(`No fault and no area contains "${only}". The areas are: ${areas}.`)
}
