import * as v from '@saum/schema/schema'

/** RFC 9457 as the shop backend sends it: members at the top level and again under `details`. */
export const problemShape = v.looseObject({
  title: v.string(),
  status: v.number(),
  detail: v.optional(v.string()),
  details: v.optional(v.record(v.string(), v.unknown())),
})

export type Problem = v.InferOutput<typeof problemShape>

export const PROBLEM_CONTENT_TYPE = 'application/problem+json'

export function problem(
  status: number,
  title: string,
  details: Record<string, unknown> = {},
): Problem {
  return { ...details, title, status, details }
}
