import type { FacetValueState } from '../wire/facet.ts'

/** What is known about a value before the provider has answered about it. */
export const NOT_COUNTED = {
  numberOfResults: 0,
  isAutoSelected: false,
  isSuggested: false,
  moreValuesAvailable: false,
} as const

/**
 * The values of the last reply in the states the visitor has given them since; a value the provider has
 * not answered about yet stands where it was put.
 */
export function layOver<Asked extends { state: FacetValueState }, Answered extends Asked>(
  answered: readonly Answered[] = [],
  asked: readonly Asked[] = [],
  isSame: (one: Asked, other: Asked) => boolean,
): readonly (Answered | (Asked & typeof NOT_COUNTED))[] {
  const shown: (Answered | (Asked & typeof NOT_COUNTED))[] = answered.map((value, index) => {
    const state = findNear(asked, index, (one) => isSame(one, value))?.state ?? 'idle'
    return value.state === state ? value : { ...value, state }
  })
  asked.forEach((value, index) => {
    const found = findNear(answered, index, (one) => isSame(value, one))
    if (found === undefined) shown.splice(index, 0, { ...NOT_COUNTED, ...value })
  })
  return shown
}

/** Looks where it nearly always is before it looks everywhere. */
function findNear<Value>(
  values: readonly Value[],
  index: number,
  isIt: (value: Value) => boolean,
): Value | undefined {
  const near = values[index]
  return near !== undefined && isIt(near) ? near : values.find(isIt)
}
