import type { Call, ParsedPayloadOf, RefusalKindOf, ResultOf } from '@saum/contract/call'
import { refuse, type Result } from '@saum/domain/result'
import type { Shop } from '@saum/domain/shops'
import type { SessionOwner } from '../session/session-owner.ts'

/** An expected "no"; further members appear in the problem. */
export interface Refusal<Kind extends string = string> {
  kind: Kind
}

interface CallContext {
  shop: Shop
  requestId: string
  /** Of the visitor who calls; `null` where nobody has a session. */
  sessionKey: string | null
  /** Whom they become if this call logs them in. */
  nextSessionKey: string | null
  /** From which network somebody calls, as a hash; `null` where nobody knows. */
  clientKey: string | null
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
