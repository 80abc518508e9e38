import type { Engine } from '../engine.ts'
import type { EngineError } from './engine-error.ts'

export type CallResult<Reply> = { ok: true; reply: Reply } | { ok: false; error: EngineError }

export interface CommerceCall<Reply> {
  /** Below the base: `/search/querySuggest`. */
  path: string
  body: object
  /** Throws when the reply is not what it should be. */
  read: (value: unknown) => Reply
  signal?: AbortSignal
}

/** Asks the provider; whatever goes wrong is a result, never an exception. */
export async function callCommerce<Reply>(
  engine: Engine,
  call: CommerceCall<Reply>,
): Promise<CallResult<Reply>> {
  throw new Error(`to be written: ${call.path} ${engine.environment.now()}`)
}
