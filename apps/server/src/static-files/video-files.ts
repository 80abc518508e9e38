import { access, constants, open, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { parseVideoUrl, VIDEO_BASE } from '@saum/domain/video-url'
import { parseByteRange, type ByteRange } from '@saum/http/byte-range'
import { isUnchanged } from './conditional.ts'
import { mediaTypeOf } from './media-type.ts'
import { plain, type StaticFiles } from './static-files.ts'

/** Videos come under names the operator chose, so a browser asks now and then whether they changed. */
const AN_HOUR = 'public, max-age=3600'

/**
 * The videos of products and their captions, from the folder that imported pictures lie in. Nothing else
 * in it is served. Files may come and go while the server runs, and videos are sent in parts.
 */
export function videoFiles(folder: string): StaticFiles {
  return {
    async fetch(request, pathname) {
      if (!pathname.startsWith(VIDEO_BASE)) return null
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return plain(405, 'Method not allowed', { allow: 'GET, HEAD' })
      }
      const name = parseVideoUrl(pathname)
      const video = name === null ? null : await findVideo(folder, name)
      return video === null ? plain(404, 'Not found') : toResponse(request, video)
    },
  }
}

interface Video {
  path: string
  type: string
  size: number
  modifiedAt: Date
  etag: string
}

async function findVideo(folder: string, name: string): Promise<Video | null> {
  const found = await statInside(folder, name).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== undefined && IS_ABSENT.has(error.code)) return null
    throw error
  })
  if (!found?.facts.isFile()) return null
  const { path, facts } = found
  const type = mediaTypeOf(name)
  const version = `"${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs * 1000).toString(36)}"`
  // Captions may be compressed on their way; only what is sent byte by byte has a strong tag.
  const etag = isVideo(type) ? version : `W/${version}`
  return { path, type, size: facts.size, modifiedAt: facts.mtime, etag }
}

const IS_ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES'])

/** `null` where a link leads out of the folder. */
async function statInside(folder: string, name: string) {
  const root = await realpath(folder)
  const path = await realpath(join(root, name))
  if (!path.startsWith(root + sep)) return null
  await access(path, constants.R_OK)
  return { path, facts: await stat(path) }
}

function toResponse(request: Request, video: Video): Response {
  const { path, type, size, etag, modifiedAt } = video
  const headers = new Headers({
    'cache-control': AN_HOUR,
    etag,
    'last-modified': modifiedAt.toUTCString(),
  })
  if (isUnchanged(request.headers, video)) return new Response(null, { status: 304, headers })

  const range = isVideo(type) ? rangeOf(request, video) : null
  if (isVideo(type)) headers.set('accept-ranges', 'bytes')
  if (range === 'unsatisfiable') {
    return plain(416, 'Range not satisfiable', { 'content-range': `bytes */${size}` })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  headers.set('content-type', type)
  headers.set('content-length', String(end - start + 1))
  if (range !== null) headers.set('content-range', `bytes ${start}-${end}/${size}`)
  const isEmpty = request.method === 'HEAD' || size === 0
  const body = isEmpty ? null : ReadableStream.from(readPart(path, { start, end }))
  return new Response(body, { status: range === null ? 200 : 206, headers })
}

/** Opens the file only when somebody reads: an answer nobody waits for any more leaves none open. */
async function* readPart(path: string, range: ByteRange): AsyncGenerator<Uint8Array> {
  const file = await open(path)
  try {
    yield* file.createReadStream({ ...range, autoClose: false })
  } finally {
    await file.close()
  }
}

/** A part is of use only to who holds the rest of the same file. */
function rangeOf({ method, headers }: Request, { size, etag, modifiedAt }: Video) {
  if (method !== 'GET') return null
  const condition = headers.get('if-range')
  const isSame = condition === null || condition === etag || condition === modifiedAt.toUTCString()
  return isSame ? parseByteRange(headers.get('range'), size) : null
}

function isVideo(type: string): boolean {
  return type.startsWith('video/')
}
