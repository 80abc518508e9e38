import type * as v from '@saum/schema/schema'
import type { FieldFault } from './fault.ts'

type Issue = v.BaseIssue<unknown>

/** By the kind of issue: what the value must be. */
const EXPECTATIONS: Readonly<Record<string, string>> = {
  number: 'must be a number',
  safe_integer: 'must be a whole number',
  integer: 'must be a whole number',
  string: 'must be text',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
  iso_timestamp: 'must be a time such as 2026-03-01T08:00:00Z',
  iso_date: 'must be a date such as 2026-03-01',
  base64: 'must be base64 text',
}

const LIMITS: Readonly<Record<string, (limit: unknown) => string>> = {
  min_value: (limit) =>
    limit === 0 ? 'must not be negative' : `must be at least ${String(limit)}`,
  max_value: (limit) => `must be at most ${String(limit)}`,
  gt_value: (limit) => `must be more than ${String(limit)}`,
  max_length: (limit) => `must not be longer than ${String(limit)}`,
  min_length: (limit) => `needs at least ${String(limit)}`,
  starts_with: (limit) => `must begin with ${String(limit)}`,
}

/** Every fault the schema found, each with the path of its field. */
export function describeIssues(issues: readonly Issue[]): FieldFault[] {
  return issues.flatMap((issue) => describe(issue, []))
}

function describe(issue: Issue, parents: readonly string[]): FieldFault[] {
  const path = [...parents, ...(issue.path?.map(({ key }) => String(key)) ?? [])]
  const closest = issue.type === 'union' ? closestAlternative(issue) : null
  if (closest !== null) return closest.flatMap((inner) => describe(inner, path))
  return [{ field: path.join('.'), reason: toReason(issue) }]
}

/** Of several allowed forms, the one the value comes closest to: its faults lie deepest. */
function closestAlternative({ issues }: Issue): readonly Issue[] | null {
  const nested = (issues ?? []).filter(({ path }) => path !== undefined)
  return nested.length === 0 ? null : nested
}

function toReason(issue: Issue): string {
  const { type, expected, input } = issue
  if (input === undefined || (input === null && expected !== 'never')) return 'is missing'
  if (type === 'strict_object' && expected === 'never') return 'is not a known field'
  if (type === 'strict_object') return `must be an object, but is ${show(input)}`
  if (type === 'non_empty') return 'must not be empty'
  return `${expectationOf(issue)}, but is ${show(input)}`
}

function expectationOf(issue: Issue): string {
  const { type, requirement, expected, message } = issue
  const limit = LIMITS[type]
  if (limit !== undefined) return limit(requirement)
  if (type === 'picklist' || type === 'literal' || type === 'variant') {
    return `must be ${(expected ?? '').replaceAll('"', '').replaceAll(/[()]/g, '').replaceAll(' | ', ', ')}`
  }
  // Patterns bring their own words.
  return EXPECTATIONS[type] ?? message
}

function show(value: unknown): string {
  if (typeof value === 'string') return `“${shorten(value)}”`
  if (Array.isArray(value)) return `a list of ${value.length}`
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
