import { SourceFault, UnknownPicture } from './load-source.ts'
import type { PictureBytes } from './picture-cache.ts'
import { within } from './within.ts'

export interface BodyLimits {
  maxBytes: number
  timeoutMs: number
}

/** What came is no picture we would take: asking again gives the same. */
class NoImage extends Error {
  override readonly name = 'NoImage'
}

const GONE = new Set([404, 410])

/** The whole image behind an answer. Whoever is slow, silent or endless is left in time. */
export async function readImageBody(
  ask: () => Promise<Response | null>,
  { maxBytes, timeoutMs }: BodyLimits,
): Promise<PictureBytes> {
  const given = new AbortController()
  try {
    return await within(timeoutMs, readAnswer(ask, maxBytes, given.signal))
  } catch (error) {
    given.abort()
    if (error instanceof NoImage || error instanceof UnknownPicture) throw error
    throw new SourceFault(String(error), { cause: error })
  }
}

async function readAnswer(
  ask: () => Promise<Response | null>,
  maxBytes: number,
  given: AbortSignal,
): Promise<PictureBytes> {
  const response = await ask()
  const leave = () => void response?.body?.cancel().catch(() => undefined)
  if (given.aborted) leave()
  if (response === null || GONE.has(response.status)) {
    leave()
    throw new UnknownPicture('The content system has no such file')
  }
  const problem = problemOf(response, maxBytes)
  if (problem !== null) {
    leave()
    throw problem
  }
  return collect(response, maxBytes, given)
}

function problemOf(response: Response, maxBytes: number): Error | null {
  if (!response.ok) return new Error(`The content system answers ${response.status}`)
  const type = response.headers.get('content-type') ?? ''
  // Drawings can reach for other files.
  if (!type.startsWith('image/') || type.startsWith('image/svg')) {
    return new NoImage(`It is no photo but ${JSON.stringify(type)}`)
  }
  const isLarge = Number(response.headers.get('content-length') ?? 0) > maxBytes
  return isLarge ? tooLarge(maxBytes) : null
}

async function collect(
  { body }: Response,
  maxBytes: number,
  given: AbortSignal,
): Promise<PictureBytes> {
  const parts: Uint8Array[] = []
  let size = 0
  // Leaving the loop by an error cancels the body.
  for await (const part of body ?? []) {
    given.throwIfAborted()
    size += part.byteLength
    if (size > maxBytes) throw tooLarge(maxBytes)
    parts.push(part)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.byteLength
  }
  return bytes
}

function tooLarge(maxBytes: number): NoImage {
  return new NoImage(`It is larger than ${maxBytes} bytes`)
}
