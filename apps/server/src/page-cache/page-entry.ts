import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ENCODINGS, type Encoding } from '../encoding.ts'
import type { SharedPage } from '../pages/page-renderer.ts'

/** One kept page, ready to be written to a socket. */
export interface PageEntry {
  status: number
  etag: string
  isHtml: boolean
  freshUntil: number
  staleUntil: number
  versions: Partial<Record<Encoding, PageVersion>> & { identity: PageVersion }
}

export interface PageVersion {
  body: Buffer<ArrayBuffer>
  /** Names and values by turns, as `writeHead` takes them fastest. */
  headers: string[]
}

const MIN_COMPRESSED_BYTES = 1024
/** A page nobody has must not stay unknown for long once it exists. */
const MAX_NOT_FOUND_MS = 10_000

export function createEntry(page: SharedPage, now: number): PageEntry {
  const isFound = page.status === 200
  const freshMs = isFound
    ? page.freshness.freshMs
    : Math.min(page.freshness.freshMs, MAX_NOT_FOUND_MS)
  const freshUntil = now + freshMs
  return {
    status: page.status,
    etag: page.etag,
    isHtml: page.headers.get('content-type')?.startsWith('text/html') ?? false,
    freshUntil,
    staleUntil: freshUntil + (isFound ? page.freshness.staleMs : 0),
    versions: { identity: toVersion(page.headers, page.body, 'identity') },
  }
}

/**
 * The kept page, if it may be shown longer than a new one of the same address: that one says of itself
 * that parts of it failed. It is tried again when the new one would have been.
 */
export function betterThan(entry: PageEntry, kept: PageEntry | undefined): PageEntry | null {
  if (kept === undefined || kept.status !== 200 || entry.status !== 200) return null
  if (kept.staleUntil <= entry.staleUntil) return null
  return { ...kept, freshUntil: Math.max(kept.freshUntil, entry.freshUntil) }
}

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** The entry with its compressed versions; made in zlib's threads, after the first answer. */
export async function compressEntry(page: SharedPage, entry: PageEntry): Promise<PageEntry> {
  if (page.body.byteLength < MIN_COMPRESSED_BYTES) return entry
  const [gzipped, brotli] = await Promise.all([
    compressGzip(page.body, { level: 6 }),
    compressBrotli(page.body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: page.body.byteLength,
      },
    }),
  ])
  return {
    ...entry,
    versions: {
      identity: entry.versions.identity,
      gzip: toVersion(page.headers, gzipped, 'gzip'),
      br: toVersion(page.headers, brotli, 'br'),
    },
  }
}

/** What is there already; the compressed versions arrive a moment after the page. */
export function versionFor(entry: PageEntry, encoding: Encoding): PageVersion {
  return entry.versions[encoding] ?? entry.versions.identity
}

export function sizeOf(entry: PageEntry): number {
  let size = 2048
  for (const encoding of ENCODINGS) size += entry.versions[encoding]?.body.byteLength ?? 0
  return size
}

function toVersion(headers: Headers, body: Buffer<ArrayBuffer>, encoding: Encoding): PageVersion {
  const own = new Headers(headers)
  own.set('content-length', String(body.byteLength))
  own.set('vary', 'accept-encoding')
  if (encoding !== 'identity') own.set('content-encoding', encoding)
  return { body, headers: [...own].flat() }
}
