import type { ApiError } from './api-error.ts'

const MEDIA_TYPE = 'application/vnd.contentful.delivery.v1+json'

/** Answers depend on the token and may change any moment. */
export function answerJson(body: unknown, status = 200): Response {
  const requestId = crypto.randomUUID()
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': MEDIA_TYPE,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-contentful-request-id': requestId,
    },
  })
}

export function answerError({ status, id, message, details }: ApiError): Response {
  const requestId = crypto.randomUUID()
  const body = {
    sys: { type: 'Error', id },
    message,
    ...(details === undefined ? {} : { details }),
    requestId,
  }
  const response = answerJson(body, status)
  response.headers.set('x-contentful-request-id', requestId)
  return response
}
