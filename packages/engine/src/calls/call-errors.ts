import type { EngineError } from './engine-error.ts'
import { isTimeout } from './within.ts'

export function disconnected(url: string, statusCode: number): EngineError {
  return {
    status: statusCode === 0 ? 'FETCH_ERROR' : statusCode,
    statusCode,
    type: 'Disconnected',
    message: `Client could not connect to the following URL: ${url}`,
  }
}

export function expiredToken(statusCode: number): EngineError {
  return {
    status: statusCode,
    statusCode,
    type: 'ExpiredToken',
    message: 'The token being used to perform the request is expired.',
  }
}

export function unreadable(statusCode: number, message: string): EngineError {
  return { status: 'PARSING_ERROR', statusCode, type: 'ParsingError', message }
}

/** What became of a request that got no reply. */
export function withoutReply(
  error: unknown,
  url: string,
  signal: AbortSignal | undefined,
): EngineError {
  if (signal?.aborted) {
    return { status: 'FETCH_ERROR', statusCode: 0, type: 'Aborted', message: 'No longer wanted.' }
  }
  if (isTimeout(error)) {
    const message = `No answer in time from the following URL: ${url}`
    return { status: 'TIMEOUT_ERROR', statusCode: 0, type: 'Timeout', message }
  }
  return disconnected(url, 0)
}
