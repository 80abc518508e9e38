import type { FacetValueState } from '../wire/facet.ts'
import { isSameValue, type Named } from './toggle-value.ts'

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
export function layOver<Asked extends Named & { state: FacetValueState }, Answered extends Asked>(
  answered: readonly Answered[] = [],
  asked: readonly Asked[] = [],
): readonly (Answered | (Asked & typeof NOT_COUNTED))[] {
  const askedAs = finderOf(asked)
  const answeredAs = finderOf(answered)
  const shown: (Answered | (Asked & typeof NOT_COUNTED))[] = answered.map((value, index) => {
    const state = askedAs(value, index)?.state ?? 'idle'
    return value.state === state ? value : { ...value, state }
  })
  asked.forEach((value, index) => {
    if (!answeredAs(value, index)) shown.splice(index, 0, { ...NOT_COUNTED, ...value })
  })
  return shown
}

/** Looks where a value nearly always is; a list in which it is not there is put in order once. */
export function finderOf<Value extends Named>(values: readonly Value[]) {
  let ordered: Map<string, Value> | null = null
  return (wanted: Named, index: number): Value | undefined => {
    const near = values[index]
    if (near !== undefined && isSameValue(near, wanted)) return near
    ordered ??= new Map(values.map((value) => [keyOf(value), value]))
    return ordered.get(keyOf(wanted))
  }
}

function keyOf({ value, start, end, endInclusive }: Named): string {
  return [value, start, end, endInclusive].join()
}
