import type { Mutant } from '../mutant.ts'

/** How requests reach the server, how it stops, and what its log says of them. */
export const CONNECTION_FAULTS: readonly Mutant[] = [
  {
    name: 'requests: bodies of any size are accepted',
    file: 'apps/server/src/app.ts',
    find: 'return limitBody(c, next)',
    replace: 'return next()',
  },
  {
    name: 'shutdown: requests in flight are cut off',
    file: 'apps/server/src/run.ts',
    find: 'await drained',
    replace: 'void drained',
  },
  {
    name: 'log: the message of an error shows a customer’s e-mail address',
    file: 'apps/server/src/operations/redact.ts',
    find: 'message: redactText(error.message)',
    replace: 'message: error.message',
  },
  {
    name: 'connection: a request with two Host headers is answered',
    file: 'apps/server/src/connection/request-head.ts',
    find: 'if (hosts.length > 1) return',
    replace: 'if (hosts.length > 9) return',
  },
  {
    name: 'connection: an address may name another host than the Host header',
    file: 'apps/server/src/connection/request-head.ts',
    find: 'if (named.toLowerCase() === host.toLowerCase()) return null',
    replace: 'if (named !== host) return null',
  },
  {
    name: 'connection: the body of a GET request is read without end',
    file: 'apps/server/src/connection/request-head.ts',
    find: 'const hasBody = encoding !== undefined || Number(length) > 0',
    replace: 'const hasBody = Number(length) > 0',
  },
  {
    name: 'connection: a body that is too large is cut off before the client has read its 413',
    file: 'apps/server/src/connection/last-response.ts',
    find: 'void discardBody(incoming, maxDiscardedBytes).then(() => outgoing.end())',
    replace: 'outgoing.end()',
  },
  {
    name: 'connection: a body that is too large is read without end',
    file: 'apps/server/src/connection/last-response.ts',
    find: 'if (bytes <= maxBytes) return',
    replace: 'if (bytes <= Infinity) return',
  },
  {
    name: 'connection: a request whose client has left reaches the routes',
    file: 'apps/server/src/connection/handle-request.ts',
    find: 'if (!outgoing.destroyed) return',
    replace: 'if (outgoing) return',
  },
  {
    name: 'log: a response the client did not wait for counts as sent',
    file: 'apps/server/src/operations/request-observer.ts',
    find: 'hasClientLeft(c) ? CLIENT_LEFT_STATUS : c.res.status',
    replace: 'c.res.status',
  },
  {
    name: 'log: the line of a request shows the link to a wishlist',
    file: 'apps/server/src/operations/log.ts',
    find: 'redactText(beginningOf(line.route))',
    replace: 'beginningOf(line.route)',
  },
  {
    name: 'log: half of a secret is shown at the end of a long path',
    file: 'apps/server/src/operations/log.ts',
    find: "route.lastIndexOf('/', MAX_READ_LENGTH - 1) + 1",
    replace: 'MAX_READ_LENGTH',
  },
  {
    name: 'log: a long word is searched for a mail address from each of its letters',
    file: 'apps/server/src/operations/redact.ts',
    find: '(?<![\\w.+-])',
    replace: '',
  },
  {
    name: 'log: a mail address that touches another one is shown',
    file: 'apps/server/src/operations/redact.ts',
    find: '(?:[\\w.+-]*@[\\w-]+(?:\\.[\\w-]+)+)*/g',
    replace: '/g',
  },
  {
    name: 'log: a long word is searched for a scheme from each of its dots',
    file: 'packages/domain/src/public-address.ts',
    find: '{0,30}:',
    replace: '*:',
  },
  {
    name: 'log: the message of an error shows the link to a document',
    file: 'apps/server/src/operations/redact.ts',
    find: 'return withPublicAddresses(shown)',
    replace: 'return shown',
  },
  {
    name: 'log: a percent-encoded address shows its secret',
    file: 'packages/domain/src/secret-path.ts',
    find: 'return decodeURIComponent(segment)',
    replace: 'return segment',
  },
  {
    name: 'shutdown: idle connections are closed while their clients send the next request',
    file: 'apps/server/src/door.ts',
    find: 'NetServer.prototype.close.call(server, resolve)',
    replace: 'server.close(resolve)',
  },
  {
    name: 'requests: a path of any length reaches the calls of the shop',
    file: 'apps/server/src/request-target.ts',
    find: 'if (pathname.length <= MAX_PAGE_PATH_LENGTH) return null',
    replace: 'if (pathname.length <= MAX_TARGET_LENGTH) return null',
    journeys: ['any-address'],
  },
  {
    name: 'log: a method no route has is reported as a fault',
    file: 'apps/storefront/app/server/server-fault.ts',
    find: 'return !isRouteErrorResponse(error) || error.status >= 500',
    replace: 'return true',
  },
  {
    name: 'forgery: a page under our name without encryption may send forms',
    file: 'apps/server/src/same-origin.ts',
    find: "if (origin === own.publicOrigin.replace(/^https:/, 'http:')) return false",
    replace: '',
  },
  {
    name: 'log: the link to a wishlist that ends like a script is shown',
    file: 'packages/domain/src/secret-path.ts',
    find: "isBelowSecret && TOKEN.test(word.replace(CODE_FILE, '')) ? 'opening' : null",
    replace: 'null',
  },
  {
    name: 'log: a form with an empty token is reported as a fault',
    file: 'apps/storefront/app/server/token-of.ts',
    find: "typeof value !== 'string' || value === ''",
    replace: "typeof value !== 'string'",
  },
]
