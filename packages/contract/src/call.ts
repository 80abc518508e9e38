import type { GenericSchema, InferInput, InferOutput } from '@saum/schema/schema'

/**
 * One call between processes. Both ends import it: the client to know what to send, the service to
 * know what to parse. `refusals` names every expected "no" with its HTTP status.
 */
export interface Call<
  Name extends string = string,
  Payload extends GenericSchema = GenericSchema,
  Answer extends GenericSchema = GenericSchema,
  Refusals extends Record<string, number> = Record<string, number>,
> {
  readonly name: Name
  readonly payload: Payload
  readonly result: Answer
  readonly refusals: Refusals
}

export type PayloadOf<C extends Call> = InferInput<C['payload']>
export type ParsedPayloadOf<C extends Call> = InferOutput<C['payload']>
export type ResultOf<C extends Call> = InferOutput<C['result']>
export type RefusalKindOf<C extends Call> = keyof C['refusals'] & string

export function call<
  const Name extends string,
  Payload extends GenericSchema,
  Answer extends GenericSchema,
  const Refusals extends Record<string, number>,
>(
  name: Name,
  parts: { payload: Payload; result: Answer; refusals: Refusals },
): Call<Name, Payload, Answer, Refusals> {
  return { name, ...parts }
}

/** Modules of calls export their shapes too. */
export function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'refusals' in value
}
