/** Why somebody is asked to log in, as the page they came from tells. */
export type LoginReason = 'checkout' | 'account' | 'email' | null

const REASON_OF_WORD: Readonly<Record<string, LoginReason>> = {
  checkout: 'checkout',
  account: 'account',
  // A link of the login page that is for customers only.
  login: 'email',
}

/** The checkout adds it to its path where nobody may go on as a guest: what comes again needs an account. */
const NEEDS_ACCOUNT = '?account=needed'

/** `/de/checkout/?step=contact` → `checkout` */
export function loginReasonOf(returnPath: string): LoginReason {
  if (returnPath.endsWith(NEEDS_ACCOUNT)) return null
  const word = returnPath.split(/[?#]/, 1)[0]?.split('/', 3)[2] ?? ''
  return REASON_OF_WORD[word] ?? null
}
