import type { BaseIssue } from 'valibot'

export interface PropertyFault {
  property: string
  message: string
}

const MESSAGES: Readonly<Record<string, string>> = {
  number: 'value is not a number.',
  finite: 'value is not a number.',
  integer: 'value is not an integer.',
  safe_integer: 'value is not an integer.',
  boolean: 'value is not a boolean.',
  string: 'value is not a string.',
  array: 'value is not an array.',
  object: 'value is not an object.',
  record: 'value is not an object.',
  non_empty: 'value is an empty string.',
  url: 'value is not a valid URL.',
  picklist: 'value is not in enum.',
  enum: 'value is not in enum.',
  literal: 'value is not in enum.',
}

const LIMIT_MESSAGES: Readonly<Record<string, (limit: string) => string>> = {
  max_value: (limit) => `maximum value of ${limit} not respected.`,
  min_value: (limit) => `minimum value of ${limit} not respected.`,
  max_length: (limit) => `maximum length of ${limit} not respected.`,
  min_length: (limit) => `minimum length of ${limit} not respected.`,
}

/** What is wrong with one value, in the words every client of the shop knows. */
function validationMessage(issue: BaseIssue<unknown>): string {
  if (issue.input === undefined || issue.input === null) return 'value is required.'
  if (issue.type === 'min_length' && issue.input === '') return 'value is an empty string.'
  const limit = LIMIT_MESSAGES[issue.type]
  if (limit !== undefined) return limit(String(issue.requirement))
  return MESSAGES[issue.type] ?? 'value is invalid.'
}

export function propertyFaults(issues: readonly BaseIssue<unknown>[]): PropertyFault[] {
  return issues.map((issue) => ({
    property: issue.path?.map((step) => String(step.key)).join('.') || 'payload',
    message: validationMessage(issue),
  }))
}

export function invalidPropertiesText(faults: readonly PropertyFault[]): string {
  const lines = faults.map((fault) => `- ${fault.property}: ${fault.message}`)
  return ['The following properties are invalid', ...lines].join('\n')
}
