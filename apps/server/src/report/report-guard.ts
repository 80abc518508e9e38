import type { Context, MiddlewareHandler } from 'hono'
import { createRateLimiter } from '@saum/domain/rate-limiter'
import type { AppTypes } from '../app.ts'
import { isLoopback } from '../loopback.ts'
import { isSameSecret, isThisMachine } from '../operator-access.ts'

interface GuardParts {
  settings: { reportSecret: string | null; publicOrigin: string }
  clientKeyOf: (c: Context) => string
  now?: () => number
}

/** Enough for somebody who reads, and for nobody who guesses. */
const ATTEMPT_LIMIT = { burst: 30, perSecond: 0.5 }
const CREDENTIALS = /^Basic ([\w+/=-]{1,1024})$/i

/** Lets in who sits at this machine, and who knows the secret. To everybody else there is no report. */
export function guardReport({
  settings,
  clientKeyOf,
  now = Date.now,
}: GuardParts): MiddlewareHandler<AppTypes> {
  const { reportSecret, publicOrigin } = settings
  const limiter = createRateLimiter(ATTEMPT_LIMIT)
  const isTriedOut = isLoopback(new URL(publicOrigin).hostname)

  return async (c, next) => {
    // A shop with a public address may have a proxy on this very machine that does not say so.
    if (isTriedOut && isThisMachine(c)) return next()
    if (reportSecret === null) return c.notFound()
    const sent = CREDENTIALS.exec(c.req.header('authorization') ?? '')?.[1]
    if (sent === undefined) return askForPassword(c)
    const waitMs = limiter.take(clientKeyOf(c), now())
    if (waitMs > 0) {
      const headers = { 'retry-after': String(Math.ceil(waitMs / 1000)) }
      return c.text('Too many attempts\n', 429, { ...headers, 'cache-control': 'no-store' })
    }
    return isSameSecret(passwordIn(sent), reportSecret) ? next() : askForPassword(c)
  }
}

function askForPassword(c: Context): Response {
  return c.text('The report needs its password\n', 401, {
    'www-authenticate': 'Basic realm="Report", charset="UTF-8"',
    'cache-control': 'no-store',
  })
}

/** Whatever name goes with it. */
function passwordIn(credentials: string): string {
  const text = Buffer.from(credentials, 'base64').toString('utf8')
  return text.slice(text.indexOf(':') + 1)
}
