import type { Engine } from '../engine.ts'
import { commerceBaseUrl } from './base-url.ts'
import { disconnected, unreadable, withoutReply } from './call-errors.ts'
import { callProvider, type CallResult } from './call-provider.ts'
import type { EngineError } from './engine-error.ts'
import { readBody } from './read-body.ts'
import { isNumber, isPlain, isText, shaped, type Field } from './shape.ts'
import { isTimeout } from './within.ts'

const UNKNOWN: Field = [isText, 'unknown']

export type { CallResult } from './call-provider.ts'

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
  const url = commerceBaseUrl(engine.configuration.get()) + call.path
  const result = await callAt(engine, url, call)
  if (!result.ok && result.error.type !== 'Aborted') {
    engine.environment.log('error', `Action dispatch error commerce${call.path}`, result.error)
  }
  return result
}

/** `toError` says why a reply is none; `null` where it is one. */
export async function callAt<Reply>(
  engine: Engine,
  url: string,
  { body, read, signal }: Omit<CommerceCall<Reply>, 'path'>,
  toError: (value: unknown, reply: Response) => EngineError | null = refusalOf,
): Promise<CallResult<Reply>> {
  const called = await callProvider(engine, { url, body, signal })
  if (!called.ok) return called
  const { reply } = called
  const { patienceMs: timeoutMs } = engine.configuration.get()
  if (reply.status === 404) return { ok: false, error: disconnected(url, 404) }
  try {
    const value = await readBody(engine.environment, reply, { signal, timeoutMs })
    const error = toError(value, reply)
    return error === null ? { ok: true, reply: read(value) } : { ok: false, error }
  } catch (error) {
    const isLate = isTimeout(error) || signal?.aborted === true
    const text = error instanceof Error ? error.message : String(error)
    return {
      ok: false,
      error: isLate ? withoutReply(error, url, signal) : unreadable(reply.status, text),
    }
  }
}

/** The provider's own words about why it refuses, as far as it finds any. */
function refusalOf(value: unknown, { ok, status }: Response): EngineError | null {
  if (ok) return null
  const words = { statusCode: [isNumber, status], type: UNKNOWN, message: UNKNOWN } as const
  const { statusCode, type, message } = shaped<EngineError>(isPlain(value) ? value : {}, words)
  return { status, statusCode, type, message: message.slice(0, 300) }
}
