import type { Call } from '@saum/contract/call'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { SessionCustomer, SessionOwner } from '../session/session-owner.ts'
import type { CallContext, Refusal } from './handler.ts'

/** Who was admitted to a call; handlers of public and internal calls get neither owner nor customer. */
export interface Caller {
  owner: SessionOwner | null
  customer: SessionCustomer | null
}

const ANYONE: Caller = { owner: null, customer: null }

/** The one place that decides, by the access of a call, who gets as far as its handler. */
export async function admit(
  { access, session }: Pick<Call, 'access' | 'session'>,
  { sessionKey, nextSessionKey, findOwner }: CallContext,
): Promise<Result<Caller, Refusal>> {
  // What an internal call may do is decided where requests come in: only our own code can make one.
  if (access === 'public' || access === 'internal') return accept(ANYONE)
  // A key that we have not issued is no session.
  const owner = sessionKey === null ? null : await findOwner(sessionKey)
  if (owner === null) {
    const mayStart = session === 'starts' && nextSessionKey !== null
    return mayStart ? accept(ANYONE) : refuse({ kind: 'no-session' })
  }
  if (access === 'session') return accept({ owner, customer: owner.customer })
  if (owner.customer === null) return refuse({ kind: 'not-logged-in' })
  return accept({ owner, customer: owner.customer })
}
