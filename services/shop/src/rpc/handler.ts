import type { Call, ParsedPayloadOf, RefusalKindOf, ResultOf } from '@saum/contract/call'
import { refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Entry } from '../session/enter-session.ts'
import type { SessionCustomer, SessionOwner } from '../session/session-owner.ts'

/** An expected "no"; further members appear in the problem. */
export interface Refusal<Kind extends string = string> {
  kind: Kind
}

export interface CallContext {
  shop: Shop
  requestId: string
  /** Of the visitor who calls; `null` where nobody has a session. */
  sessionKey: string | null
  /** Whom they become if this call logs them in. */
  nextSessionKey: string | null
  /** From which network somebody calls, as a hash; `null` where nobody knows. */
  clientKey: string | null
  /** Coarsely with what, such as `firefox mac`; empty where it does not say. */
  agent: string
  findOwner: (sessionKey: string) => Promise<SessionOwner>
}

export type CallsIn<Module> = {
  [Name in keyof Module as Module[Name] extends Call ? Name : never]: Module[Name]
}

export interface Handler {
  call: Call
  handle(payload: unknown, context: CallContext): Promise<Result<unknown, Refusal>>
}

type Outcome<C extends Call> = Promise<Result<ResultOf<C>, Refusal<RefusalKindOf<C>>>>

export function on<C extends Call>(
  call: C,
  handle: (payload: ParsedPayloadOf<C>, context: CallContext) => Outcome<C>,
): Handler {
  // The dispatcher parses every payload with the schema of the very call it is handled for.
  return { call, handle }
}

type SessionCall = Call & { refusals: { 'no-session': 400 } }

/** A call about what one visitor keeps; without a session there is nobody to keep it for. */
export function onSession<C extends SessionCall>(
  call: C,
  handle: (payload: ParsedPayloadOf<C>, owner: SessionOwner, context: CallContext) => Outcome<C>,
): Handler {
  return {
    call,
    async handle(payload: ParsedPayloadOf<C>, context) {
      const { sessionKey, findOwner } = context
      if (sessionKey === null) return refuse({ kind: 'no-session' })
      return handle(payload, await findOwner(sessionKey), context)
    },
  }
}

type CustomerCall = Call & { refusals: { 'no-session': 400; 'not-logged-in': 401 } }

/** Who calls as somebody we know. */
export interface CallingCustomer {
  owner: SessionOwner
  customer: SessionCustomer
}

/** A call about what belongs to one customer; nobody else gets as far as the handler. */
export function onCustomer<C extends CustomerCall>(
  call: C,
  handle: (
    payload: ParsedPayloadOf<C>,
    calling: CallingCustomer,
    context: CallContext,
  ) => Outcome<C>,
): Handler {
  return {
    call,
    async handle(payload: ParsedPayloadOf<C>, context) {
      const { sessionKey, findOwner } = context
      if (sessionKey === null) return refuse({ kind: 'no-session' })
      const owner = await findOwner(sessionKey)
      const { customer } = owner
      if (customer === null) return refuse({ kind: 'not-logged-in' })
      return handle(payload, { owner, customer }, context)
    },
  }
}

/** For a call that logs somebody in: who they are now, and what they become. */
export async function entryOf(context: CallContext): Promise<Entry> {
  const { shop, sessionKey, nextSessionKey, agent, findOwner } = context
  if (nextSessionKey === null) throw new Error('A login needs the session it leads to')
  const before = sessionKey === null ? null : await findOwner(sessionKey)
  return { shop, before, nextSessionKey, agent }
}
