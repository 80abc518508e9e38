import type { SearchAnswer, SearchRequest, SearchTransport } from '@saum/contract/search'
import { describeError, type Log } from '@saum/thread/log'
import {
  allowedMethods,
  crossOriginHeaders,
  isPreflight,
  preflightHeaders,
  type AllowedOrigins,
} from './cross-origin.ts'
import { answerError } from './json-answer.ts'
import { placeMarks, type Places } from './place-marks.ts'
import { ProtocolError } from './protocol-error.ts'
import { createRouteTable, type Address } from './route-table.ts'
import type { Route } from './route.ts'
import { createRouteRunner, type RouteGrounds } from './run-route.ts'

/** Largest body; a page full of facets has some 20,000 characters. */
const MAX_BODY_LENGTH = 262_144

interface ProtocolServerParts extends RouteGrounds {
  routes: readonly Route[]
  places: Places
  log: Log
  now(): number
  allowedOrigins?: AllowedOrigins
}

/**
 * Answers every call of the protocol. Whoever carries requests here sets `x-client-key` to something
 * that tells visitors apart, and never passes on one that came from outside.
 */
export function createProtocolServer(parts: ProtocolServerParts): SearchTransport {
  const { places, log, now, allowedOrigins = 'any' } = parts
  const table = createRouteTable(parts.routes)
  const runRoute = createRouteRunner(parts)

  async function answerAt(request: SearchRequest, address: Address): Promise<SearchAnswer> {
    const { routes, params } = address
    if (isPreflight(request)) return { status: 204, headers: preflightHeaders(routes), body: '' }
    const route = routeFor(request, routes)
    const query = new URLSearchParams(request.query)
    return runRoute(route, { request, params, query, now: now() })
  }

  return async (request) => {
    let address: Address | null = null
    let answer: SearchAnswer
    try {
      address = table.find(request.path)
      if (address === null) throw new ProtocolError('NOT_FOUND', 'This address is not known.')
      answer = await answerAt(request, address)
    } catch (error) {
      answer = answerError(toRefusal(error, request, address, log))
    }
    const crossOrigin = crossOriginHeaders(request, callerAt(address), allowedOrigins)
    return {
      status: answer.status,
      headers: { ...answer.headers, ...crossOrigin },
      body: placeIn(answer.body, places),
    }
  }
}

function callerAt(address: Address | null): Route['caller'] {
  return address?.routes.some(({ caller }) => caller === 'beacon') ? 'beacon' : 'bearer'
}

function routeFor({ method, body }: SearchRequest, routes: readonly Route[]): Route {
  const route = routes.find((each) => each.method === method)
  if (route === undefined) {
    const allow = allowedMethods(routes)
    throw new ProtocolError('METHOD_NOT_ALLOWED', `Only ${allow} may be used here.`, { allow })
  }
  if (body.length > MAX_BODY_LENGTH) {
    const message = `The body is larger than ${MAX_BODY_LENGTH} characters.`
    throw new ProtocolError('PAYLOAD_TOO_LARGE', message)
  }
  return route
}

function toRefusal(
  error: unknown,
  { requestId, method }: SearchRequest,
  address: Address | null,
  log: Log,
): ProtocolError {
  if (error instanceof ProtocolError) return error
  // Only the pattern of the address is written down: the rest may say something about a person.
  const route = address?.routes[0]?.path ?? ''
  const fields = { requestId, method, route, error: describeError(error) }
  log({ level: 'error', message: 'A search request failed', fields })
  return new ProtocolError('INTERNAL_ERROR', `Something went wrong; request ${requestId}.`)
}

function placeIn(body: SearchAnswer['body'], places: Places): SearchAnswer['body'] {
  return typeof body === 'string' ? placeMarks(body, places) : placeInParts(body, places)
}

async function* placeInParts(body: AsyncIterable<string>, places: Places): AsyncGenerator<string> {
  for await (const part of body) yield placeMarks(part, places)
}
