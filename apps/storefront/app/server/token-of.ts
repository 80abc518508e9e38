/** Longer than any token of ours. */
const MAX_TOKEN_LENGTH = 512

/** A token as an address or a form has it; `null` for what the calls would refuse as malformed. */
export function tokenOf(value: FormDataEntryValue | null): string | null {
  if (typeof value !== 'string' || value === '') return null
  return value.length > MAX_TOKEN_LENGTH ? null : value
}
