import type { SearchRequest } from '@saum/contract/search'
import { readToken, type TokenRefusal } from '../access/access-token.ts'
import type { AccessClaims, Purpose } from '../access/claims.ts'
import { ProtocolError } from './protocol-error.ts'
import type { OpenContext, Route } from './route.ts'

const BEARER = /^bearer +(\S+)$/i

const REFUSALS: Readonly<Record<TokenRefusal, () => ProtocolError>> = {
  malformed: () => unauthorized('The token being used to perform the request is not valid.'),
  expired: () =>
    new ProtocolError('EXPIRED_TOKEN', 'The token being used to perform the request is expired.'),
}

/** Who is asking; refuses a token that is missing, not ours, too old or meant for something else. */
export function authorize(
  { request, params, query, now }: OpenContext,
  route: { purpose: Purpose; caller: Route['caller'] },
  secret: string,
): AccessClaims {
  const token = bearerToken(request) ?? (route.caller === 'beacon' ? tokenInQuery(query) : null)
  if (token === null) throw unauthorized('The request carries no access token.')
  const read = readToken(token, secret, now)
  if (!read.ok) throw REFUSALS[read.refusal]()

  const claims = read.value
  if (!claims.purposes.includes(route.purpose)) {
    throw new ProtocolError('FORBIDDEN', 'The token was not issued for this kind of request.')
  }
  const organizationId = params['org'] ?? query.get('organizationId') ?? claims.organizationId
  if (organizationId !== claims.organizationId) {
    throw new ProtocolError('FORBIDDEN', 'The token belongs to another organization.')
  }
  return claims
}

function bearerToken({ headers }: SearchRequest): string | null {
  return BEARER.exec(headers['authorization'] ?? '')?.[1] ?? null
}

/** Some clients write the word before the token here as well. */
function tokenInQuery(query: URLSearchParams): string | null {
  const token = query.get('access_token')
  if (token === null || token === '') return null
  return BEARER.exec(token)?.[1] ?? token
}

function unauthorized(message: string): ProtocolError {
  return new ProtocolError('INVALID_TOKEN', message, { 'www-authenticate': 'Bearer' })
}
