import type { Hono } from 'hono'
import type { SearchAnswer, SearchRequest, SearchTransport } from '@saum/contract/search'
import type { AppTypes } from '../app.ts'
import { DeadlineError, withinTime } from '../deadline.ts'
import { targetOf } from '../request-target.ts'
import { isSameOrigin, namedHost } from '../same-origin.ts'
import { createClientKey } from '../connection/client-key.ts'

interface SearchRouteParts {
  search: SearchTransport | null
  settings: {
    requestTimeoutMs: number
    isProxyTrusted: boolean
    checkoutSecret: string | null
    publicOrigin: string
  }
}

/** What the provider may know of a request; addresses and other cookies are none of its business. */
const PASSED_HEADERS = [
  'authorization',
  'content-type',
  'origin',
  'dnt',
  'sec-gpc',
  'last-event-id',
  'access-control-request-method',
  'access-control-request-headers',
] as const

const VISITOR_COOKIE = /(?:^|;\s*)coveo_visitorId=[^;]*/

const ERROR_TYPES: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'URI_TOO_LONG',
  504: 'TIMEOUT',
}

export function isSearchPath(pathname: string): boolean {
  return pathname.startsWith('/rest/')
}

/** Everything below /rest: the search provider, under the addresses its clients know. */
export function mountSearch(app: Hono<AppTypes>, { search, settings }: SearchRouteParts): void {
  const clientKeyOf = createClientKey(settings)
  app.all('/rest/*', async (c) => {
    if (search === null) return searchError(404, 'Another search provider is configured')
    const origin = {
      requestId: c.get('requestId'),
      clientKey: clientKeyOf(c),
      isOwnPage: isSameOrigin(c.req.raw.headers, settings),
      host: namedHost(c.req.raw.headers, settings),
    }
    const request = await toSearchRequest(c.req.raw, origin)
    if (request === null) return searchError(400, 'The body could not be read')
    try {
      const answer = await withinTime(search(request), settings.requestTimeoutMs, 'The search')
      return toResponse(answer)
    } catch (error) {
      if (!(error instanceof DeadlineError)) throw error
      return searchError(504, 'The search took too long to answer')
    }
  })
}

/** A refusal the provider itself did not have to be asked for, in the words of the protocol. */
export function searchError(status: number, message: string): Response {
  const type = ERROR_TYPES[status] ?? 'INTERNAL_ERROR'
  return Response.json(
    { statusCode: status, type, message },
    { status, headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' } },
  )
}

interface RequestOrigin {
  requestId: string
  clientKey: string
  /** Whether a page of ours asks, or no page at all. */
  isOwnPage: boolean
  /** Whose cookies the provider takes away when a visit is deleted. */
  host: string | null
}

async function toSearchRequest(
  request: Request,
  { requestId, clientKey, isOwnPage, host }: RequestOrigin,
): Promise<SearchRequest | null> {
  const { pathname, search } = targetOf(request.url)
  const body = await readText(request)
  if (body === null) return null
  return {
    method: request.method,
    path: pathname,
    query: search.replace(/^\?/, ''),
    headers: {
      ...passedHeaders(request.headers, isOwnPage),
      ...(host === null ? {} : { host }),
      'x-client-key': clientKey,
    },
    body,
    requestId,
  }
}

/** Who the visitor of our shop is, is not told to the pages of others. */
function passedHeaders(headers: Headers, isOwnPage: boolean): Record<string, string> {
  const passed: Record<string, string> = {}
  for (const name of PASSED_HEADERS) {
    const value = headers.get(name)
    if (value !== null) passed[name] = value
  }
  if (!isOwnPage) return passed
  const [visitor] = VISITOR_COOKIE.exec(headers.get('cookie') ?? '') ?? []
  if (visitor !== undefined) passed['cookie'] = visitor.replace(/^;\s*/, '')
  return passed
}

function toResponse({ status, headers, body }: SearchAnswer): Response {
  const own = new Headers({ 'cache-control': 'no-store', ...headers })
  if (typeof body !== 'string') {
    return new Response(toStream(body), { status, headers: own })
  }
  if (body === '') return new Response(null, { status, headers: own })
  own.set('content-length', String(Buffer.byteLength(body)))
  return new Response(body, { status, headers: own })
}

/** A generator would pass on that nobody reads only when its next part has come. */
function toStream(body: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const parts = body[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const next = await parts.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    cancel: async () => void (await parts.return?.()),
  })
}

/** Null when the caller went away half-way or sent something that is not UTF-8. */
async function readText(request: Request): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer())
  } catch {
    return null
  }
}
