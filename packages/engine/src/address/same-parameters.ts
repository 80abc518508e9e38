import { toAddressPairs } from './address-pairs.ts'
import type { Parameters } from './parameters.ts'

/** Whether two addresses say the same; in which order values are selected means nothing. */
export function areSameParameters(left: Parameters, right: Parameters): boolean {
  return left === right || toText(left) === toText(right)
}

function toText(parameters: Parameters): string {
  return toAddressPairs(parameters)
    .map(([key, values]) => JSON.stringify([key, isPath(key) ? values : values.toSorted()]))
    .toSorted()
    .join()
}

function isPath(key: string): boolean {
  return key.startsWith('cf-')
}
