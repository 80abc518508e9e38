import type { Stats } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { parseByteRange, type ByteRange } from '@saum/http/byte-range'
import type { MediaFile } from './media-file.ts'

const CHUNK_BYTES = 256 * 1024

/**
 * A file of the space, whole or in part. Its address changes with its bytes, so everybody may keep
 * it for ever, unless only drafts show it.
 */
export async function answerMedia(
  request: Request,
  media: MediaFile | undefined,
  { isPublic }: { isPublic: boolean },
): Promise<Response> {
  if (media === undefined || !(await isThere(media))) return refuseMedia(404)
  const etag = `"${media.hash}"`
  const headers: Record<string, string> = {
    'content-type': media.contentType,
    'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    etag,
  }
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers })
  const ifRange = request.headers.get('if-range')
  const asked = ifRange === null || ifRange === etag ? request.headers.get('range') : null
  const range = parseByteRange(asked, media.size)
  if (range === 'unsatisfiable') {
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${media.size}` },
    })
  }
  const part = range ?? { start: 0, end: media.size - 1 }
  if (range !== null) headers['content-range'] = `bytes ${part.start}-${part.end}/${media.size}`
  headers['content-length'] = String(part.end - part.start + 1)
  const status = range === null ? 200 : 206
  const isEmpty = request.method === 'HEAD' || media.size === 0
  return new Response(isEmpty ? null : streamPart(media, part), { status, headers })
}

/** Whether the file is still the one that was measured: other bytes belong to another address. */
async function isThere(media: MediaFile): Promise<boolean> {
  const facts = await stat(media.path).catch(() => null)
  return facts !== null && isSame(media, facts)
}

function isSame({ size, modifiedAt }: MediaFile, facts: Stats): boolean {
  return facts.size === size && facts.mtimeMs === modifiedAt
}

/**
 * The file is open only while a chunk is read. Whoever reads may go away without a word, and a file
 * held open for them would stay so for ever, or end the process when it is collected as garbage.
 */
function streamPart(media: MediaFile, { start, end }: ByteRange): ReadableStream<Uint8Array> {
  let at = start
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const bytes = await readChunk(media, at, Math.min(CHUNK_BYTES, end - at + 1))
        at += bytes.length
        controller.enqueue(bytes)
        if (at > end) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

async function readChunk(media: MediaFile, at: number, length: number): Promise<Uint8Array> {
  const file = await open(media.path)
  try {
    const isOther = !isSame(media, await file.stat())
    const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, at)
    if (isOther || bytesRead === 0) throw new Error(`${media.path} changed while it was sent`)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function refuseMedia(status: 404): Response {
  return new Response('There is no such file.', {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
