import type { RefusalKindOf } from '@saum/contract/call'
import type { handleIDPLoginCallback } from '@saum/contract/login'

/** Why a sign-in came to nothing, as the address of the page says it. */
const PROBLEMS = [
  'cancelled',
  'invalid',
  'email',
  'account',
  'inactive',
  'unavailable',
  'too-many',
] as const

export type SignInProblem = (typeof PROBLEMS)[number]

/** Whatever an address says that we did not write is a sign-in that was none. */
export function problemIn(params: URLSearchParams): SignInProblem {
  const said = params.get('problem')
  return PROBLEMS.find((problem) => problem === said) ?? 'invalid'
}

export const PROBLEM_OF: Readonly<
  Record<RefusalKindOf<typeof handleIDPLoginCallback>, SignInProblem>
> = {
  'no-session': 'invalid',
  'invalid-login': 'invalid',
  'login-refused': 'cancelled',
  'email-unverified': 'email',
  'account-unverified': 'account',
  'customer-inactive': 'inactive',
  'provider-unavailable': 'unavailable',
  'too-many-requests': 'too-many',
}

export const STATUS_OF: Readonly<Record<SignInProblem, number>> = {
  cancelled: 401,
  invalid: 400,
  email: 403,
  account: 403,
  inactive: 403,
  unavailable: 503,
  'too-many': 429,
}
