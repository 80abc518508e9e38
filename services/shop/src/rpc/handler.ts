import type { Call, ParsedPayloadOf, RefusalKindOf, ResultOf } from '@saum/contract/call'
import { refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { Entry } from '../session/enter-session.ts'
import type { SessionCustomer, SessionOwner } from '../session/session-owner.ts'
import type { Sessions } from '../session/sessions.ts'

/** An expected "no"; further members appear in the problem. */
export interface Refusal<Kind extends string = string> {
  kind: Kind
}

export interface CallContext {
  shop: Shop
  requestId: string
  /** Of the visitor who calls; `null` where nobody has a session. */
  sessionKey: string | null
  /** Of the session they have after this call if it logs them in, begins a session or changes its key. */
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

/** A call about what one visitor keeps. A key that we have not issued is no session. */
export function onSession<C extends SessionCall>(
  call: C,
  handle: (payload: ParsedPayloadOf<C>, owner: SessionOwner, context: CallContext) => Outcome<C>,
): Handler {
  return {
    call,
    async handle(payload: ParsedPayloadOf<C>, context) {
      const owner = await ownerOf(context)
      return owner === null ? refuse({ kind: 'no-session' }) : handle(payload, owner, context)
    },
  }
}

/** A call a visitor may begin with: it starts a session under a key nobody else can know. */
export function onFirstCall<C extends SessionCall>(
  call: C,
  handle: (payload: ParsedPayloadOf<C>, owner: SessionOwner, context: CallContext) => Outcome<C>,
): Handler {
  return {
    call,
    async handle(payload: ParsedPayloadOf<C>, context) {
      const known = await ownerOf(context)
      if (known !== null) return handle(payload, known, context)
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

async function ownerOf({ sessionKey, findOwner }: CallContext): Promise<SessionOwner | null> {
  return sessionKey === null ? null : findOwner(sessionKey)
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
      const owner = await ownerOf(context)
      if (owner === null) return refuse({ kind: 'no-session' })
      const { customer } = owner
      if (customer === null) return refuse({ kind: 'not-logged-in' })
      return handle(payload, { owner, customer }, context)
    },
  }
}

/** For a call that logs somebody in: who they are now, and what they become. */
export async function entryOf(context: CallContext): Promise<Entry> {
  const { shop, nextSessionKey, agent } = context
  if (nextSessionKey === null) throw new Error('A login needs the session it leads to')
  const before = await ownerOf(context)
  return { shop, before, nextSessionKey, agent }
}
