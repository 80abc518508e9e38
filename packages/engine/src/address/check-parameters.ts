import { anything, demand, fields, listOf, number, optional, recordOf, text } from '../check.ts'
import { FACET_PARAMETERS, type Parameters } from './parameters.ts'

/** Throws, naming every wrong property, before wrong parameters can reach the state. */
export function checkParameters(parameters: Parameters): void {
  const facets = optional(recordOf(listOf(anything)))
  const check = fields({
    q: optional(text),
    page: optional(number(0)),
    perPage: optional(number(1)),
    sortCriteria: optional(recordOf(anything)),
    ...Object.fromEntries(FACET_PARAMETERS.map((name) => [name, facets])),
  })
  demand(check, parameters)
}
