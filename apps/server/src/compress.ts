import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { negotiate } from './encoding.ts'

// An event stream is read part by part; whatever gathers parts would delay it.
const COMPRESSIBLE = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?json|image\/svg\+xml)/
const MIN_BYTES = 1024

/**
 * Compresses on the way out what nobody has compressed before, in zlib's own threads and with
 * little effort: this costs every visitor, better bytes come from the page cache.
 */
export function compressed(response: Response, acceptEncoding: string | null): Response {
  // A range counts the bytes of the file as it is.
  if (response.status === 206 || !isWorthIt(response.headers)) return response
  const encoding = negotiate(acceptEncoding)
  // Looking at the body would turn bytes into a stream; that is left to those who asked for it.
  if (encoding === 'identity') return varied(response)
  if (!response.body) return response
  const { headers } = varied(new Response(null, response))

  const encoder =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 3 },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 3 })
  const body = Readable.fromWeb(response.body as NodeStream<Uint8Array>)
  body.on('error', (error) => encoder.destroy(error)).pipe(encoder)
  encoder.on('close', () => body.destroy())
  headers.delete('content-length')
  headers.set('content-encoding', encoding)
  return new Response(Readable.toWeb(encoder) as ReadableStream, {
    status: response.status,
    headers,
  })
}

function varied(response: Response): Response {
  const { headers } = response
  if (!headers.get('vary')?.includes('accept-encoding')) headers.append('vary', 'accept-encoding')
  return response
}

function isWorthIt(headers: Headers): boolean {
  if (headers.has('content-encoding')) return false
  const length = headers.get('content-length')
  if (length !== null && Number(length) < MIN_BYTES) return false
  return COMPRESSIBLE.test(headers.get('content-type') ?? '')
}
