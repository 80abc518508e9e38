/** Why somebody is asked to log in, as the page they came from tells. */
export type LoginReason = 'checkout' | 'account' | null

const REASON_OF_WORD: Readonly<Record<string, LoginReason>> = {
  checkout: 'checkout',
  account: 'account',
}

/** `/de/checkout/?step=contact` → `checkout` */
export function loginReasonOf(returnPath: string): LoginReason {
  const word = returnPath.split(/[?#]/, 1)[0]?.split('/', 3)[2] ?? ''
  return REASON_OF_WORD[word] ?? null
}
