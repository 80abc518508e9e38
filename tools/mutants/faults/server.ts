import type { Mutant } from '../mutant.ts'

/** The composed server: who may ask, what is kept for whom, and what leaves the process. */
export const SERVER_FAULTS: readonly Mutant[] = [
  {
    name: 'forgery: a host whose name ends like the shop’s may send forms',
    file: 'apps/server/src/same-origin.ts',
    find: 'URL.parse(origin)?.host === host',
    replace: '(URL.parse(origin)?.host.endsWith(host) ?? false)',
  },
  {
    name: 'page cache: a page that reads the session while it streams is kept for everyone',
    file: 'apps/server/src/pages/page-renderer.ts',
    find: 'if (shared && !session.isUsed()) return shared',
    replace: 'if (shared) return shared',
  },
  {
    name: 'page cache: a page rendered before a price change is kept after it',
    file: 'apps/server/src/page-cache/page-cache.ts',
    find: 'if (isOutdated) return entry',
    replace: '',
  },
  {
    name: 'security headers: other sites may show pages in a frame',
    file: 'apps/server/src/security-headers.ts',
    find: `"frame-ancestors 'none'",`,
    replace: '',
    journeys: ['security-policy'],
  },
  {
    name: 'session: scripts can read the session cookie',
    file: 'apps/server/src/session/session-cookie.ts',
    find: 'today()}; HttpOnly; ',
    replace: 'today()}; ',
    journeys: ['session'],
  },
  {
    name: 'rate limits: a request is let in as long as one of its limits allows it',
    file: 'apps/server/src/session/session-limits.ts',
    find: 'Math.max(...waits)',
    replace: 'Math.min(...waits)',
  },
  {
    name: 'rate limits: a client chooses its own address with a forwarded header',
    file: 'apps/server/src/search/client-key.ts',
    find: `split(',').at(-1)`,
    replace: `split(',').at(0)`,
  },
  {
    name: 'requests: bodies of any size are accepted',
    file: 'apps/server/src/app.ts',
    find: 'return limitBody(c, next)',
    replace: 'return next()',
  },
  {
    name: 'access: internal calls are answered over the public interface',
    file: 'apps/server/src/api/rpc-route.ts',
    find: 'INTERNAL_CALLS.has(name)',
    replace: 'INTERNAL_CALLS.has(name.toLowerCase())',
  },
  {
    name: 'static files: an encoded slash leads out of the folder',
    file: 'apps/server/src/static-files/file-path.ts',
    find: ' && !/[\\0/\\\\]/.test(segment)',
    replace: '',
  },
  {
    name: 'health: a server without its database reports that it is ready',
    file: 'apps/server/src/operations/operator-routes.ts',
    find: 'isReady ? 200 : 503',
    replace: '200',
  },
  {
    name: 'shutdown: requests in flight are cut off',
    file: 'apps/server/src/run.ts',
    find: 'await drained',
    replace: 'void drained',
  },
  {
    name: 'preview: a cookie that has expired still shows drafts',
    file: 'apps/server/src/preview/preview-cookie.ts',
    find: 'seconds <= 0 || seconds > EIGHT_HOURS_SECONDS',
    replace: 'seconds > EIGHT_HOURS_SECONDS',
  },
  {
    name: 'report: a proxy on the same machine opens the report of a public shop to everyone',
    file: 'apps/server/src/report/report-guard.ts',
    find: 'if (isTriedOut && isThisMachine(c)',
    replace: 'if (isThisMachine(c)',
  },
  {
    name: 'log: the message of an error shows a customer’s e-mail address',
    file: 'apps/server/src/operations/redact.ts',
    find: 'message: withoutMailAddresses(error.message)',
    replace: 'message: error.message',
  },
  {
    name: 'mail inbox: other machines can open single mails',
    file: 'apps/server/src/inbox/inbox-routes.ts',
    find: `app.use('/dev/mails/*', onlyThisMachine)`,
    replace: `app.use('/dev/mails/', onlyThisMachine)`,
  },
  {
    name: 'session: a cookie without the host prefix counts over https',
    file: 'apps/server/src/session/session-cookie.ts',
    find: 'const name = `${cookieName(shopId, isSecure)}=`',
    replace: "const name = `${cookieName(shopId, isSecure && cookies.includes('__Host-'))}=`",
  },
  {
    name: 'session: blanks before the name of a cookie are taken away',
    file: 'apps/server/src/session/session-cookie.ts',
    find: "part.startsWith(' ') ? part.slice(1) : part",
    replace: 'part.trim()',
  },
  {
    name: 'session: a form of another site sets the cookie of its own session',
    file: 'apps/server/src/checkout/checkout-session.ts',
    find: "request.method === 'POST' && isSameOrigin(request.headers, own)",
    replace: "request.method === 'POST'",
  },
]
