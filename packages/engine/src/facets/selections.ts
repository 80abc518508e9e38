import * as v from '@saum/schema/schema'

const NAME = v.pipe(v.string(), v.nonEmpty())
const STATE = v.picklist(['idle', 'selected', 'excluded'])

/** A value of a facet with names. */
export const PLAIN_SELECTION = v.object({ value: NAME, state: STATE })

export const NUMERIC_SELECTION = v.object({
  start: v.number(),
  end: v.number(),
  endInclusive: v.boolean(),
  state: STATE,
})

export const DATE_SELECTION = v.object({
  start: NAME,
  end: NAME,
  endInclusive: v.boolean(),
  state: STATE,
})

export const CATEGORY_SELECTION = v.object({
  value: v.string(),
  state: STATE,
  path: v.pipe(v.array(NAME), v.minLength(1)),
})

const FOUND = {
  displayValue: v.string(),
  rawValue: v.string(),
  count: v.pipe(v.number(), v.minValue(0)),
}

/** A value found by searching within a facet. */
export const FOUND_SELECTION = v.object(FOUND)

export const FOUND_CATEGORY_SELECTION = v.object({ ...FOUND, path: v.array(NAME) })

/** What a toggle is told: which facet, and what of it. */
export function togglePayload<Selection>(selection: v.GenericSchema<unknown, Selection>) {
  return v.object({ facetId: NAME, selection })
}

export const NUMBER_OF_VALUES = v.object({ numberOfValues: v.pipe(v.number(), v.minValue(1)) })

/** Any value of any facet; what it is shows when it is looked for. */
export const ANY_SELECTION = v.looseObject({})
