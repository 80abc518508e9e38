import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import { parsePictureAddress, type PictureAddress } from '@saum/domain/picture-url'
import { SourceFault, UnknownPicture } from './load-source.ts'
import type { PictureCache } from './picture-cache.ts'
import { QueueFull } from './picture-queue.ts'
import {
  comeBackLater,
  etagOf,
  failed,
  knowsEtag,
  methodNotAllowed,
  notFound,
  pictureResponse,
  unchanged,
} from './picture-response.ts'
import type { PictureStudio } from './picture-studio.ts'
import { URGENCY } from './waiting-lines.ts'
import { TookTooLong, within } from './within.ts'

interface RequestParts {
  studio: PictureStudio
  cache: PictureCache
  timeoutMs: number
}

const BASE = '/images/'
const RETRY_AFTER_SECONDS = 3

/** Answers `/images/{key}/{width}.{format}`; `null` for paths elsewhere. */
export function createPictureRequests({ studio, cache, timeoutMs }: RequestParts) {
  async function fetch(request: Request, pathname: string): Promise<Response | null> {
    if (!pathname.startsWith(BASE)) return null
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()
    const address = parsePictureAddress(pathname.slice(BASE.length))
    if (address === null) return notFound()
    if (knowsEtag(request, etagOf(address))) return unchanged(address, true)
    try {
      return await within(timeoutMs, respond(request, address))
    } catch (error) {
      return toResponse(error)
    }
  }

  /** AVIF takes seconds, so nobody waits for it: the WebP goes out until it is there. */
  async function respond(request: Request, address: PictureAddress): Promise<Response> {
    const client = request.headers.get(CLIENT_KEY_HEADER) ?? ''
    if (address.format === 'webp') {
      return pictureResponse(request, await studio.obtain(address, client), {
        address,
        isFinal: true,
      })
    }
    const avif = await cache.find(address)
    if (avif !== null) return pictureResponse(request, avif, { address, isFinal: true })
    const standIn: PictureAddress = { ...address, format: 'webp' }
    const webp = await studio.obtain(standIn, client)
    studio.makeLater(address, URGENCY.soon)
    return pictureResponse(request, webp, { address: standIn, isFinal: false })
  }

  return { fetch }
}

function toResponse(error: unknown): Response {
  if (error instanceof UnknownPicture) return notFound()
  const isPassing =
    error instanceof QueueFull || error instanceof TookTooLong || error instanceof SourceFault
  return isPassing ? comeBackLater(RETRY_AFTER_SECONDS) : failed()
}
