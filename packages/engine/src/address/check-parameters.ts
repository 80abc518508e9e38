import * as v from '@saum/schema/schema'
import { demand } from '../page/demand.ts'
import { FACET_PARAMETERS, type Parameters } from './parameters.ts'

/** Throws, naming every wrong property, before wrong parameters can reach the state. */
export function checkParameters(parameters: Parameters): void {
  const facets = v.optional(v.record(v.string(), v.array(v.unknown())))
  const shape = v.object({
    q: v.optional(v.string()),
    page: v.optional(v.pipe(v.number(), v.minValue(0))),
    perPage: v.optional(v.pipe(v.number(), v.minValue(1))),
    sortCriteria: v.optional(v.record(v.string(), v.unknown())),
    ...Object.fromEntries(FACET_PARAMETERS.map((name) => [name, facets])),
  })
  demand(shape, parameters)
}
