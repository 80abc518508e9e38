import type { Encoding } from '../encoding.ts'
import type { SharedPage } from '../pages/page-renderer.ts'

/** One kept page, ready to be written to a socket. */
export interface PageEntry {
  status: number
  etag: string
  isHtml: boolean
  freshUntil: number
  staleUntil: number
  /** Until then it is better than an error. */
  errorUntil: number
  /** Rendering it again has failed. */
  isStandIn: boolean
  versions: PageVersions
  /** How hard its compressed versions were worked on. */
  compression: 'none' | 'quick' | 'best'
}

/** A compressed page is kept without the text it came from, which would be four fifths of its size. */
export type PageVersions = Record<'identity', PageVersion> | Record<'br' | 'gzip', PageVersion>

export interface PageVersion {
  body: Buffer<ArrayBuffer>
  /** Names and values by turns, as `writeHead` takes them fastest. */
  headers: string[]
}

/** A page nobody has must not stay unknown for long once it exists. */
const MAX_NOT_FOUND_MS = 10_000

/** How long a page of yesterday is better than none: prices are judged anew in the basket. */
const ERROR_KEEP_MS = 24 * 3_600_000
/** How long a shop in trouble is left alone before the page is tried again. */
const RETRY_MS = 5_000

export function createEntry(page: SharedPage, now: number): PageEntry {
  const isFound = page.status === 200
  const freshMs = isFound
    ? page.freshness.freshMs
    : Math.min(page.freshness.freshMs, MAX_NOT_FOUND_MS)
  const freshUntil = now + freshMs
  const staleUntil = freshUntil + (isFound ? page.freshness.staleMs : 0)
  return {
    status: page.status,
    etag: page.etag,
    isHtml: page.headers.get('content-type')?.startsWith('text/html') ?? false,
    freshUntil,
    staleUntil,
    isStandIn: false,
    errorUntil: isFound ? staleUntil + ERROR_KEEP_MS : staleUntil,
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

/**
 * The kept page, to be shown while rendering it again fails; `null` where there is none or it is too
 * old. Its next renewal is tried when the shop has had time to recover.
 */
export function afterError(kept: PageEntry | undefined, now: number): PageEntry | null {
  if (kept === undefined || now >= kept.errorUntil) return null
  return { ...kept, freshUntil: now + RETRY_MS, isStandIn: true }
}

/** When a page ends that is renewed behind the visitor's back. */
export function lastUseOf({ isStandIn, errorUntil, staleUntil }: PageEntry): number {
  return isStandIn ? errorUntil : staleUntil
}

/** What can be sent at once; `null` for a compressed page and a client that accepts no compression. */
export function versionFor({ versions }: PageEntry, encoding: Encoding): PageVersion | null {
  if ('identity' in versions) return versions.identity
  return encoding === 'identity' ? null : versions[encoding]
}

export function headersOf(version: PageVersion): Headers {
  const headers = new Headers()
  for (let at = 0; at < version.headers.length; at += 2) {
    headers.set(version.headers[at] ?? '', version.headers[at + 1] ?? '')
  }
  return headers
}

export function sizeOf({ versions }: PageEntry): number {
  let size = 2048
  for (const { body } of Object.values(versions)) size += body.byteLength
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
  return { body: trimmed(body), headers: [...own].flat() }
}

/** zlib and short texts return views of blocks of 64 kB, which the cache would keep whole without counting them. */
function trimmed(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.byteLength)
  copy.set(bytes)
  return copy
}
