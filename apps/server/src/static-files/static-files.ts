import { negotiate, type Encoding } from '../encoding.ts'
import { bodyOf, createFileCache, type StoredFile } from './file-cache.ts'
import { filePathBelow } from './file-path.ts'
import { isUnchanged } from './conditional.ts'
import { mediaTypeOf } from './media-type.ts'

/** A folder whose files are served below a URL prefix; whatever is not in it is a plain 404. */
export interface FileFolder {
  prefix: string
  folder: string
  headers: Record<string, string>
}

/** Single files outside of every prefix, by URL path. */
export type SingleFiles = ReadonlyMap<string, { path: string; headers: Record<string, string> }>

export interface StaticFiles {
  /** Null when the path is none of the files' business. */
  fetch(request: Request, pathname: string): Promise<Response | null>
}

const MAX_CACHE_BYTES = 48 * 1024 * 1024

export function createStaticFiles(
  folders: readonly FileFolder[],
  singles: SingleFiles = new Map(),
): StaticFiles {
  const cache = createFileCache(MAX_CACHE_BYTES)

  async function fetch(request: Request, pathname: string): Promise<Response | null> {
    const single = singles.get(pathname)
    const folder = folders.find(({ prefix }) => pathname.startsWith(prefix))
    if (!single && !folder) return null
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
    }
    const path = single
      ? single.path
      : folder && filePathBelow(folder.folder, pathname.slice(folder.prefix.length))
    const file = path ? await cache.find(path) : null
    if (!file) return plain(404, 'Not found')
    return toResponse(request, file, (single ?? folder)?.headers ?? {})
  }

  return { fetch }
}

/** Asks one after the other; the first whose business it is answers. */
export function inOrder(...sources: readonly StaticFiles[]): StaticFiles {
  return {
    async fetch(request, pathname) {
      for (const source of sources) {
        const response = await source.fetch(request, pathname)
        if (response !== null) return response
      }
      return null
    },
  }
}

function toResponse(
  request: Request,
  file: StoredFile,
  ownHeaders: Record<string, string>,
): Response {
  const headers = new Headers({
    ...ownHeaders,
    etag: file.etag,
    'last-modified': file.modifiedAt.toUTCString(),
  })
  const hasSiblings = file.versions.br !== undefined || file.versions.gzip !== undefined
  if (hasSiblings) headers.set('vary', 'accept-encoding')
  if (isUnchanged(request.headers, file)) return new Response(null, { status: 304, headers })

  const { encoding, version } = bestVersion(file, request.headers.get('accept-encoding'))
  headers.set('content-type', mediaTypeOf(file.path))
  headers.set('content-length', String(version.size))
  if (encoding !== 'identity') headers.set('content-encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : bodyOf(version), { headers })
}

function bestVersion(file: StoredFile, acceptEncoding: string | null) {
  const encoding: Encoding = negotiate(acceptEncoding)
  const version = file.versions[encoding]
  if (version) return { encoding, version }
  const identity = file.versions.identity
  if (!identity) throw new Error(`The file ${file.path} vanished while it was read`)
  return { encoding: 'identity' as const, version: identity }
}

export function plain(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  const body = `${text}\n`
  return new Response(body, {
    status,
    headers: {
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(body.length),
      'cache-control': 'no-store',
    },
  })
}
