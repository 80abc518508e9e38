import type { Mutant } from '../mutant.ts'

/** The composed server: who may ask, what is kept for whom, and what leaves the process. */
export const SERVER_FAULTS: readonly Mutant[] = [
  {
    name: 'policy: scripts of a page may make markup of any text',
    file: 'apps/server/src/security-headers.ts',
    find: 'others.scripts.length === 0 ? TRUSTED_TYPES : []',
    replace: '[]',
  },
  {
    name: 'policy: a page that is drawn anew makes its scripts of text, which the policy refuses',
    file: 'apps/storefront/app/navigation/was-served.ts',
    find: 'const [wasServed] = useState(isServed)',
    replace: 'const [wasServed] = useState(isServed || true)',
    journeys: ['trusted-types'],
  },
  {
    name: 'crawlers: a copy of the shop that is tried out is open to search engines',
    file: 'apps/server/src/config.ts',
    find: 'values.SEARCH_ENGINES ?? !isTrialHost(publicOrigin)',
    replace: 'values.SEARCH_ENGINES ?? true',
  },
  {
    name: 'visits: the provider is not told whose cookie a deleted visit had',
    file: 'apps/server/src/search/search-route.ts',
    find: '...(host === null ? {} : { host })',
    replace: '',
  },
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
    name: 'rate limits: logins are not counted by address',
    file: 'apps/server/src/session/limit-logins.ts',
    find: "session !== 'replaces'",
    replace: "session !== 'starts'",
  },
  {
    name: 'rate limits: a client chooses its own address with a forwarded header',
    file: 'apps/server/src/connection/client-address.ts',
    find: `split(',').at(-1)`,
    replace: `split(',').at(0)`,
  },
  {
    name: 'access: internal calls are answered over the public interface',
    file: 'apps/server/src/api/rpc-route.ts',
    find: "new Set(['public', 'session', 'customer'])",
    replace: "new Set(['public', 'session', 'customer', 'internal'])",
  },
  {
    name: 'access: a call the contract does not know is sent on to the shop',
    file: 'apps/server/src/api/rpc-route.ts',
    find: 'call === null || !OPEN_ACCESS.has(call.access)',
    replace: 'call !== null && !OPEN_ACCESS.has(call.access)',
  },
  {
    name: 'access: a call for customers is answered without a login',
    file: 'services/shop/src/rpc/admit.ts',
    find: "if (owner.customer === null) return refuse({ kind: 'not-logged-in' })",
    replace: '',
  },
  {
    name: 'access: a call whose access is unknown is answered to everyone',
    file: 'services/shop/src/rpc/admit.ts',
    find: "if (access === 'public' || access === 'internal') return",
    replace: "if (access !== 'session' && access !== 'customer') return",
  },
  {
    name: 'static files: an encoded slash leads out of the folder',
    file: 'apps/server/src/static-files/file-path.ts',
    find: ' && !/[\\0/\\\\]/.test(segment)',
    replace: '',
  },
  {
    name: 'forms: a page that is visited under another name of the server cannot send its forms',
    file: 'apps/server/src/pages/page-renderer.ts',
    find: `if (headers.has('origin')) own.headers.set('origin', publicOrigin)`,
    replace: '',
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
