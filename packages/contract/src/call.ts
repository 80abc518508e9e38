import type { GenericSchema, InferInput, InferOutput } from '@saum/schema/schema'

/**
 * Who may make a call. The public address, the dispatcher, the limits and `docs/calls.md` follow it.
 *
 * - `public`: any visitor. The service is not told who asks; what belongs to one order or one account
 *   takes the token of a link in the payload.
 * - `session`: a visitor with a session, about what is kept for it.
 * - `customer`: a customer who is logged in. The dispatcher refuses all others before the handler runs.
 * - `internal`: our own server and services. The public address answers 404, as for an unknown name.
 */
export type Access = 'public' | 'session' | 'customer' | 'internal'

/**
 * What a call does with the session of its caller, beyond needing one: it `reads` whose it is where there
 * is one, `starts` one for a new visitor, `changes` its key (a key known before the checkout opens neither
 * what is typed there nor the order), `replaces` it (every login) or `ends` it.
 */
export type SessionUse = 'reads' | 'starts' | 'changes' | 'replaces' | 'ends'

/** The refusals the dispatcher answers with by itself, so calls with this access have to list them. */
interface AccessRefusals {
  public: object
  session: { 'no-session': 400 }
  customer: { 'no-session': 400; 'not-logged-in': 401 }
  internal: object
}

/**
 * One call between processes. Both ends import it: the client to know what to send, the service to
 * know what to parse. `refusals` names every expected "no" with its HTTP status.
 */
export interface Call<
  Name extends string = string,
  Payload extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
  Refusals extends Record<string, number> = Record<string, number>,
  Who extends Access = Access,
> {
  readonly name: Name
  readonly access: Who
  readonly session?: SessionUse
  /**
   * For public calls that write, mail or test a secret: each one counts for the address it comes from.
   * Calls with `session` or `customer` access always count.
   */
  readonly limit?: 'address'
  readonly payload: Payload
  readonly result: Answer
  readonly refusals: Refusals
}

export type PayloadOf<C extends Call> = InferInput<C['payload']>
export type ParsedPayloadOf<C extends Call> = InferOutput<C['payload']>
export type ResultOf<C extends Call> = InferOutput<C['result']>
export type RefusalKindOf<C extends Call> = keyof C['refusals'] & string

/** A call that browsers may make. */
export type VisitorCall = Call & { readonly access: Exclude<Access, 'internal'> }

export function call<
  const Name extends string,
  Payload extends GenericSchema,
  Answer extends GenericSchema,
  const Who extends Access,
  const Refusals extends Record<string, number> & AccessRefusals[Who],
>(
  name: Name,
  parts: Omit<Call<Name, Payload, Answer, Refusals, Who>, 'name'>,
): Call<Name, Payload, Answer, Refusals, Who> {
  return { name, ...parts }
}

/** Modules of calls export their shapes too. */
export function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'access' in value && 'refusals' in value
}
