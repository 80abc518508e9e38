/** What the host wrote about a field, in attributes. */
export interface FieldRules {
  isRequired: boolean
  pattern: string
  /** Words for what is missing and for what is wrong; without them the host alone judges. */
  required: string | undefined
  invalid: string | undefined
}

/** Why a value is not right, in words; `null` where it is, or where only the host can tell. */
export function judge(value: string, rules: FieldRules): string | null {
  if (value.trim() === '') return rules.isRequired ? (rules.required ?? null) : null
  if (rules.pattern === '' || rules.invalid === undefined) return null
  return new RegExp(`^(?:${rules.pattern})$`, 'v').test(value) ? null : rules.invalid
}
