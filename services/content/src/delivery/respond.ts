import type { ApiError } from './api-error.ts'

/** What clients of the delivery API send; a browser does not take `*` for the first. */
const ALLOWED_HEADERS = [
  'authorization',
  'accept',
  'content-type',
  'x-contentful-user-agent',
  'x-contentful-locale-based-publishing',
  'x-preview-at',
]

const MEDIA_TYPE = 'application/vnd.contentful.delivery.v1+json'

/** Pages of any site may read with a token; a cookie of ours opens nothing here. */
const FOR_ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

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
      'access-control-expose-headers': 'x-contentful-request-id',
      ...FOR_ANY_ORIGIN,
    },
  })
}

/** What a browser asks before a page of another site may read. */
export function answerPreflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...FOR_ANY_ORIGIN,
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': ALLOWED_HEADERS.join(', '),
      'access-control-max-age': '86400',
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
