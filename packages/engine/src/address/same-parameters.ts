import { toAddressPairs } from './address-pairs.ts'
import type { Parameters } from './parameters.ts'

/** Whether two addresses say the same; in which order values are selected means nothing. */
export function areSameParameters(left: Parameters, right: Parameters): boolean {
  if (left === right) return true
  const [texts, others] = [toTexts(left), toTexts(right)]
  return texts.length === others.length && texts.every((text, index) => text === others[index])
}

function toTexts(parameters: Parameters): string[] {
  return toAddressPairs(parameters)
    .map(([key, values]) => JSON.stringify([key, isPath(key) ? values : values.toSorted()]))
    .toSorted()
}

function isPath(key: string): boolean {
  return key.startsWith('cf-')
}
