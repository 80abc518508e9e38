import { restUrl } from '../answer/rest-url.ts'
import { callAt, type CallResult } from '../calls/call-commerce.ts'
import type { EngineError } from '../calls/engine-error.ts'
import { isPlain, isText } from '../calls/shape.ts'
import type { Engine } from '../engine.ts'

export interface ClassicCall<Reply> {
  /** Below the base: `/querySuggest`; nothing for a search. */
  path: string
  body: object
  /** By this a success is told apart, whatever its status. */
  key: string
  read: (value: unknown) => Reply
  signal?: AbortSignal
}

/** Asks the classic search; whatever goes wrong is a result, never an exception. */
export async function callClassic<Reply>(
  engine: Engine,
  { path, key, ...call }: ClassicCall<Reply>,
): Promise<CallResult<Reply>> {
  const result = await callAt(engine, classicUrl(engine, path), call, (value, { status }) =>
    isPlain(value) && value[key] !== undefined ? null : toClassicError(value, status),
  )
  if (!result.ok && result.error.type !== 'Aborted') {
    engine.environment.log('error', `Action dispatch error search${path}`, result.error)
  }
  return result
}

function classicUrl({ configuration }: Engine, path: string): string {
  const { classic, organizationId } = configuration.get()
  const base = classic.apiBaseUrl ?? `${restUrl(configuration.get())}/search/v2`
  const parameters = new URLSearchParams({ organizationId })
  const authentication = String(classic.authenticationProviders ?? '')
  if (authentication !== '') parameters.set('authentication', authentication)
  return `${base}${path}?${parameters}`
}

/** The search names what is wrong in one of two ways, or not at all. */
function toClassicError(value: unknown, status: number): EngineError {
  const { exception, statusCode = 0, type, message } = isPlain(value) ? value : {}
  const code = isPlain(exception) ? exception['code'] : undefined
  if (isText(code)) return { status, statusCode: status, type: code, message: code }
  return typeof statusCode === 'number' && isText(type) && isText(message)
    ? { status, statusCode, type, message }
    : { status, statusCode: 0, type: 'unknown', message: 'unknown' }
}
