import { findCall } from '@saum/contract/calls'
import { problem, PROBLEM_CONTENT_TYPE } from '@saum/contract/problem'
import type { RpcAnswer, RpcTransport } from '@saum/contract/rpc'
import { createRateLimiter, type RateLimit } from '@saum/domain/rate-limiter'

/** Each account has a limit of its own; this one is about an address that tries many accounts. */
const LOGIN_LIMIT: RateLimit = { burst: 30, perSecond: 0.1 }

/**
 * Counts every call that logs in for the address it comes from. It stands in front of the shop service and
 * not at the public address, so that the calls of browsers and the forms of pages share one limit.
 */
export function limitLogins(shop: RpcTransport, now: () => number): RpcTransport {
  const logins = createRateLimiter(LOGIN_LIMIT)
  return async (request) => {
    if (findCall(request.name)?.session !== 'replaces') return shop(request)
    const waitMs = logins.take(request.clientKey ?? '', now())
    return waitMs === 0 ? shop(request) : tooManyLogins(Math.ceil(waitMs / 1000))
  }
}

function tooManyLogins(retryAfterSeconds: number): RpcAnswer {
  const details = { kind: 'too-many-requests', retryAfterSeconds }
  const body = JSON.stringify(problem(429, 'Too many requests', details))
  return { status: 429, contentType: PROBLEM_CONTENT_TYPE, body }
}
