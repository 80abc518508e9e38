import type { Mutant } from '../mutant.ts'

/** What one client may take of the server, and what of an address makes another page. */
export const LOAD_FAULTS: readonly Mutant[] = [
  {
    name: 'memory: compressed pages keep the blocks they were compressed into',
    file: 'apps/server/src/page-cache/page-entry.ts',
    find: 'if (bytes.byteLength === bytes.buffer.byteLength) return bytes',
    replace: 'return bytes',
  },
  {
    name: 'memory: the text of a compressed page stays in the page cache',
    file: 'apps/server/src/page-cache/compress-entry.ts',
    find: "gzip: toVersion(page.headers, gzipped, 'gzip'),",
    replace: "gzip: toVersion(page.headers, gzipped, 'gzip'), ...entry.versions,",
  },
  {
    name: 'page cache: a page that changed keeps its old compressed versions',
    file: 'apps/server/src/page-cache/compress-entry.ts',
    find: ' || kept.etag !== page.etag',
    replace: '',
  },
  {
    name: 'page cache: a client that accepts no compression is sent a compressed page',
    file: 'apps/server/src/page-cache/page-entry.ts',
    find: "encoding === 'identity' ? null : versions[encoding]",
    replace: "versions[encoding === 'identity' ? 'gzip' : encoding]",
  },
  {
    name: 'memory: answers of the shop service stay in memory once they have expired',
    file: 'apps/storefront/app/server/read-cache.ts',
    find: 'if (staleAt > now() && entries.size < MAX_ENTRIES) return',
    replace: 'if (entries.size < MAX_ENTRIES) return',
  },
  {
    name: 'page cache: names no screen reads make pages of their own',
    file: 'apps/storefront/app/server/query-reader.ts',
    find: 'if (isNamed(name, names)) keepValue',
    replace: 'if (name !== PARTS_NAME) keepValue',
  },
  {
    name: 'page cache: pages with a query push out all others',
    file: 'apps/server/src/page-cache/page-store.ts',
    find: "key.includes('?') ? withQuery : plain",
    replace: 'key === "" ? withQuery : plain',
  },
  {
    name: 'page cache: a path with needless encoding is a page of its own',
    file: 'packages/domain/src/shop-url.ts',
    find: 'UNRESERVED.test(sign) ? sign : code.toUpperCase()',
    replace: 'code',
  },
  {
    name: 'page cache: a path with repeated slashes is a page of its own',
    file: 'packages/domain/src/shop-url.ts',
    find: ".replace(/\\/{2,}/g, '/')",
    replace: '',
  },
  {
    name: 'page cache: large files push out all pages',
    file: 'apps/server/src/page-cache/page-store.ts',
    find: '> maxBytes * LARGE_FROM_SHARE ? large',
    replace: '< 0 ? large',
  },
  {
    name: 'page cache: every number makes a part of the sitemap',
    file: 'apps/storefront/app/routes/sitemap-part/route.ts',
    find: 'from === undefined ? null : productEntries(context, from)',
    replace: 'productEntries(context, from ?? Number(start))',
    journeys: ['seo'],
  },
  {
    name: 'page cache: made-up values of the newsletter make pages of their own',
    file: 'apps/storefront/app/query-names.ts',
    find: "sent: () => '',",
    replace: '',
  },
  {
    name: 'page cache: sizes no product can have make pages of their own',
    file: 'apps/storefront/app/query-names.ts',
    find: 'SIZE.test(value) ? value.toLowerCase() : null',
    replace: 'value',
  },
  {
    name: 'page cache: a value that is repeated makes another page',
    file: 'apps/storefront/app/server/query-reader.ts',
    find: 'meant !== null && !read.has(name)',
    replace: 'meant !== null',
  },
  {
    name: 'page cache: a word of a route in capital letters is a page of its own',
    file: 'apps/storefront/app/server/route-words.ts',
    find: 'word === part.toLowerCase() ? word : part',
    replace: 'word === undefined ? part : part',
  },
  {
    name: 'overload: the queue of pages takes in everything',
    file: 'apps/server/src/load/fair-queue.ts',
    find: 'if (isFull) throw',
    replace: 'if (isFull && waiting < 0) throw',
  },
  {
    name: 'overload: one client takes all places of the queue',
    file: 'apps/server/src/load/fair-queue.ts',
    find: 'line.waiting.length >= limits.waitingPerClient',
    replace: 'line.waiting.length >= limits.waiting',
  },
  {
    name: 'overload: one client has all pages rendered at a time',
    file: 'apps/server/src/load/fair-queue.ts',
    find: 'line.running < limits.atOncePerClient',
    replace: 'line.running < limits.atOnce',
  },
  {
    name: 'overload: an address has any number of pages rendered',
    file: 'apps/server/src/pages/paced-renderer.ts',
    find: 'if (waitMs > 0) return refused',
    replace: 'if (waitMs < 0) return refused',
  },
  {
    name: 'overload: all requests start in the same turn of the loop',
    file: 'apps/server/src/load/fair-turns.ts',
    find: 'if (waiting.size === 0) later(startNext)',
    replace: 'later(startNext)',
  },
  {
    name: 'overload: a client with one request waits for the many of another',
    file: 'apps/server/src/load/fair-turns.ts',
    find: 'waiting.delete(client)\n    if (starts.length > 0)',
    replace: 'if (starts.length === 0) waiting.delete(client)\n    if (starts.length > 0)',
  },
  {
    name: 'overload: the liveness check waits for its turn',
    file: 'apps/server/src/connection/handle-request.ts',
    find: 'if (incoming.url === LIVENESS_PATH)',
    replace: "if (incoming.url === '')",
  },
  {
    name: 'overload: one client takes the whole queue of pictures',
    file: 'services/images/src/picture-queue.ts',
    find: 'lines.countOf(urgency, client) >= perClient',
    replace: 'lines.countOf(urgency, client) >= limits[urgency]',
  },
]
