import type { FacetValueState } from '../wire/facet.ts'

export type ToggleVerb = 'select' | 'exclude'

const AFTER = {
  select: { idle: 'selected', selected: 'idle', excluded: 'selected' },
  exclude: { idle: 'excluded', selected: 'excluded', excluded: 'idle' },
} as const

interface Toggled<Value> {
  /** Fields of the facet that are others now. */
  changed: { values: readonly Value[]; numberOfValues?: number }
  wasThere: boolean
  before: FacetValueState
  after: FacetValueState
}

/**
 * Toggles the value that is meant. One that is not among the values comes in before the first idle one,
 * and the last idle one makes room for it.
 */
export function toggleValue<Value extends { state: FacetValueState }>(
  values: readonly Value[],
  value: Value,
  isSame: (one: Value, other: Value) => boolean,
  verb: ToggleVerb,
): Toggled<Value> {
  const index = values.findIndex((one) => isSame(one, value))
  const before = values[index]?.state ?? 'idle'
  const after = AFTER[verb][before]
  const wasThere = index >= 0
  if (!wasThere) {
    const inserted = insertValue(values, { ...value, state: after })
    return {
      changed: { values: inserted, numberOfValues: inserted.length },
      wasThere,
      before,
      after,
    }
  }
  const toggled = values.map((one, at) => (at === index ? { ...one, state: after } : one))
  return { changed: { values: toggled }, wasThere, before, after }
}

/** What tells the values of a facet apart. */
export interface Named {
  value?: unknown
  start?: unknown
  end?: unknown
  endInclusive?: unknown
}

/** Two values are one when their names are, or their bounds. */
export function isSameValue(one: Named, other: Named): boolean {
  return (
    one.value === other.value &&
    one.start === other.start &&
    one.end === other.end &&
    one.endInclusive === other.endInclusive
  )
}

export function insertValue<Value extends { state: FacetValueState }>(
  values: readonly Value[],
  value: Value,
): Value[] {
  const isIdle = (one: Value) => one.state === 'idle'
  const first = values.findIndex(isIdle)
  if (first < 0) return [...values, value]
  const last = values.findLastIndex(isIdle)
  return [...values.slice(0, first), value, ...values.slice(first, last), ...values.slice(last + 1)]
}
