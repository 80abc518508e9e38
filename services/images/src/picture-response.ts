import type { PictureAddress, PictureFormat } from '@saum/domain/picture-url'
import type { PictureBytes } from './picture-cache.ts'

const MEDIA_TYPE = { avif: 'image/avif', webp: 'image/webp' } as const satisfies Record<
  PictureFormat,
  string
>

/** The address names the pixels, so what it answers never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
/** An AVIF that is still being made, or a picture that may come with the next import. */
const FOR_NOW = 'public, max-age=60'

export function etagOf({ key, width, format }: PictureAddress): string {
  return `"${key}.${width}.${format}"`
}

export function knowsEtag(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')
  if (known === null) return false
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

interface Answer {
  /** What the bytes are, which is not always what was asked for. */
  address: PictureAddress
  isFinal: boolean
}

export function pictureResponse(
  request: Request,
  bytes: PictureBytes,
  { address, isFinal }: Answer,
): Response {
  if (knowsEtag(request, etagOf(address))) return unchanged(address, isFinal)
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: {
      ...pictureHeaders(address, isFinal),
      'content-type': MEDIA_TYPE[address.format],
      'content-length': String(bytes.byteLength),
    },
  })
}

export function unchanged(address: PictureAddress, isFinal: boolean): Response {
  return new Response(null, { status: 304, headers: pictureHeaders(address, isFinal) })
}

function pictureHeaders(address: PictureAddress, isFinal: boolean): Record<string, string> {
  return {
    etag: etagOf(address),
    'cache-control': isFinal ? FOREVER : FOR_NOW,
    'x-content-type-options': 'nosniff',
  }
}

export function notFound(): Response {
  return plain(404, 'Not found', { 'cache-control': FOR_NOW })
}

export function methodNotAllowed(): Response {
  return plain(405, 'Method not allowed', { allow: 'GET, HEAD', 'cache-control': 'no-store' })
}

export function failed(): Response {
  return plain(500, 'This picture cannot be made', { 'cache-control': 'no-store' })
}

export function comeBackLater(seconds: number): Response {
  return plain(503, 'This picture cannot be had right now', {
    'retry-after': String(seconds),
    'cache-control': 'no-store',
  })
}

function plain(status: number, text: string, headers: Record<string, string>): Response {
  const body = `${text}\n`
  return new Response(body, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.length),
      'x-content-type-options': 'nosniff',
    },
  })
}
