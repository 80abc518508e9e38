import * as v from '@saum/schema/schema'

/** Which page is asked for, counted from 1; to be spread into a payload. */
export function pageFields(perPage: number) {
  return {
    page: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1),
    perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), perPage),
  }
}

/** `current` counts what is on this page; `prev` and `next` stop at the ends. */
export const paginationShape = v.object({
  current: v.number(),
  total: v.number(),
  perPage: v.number(),
  page: v.number(),
  first: v.number(),
  prev: v.number(),
  next: v.number(),
  last: v.number(),
})

export type Pagination = v.InferOutput<typeof paginationShape>
