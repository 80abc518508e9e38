/** What the page says about the form that was sent from it. */
const SAYINGS = [
  'cancelled',
  'too-late',
  'account-sent',
  'account-short',
  'account-long',
  'account-weak',
  'too-many',
  'failed',
] as const

export type Saying = (typeof SAYINGS)[number]

export function parseSaying(value: string | null): Saying | null {
  return SAYINGS.find((saying) => saying === value) ?? null
}
