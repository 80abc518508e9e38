import { confirmEmailChange, revokeEmailChange, verifyEmail } from '@saum/contract/user'
import * as v from '@saum/schema/schema'
import { knownVisitorBackend } from '#app/server/visitor-backend.ts'
import type { LinkPurpose, Told } from './login-face.ts'
import { loginPathOf } from './login-path.ts'
import { linkBackend, telling, type LoginOutcome, type LoginVisit } from './login-visit.ts'

const CALLS = { verify: verifyEmail, email: confirmEmailChange, revoke: revokeEmailChange } as const

const DONE: Readonly<Record<LinkPurpose, Told>> = {
  verify: 'verified',
  email: 'email-changed',
  revoke: 'email-revoked',
}

/** Whoever is too late to stop a change does not get into the account any more. */
const EXPIRED: Readonly<Record<LinkPurpose, Told>> = {
  verify: 'link-expired',
  email: 'link-expired',
  revoke: 'revoke-expired',
}

/**
 * The press of the button behind a link about an address. Whoever holds the link may, logged in or not; only
 * a new address takes the customer who has asked for it.
 */
export async function followLink(visit: LoginVisit, purpose: LinkPurpose): Promise<LoginOutcome> {
  const call = CALLS[purpose]
  const { token: hash } = visit.typed
  if (!v.safeParse(call.payload.entries.hash, hash).success) return telling(visit, EXPIRED[purpose])
  const isOfCustomer = purpose === 'email'
  const backend = isOfCustomer ? knownVisitorBackend(visit.context) : linkBackend(visit)
  const answer = await backend?.call(call, { hash })
  if (answer === undefined || (!answer.ok && isLoggedOut(answer.refusal.kind))) {
    // A new address is confirmed by the customer who asked for it: first the login, then the link again.
    return { to: loginPathOf(visit.shop, {}, visit.linkPath) }
  }
  return telling(visit, answer.ok ? DONE[purpose] : EXPIRED[purpose])
}

function isLoggedOut(kind: string): boolean {
  return kind === 'no-session' || kind === 'not-logged-in'
}
