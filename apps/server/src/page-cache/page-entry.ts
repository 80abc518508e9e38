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
  /** How hard its compressed versions were worked on. */
  compression: 'none' | 'quick' | 'best'
}

export interface PageVersion {
  body: Buffer<ArrayBuffer>
  /** Names and values by turns, as `writeHead` takes them fastest. */
  headers: string[]
}

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
    compression: 'none',
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

/** What is there already; the compressed versions arrive a moment after the page. */
export function versionFor(entry: PageEntry, encoding: Encoding): PageVersion {
  return entry.versions[encoding] ?? entry.versions.identity
}

export function sizeOf(entry: PageEntry): number {
  let size = 2048
  for (const encoding of ENCODINGS) size += entry.versions[encoding]?.body.byteLength ?? 0
  return size
}

export function toVersion(
  headers: Headers,
  body: Buffer<ArrayBuffer>,
  encoding: Encoding,
): PageVersion {
  const own = new Headers(headers)
  own.set('content-length', String(body.byteLength))
  own.set('vary', 'accept-encoding')
  if (encoding !== 'identity') own.set('content-encoding', encoding)
  return { body, headers: [...own].flat() }
}
