import type { Access, Call, ParsedPayloadOf, RefusalKindOf, ResultOf } from '@saum/contract/call'
import { refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Entry } from '../session/enter-session.ts'
import type { SessionCustomer, SessionOwner } from '../session/session-owner.ts'
import type { Sessions } from '../session/sessions.ts'
import type { Caller } from './admit.ts'

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
  /** `null` for a key that leads nowhere. */
  findOwner: (sessionKey: string) => Promise<SessionOwner | null>
  sessions: Omit<Sessions, 'findOwner'>
  /** The answer tells the server that the caller has the session of `nextSessionKey` now. */
  giveNextSession(): void
}

export interface Handler<C extends Call = Call> {
  call: C
  /** Runs only for a caller whom the dispatcher has admitted by the access of the call. */
  handle(payload: unknown, context: CallContext, caller: Caller): Promise<Result<unknown, Refusal>>
}

type Outcome<C extends Call> = Promise<Result<ResultOf<C>, Refusal<RefusalKindOf<C>>>>

type CallWith<Who extends Access> = Call & { readonly access: Who }

/** A call of any visitor, or of our own services. */
export function on<C extends CallWith<'public' | 'internal'>>(
  call: C,
  handle: (payload: ParsedPayloadOf<C>, context: CallContext) => Outcome<C>,
): Handler<C> {
  // The dispatcher parses every payload with the schema of the very call it is handled for.
  return { call, handle }
}

/** A call about what one visitor keeps. */
export function onSession<C extends CallWith<'session'>>(
  call: C,
  handle: (payload: ParsedPayloadOf<C>, owner: SessionOwner, context: CallContext) => Outcome<C>,
): Handler<C> {
  return {
    call,
    handle(payload: ParsedPayloadOf<C>, context, { owner }) {
      if (owner === null) throw new Error(`${call.name} was admitted without a session`)
      return handle(payload, owner, context)
    },
  }
}

/** A call that starts a session for a visitor without one, under a key that only this request knows. */
export function onFirstCall<C extends CallWith<'session'>>(
  call: C,
  handle: (payload: ParsedPayloadOf<C>, owner: SessionOwner, context: CallContext) => Outcome<C>,
): Handler<C> {
  if (call.session !== 'starts') throw new Error(`${call.name} does not start sessions`)
  return {
    call,
    async handle(payload: ParsedPayloadOf<C>, context, { owner }) {
      if (owner !== null) return handle(payload, owner, context)
      const { shop, sessionKey: unknownKey, nextSessionKey, sessions } = context
      const begun = nextSessionKey && (await sessions.begin({ shop, unknownKey, nextSessionKey }))
      if (!begun) return refuse({ kind: 'no-session' })
      const outcome = await handle(payload, begun, context)
      // Of several items some may be in the basket although the call as a whole was refused.
      if (outcome.ok || (await sessions.hasItems(begun))) {
        await sessions.keep(begun)
        context.giveNextSession()
      }
      return outcome
    },
  }
}

/** Changes the key of a session where the server has made one; the key to go on with. */
export async function changeKey(
  { nextSessionKey, sessions, giveNextSession }: CallContext,
  owner: SessionOwner,
  { isOrder = false } = {},
): Promise<string> {
  if (nextSessionKey === null) return owner.sessionKey
  const isIssued = await sessions.issueNext(owner, nextSessionKey, isOrder)
  if (!isIssued) return owner.sessionKey
  giveNextSession()
  return nextSessionKey
}

/** The customer who makes a call, with their session. */
export interface CallingCustomer {
  owner: SessionOwner
  customer: SessionCustomer
}

/** A call about what belongs to one customer. */
export function onCustomer<C extends CallWith<'customer'>>(
  call: C,
  handle: (
    payload: ParsedPayloadOf<C>,
    calling: CallingCustomer,
    context: CallContext,
  ) => Outcome<C>,
): Handler<C> {
  return {
    call,
    handle(payload: ParsedPayloadOf<C>, context, { owner, customer }) {
      if (owner === null || customer === null) {
        throw new Error(`${call.name} was admitted without a customer`)
      }
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
