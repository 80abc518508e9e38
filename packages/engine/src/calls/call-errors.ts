import type { EngineError, ErrorStatus } from './engine-error.ts'
import { isTimeout } from './within.ts'

function failure(
  status: ErrorStatus,
  statusCode: number,
  type: string,
  message: string,
): EngineError {
  return { status, statusCode, type, message }
}

export function disconnected(url: string, statusCode: number): EngineError {
  const message = `Client could not connect to the following URL: ${url}`
  return failure(statusCode || 'FETCH_ERROR', statusCode, 'Disconnected', message)
}

export function expiredToken(statusCode: number): EngineError {
  const message = 'The token being used to perform the request is expired.'
  return failure(statusCode, statusCode, 'ExpiredToken', message)
}

export function unreadable(statusCode: number, message: string): EngineError {
  return failure('PARSING_ERROR', statusCode, 'ParsingError', message)
}

/** What became of a request that got no reply. */
export function withoutReply(
  error: unknown,
  url: string,
  signal: AbortSignal | undefined,
): EngineError {
  if (signal?.aborted) return failure('FETCH_ERROR', 0, 'Aborted', 'Aborted')
  if (!isTimeout(error)) return disconnected(url, 0)
  const message = `No answer in time from the following URL: ${url}`
  return failure('TIMEOUT_ERROR', 0, 'Timeout', message)
}
