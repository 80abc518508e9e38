import type { SearchAnswer } from '@saum/contract/search'
import { ERROR_STATUS, type ProtocolError } from './protocol-error.ts'

/** An answer whose text is JSON already. */
export function answerText(json: string, status = 200): SearchAnswer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: json,
  }
}

export function answerJson(value: unknown, status = 200): SearchAnswer {
  return answerText(JSON.stringify(value), status)
}

export function answerError(error: ProtocolError): SearchAnswer {
  const statusCode = ERROR_STATUS[error.type]
  const answer = answerJson({ statusCode, type: error.type, message: error.message }, statusCode)
  return { ...answer, headers: { ...answer.headers, ...error.headers } }
}
