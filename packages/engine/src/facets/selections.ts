import { fields, flag, listOf, nonEmptyText, number, oneOf, text, type Check } from '../check.ts'

/** The state of any value of a facet. */
export const VALUE_STATE = oneOf(['idle', 'selected', 'excluded'])

/** A value of a facet with names. */
export const PLAIN_SELECTION = fields({ value: nonEmptyText, state: VALUE_STATE })

export const NUMERIC_SELECTION = fields({
  start: number(),
  end: number(),
  endInclusive: flag,
  state: VALUE_STATE,
})

export const DATE_SELECTION = fields({
  start: nonEmptyText,
  end: nonEmptyText,
  endInclusive: flag,
  state: VALUE_STATE,
})

export const CATEGORY_SELECTION = fields({
  value: text,
  state: VALUE_STATE,
  path: listOf(nonEmptyText, 1),
})

/** A value found by searching within a facet. */
export const FOUND_SELECTION = fields({ displayValue: text, rawValue: text, count: number(0) })

export const FOUND_CATEGORY_SELECTION = fields({
  displayValue: text,
  rawValue: text,
  count: number(0),
  path: listOf(nonEmptyText),
})

/** Any value of any facet; what it is shows when it is looked for. */
export const ANY_SELECTION = fields({})

/** What a toggle is told: which facet, and what of it. */
export function togglePayload<Selection>(selection: Check<Selection>) {
  return fields({ facetId: nonEmptyText, selection })
}
