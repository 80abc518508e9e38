import { tokenOf } from '#app/server/token-of.ts'

/** What the page says about something that was done; each has words of its own. */
const TOLD = [
  'registered',
  'reset-sent',
  'password-set',
  'confirmed',
  'confirm-expired',
  'verified',
  'email-changed',
  'email-revoked',
  'link-expired',
  'revoke-expired',
  'account-deleted',
] as const
export type Told = (typeof TOLD)[number]

/** What the link of a mail is for, beside passwords and new accounts. */
const LINK_PURPOSES = ['verify', 'email', 'revoke'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** The page has many faces; its address says which one it shows. */
export type LoginFace =
  | { kind: 'login'; isLoggedOut: boolean }
  | { kind: 'register' }
  | { kind: 'forgotten'; isLinkExpired: boolean }
  | { kind: 'password'; hash: string }
  | { kind: 'confirm'; token: string }
  | { kind: 'link'; purpose: LinkPurpose; hash: string }
  | { kind: 'told'; what: Told }

/** Opening a link shows a button or a field and does nothing else: machines open links, too. */
export function loginFaceOf(query: URLSearchParams): LoginFace {
  const hash = tokenOf(query.get('hash'))
  if (hash !== null) return { kind: 'password', hash }
  const token = tokenOf(query.get('confirm'))
  if (token !== null) return { kind: 'confirm', token }
  for (const purpose of LINK_PURPOSES) {
    const link = tokenOf(query.get(purpose))
    if (link !== null) return { kind: 'link', purpose, hash: link }
  }
  const says = query.get('says')
  if (query.get('register') === 'true') return { kind: 'register' }
  if (query.get('forgotten') === 'true') {
    return { kind: 'forgotten', isLinkExpired: says === 'link-expired' }
  }
  const what = TOLD.find((told) => told === says)
  if (what !== undefined) return { kind: 'told', what }
  return { kind: 'login', isLoggedOut: says === 'logged-out' }
}
