import type { Log } from '@saum/thread/log'
import { answerMedia } from './media/media-response.ts'
import { mediaShownIn } from './media/public-media.ts'
import { keyOf } from './space/item.ts'
import { viewOf, type Mode } from './space/view.ts'
import { modeOf } from './delivery/access.ts'
import { previewMoment } from './delivery/preview-moment.ts'
import { ApiError, notFound, tokenInvalid } from './delivery/api-error.ts'
import { openLiveSpace, type LiveSpace } from './delivery/live-space.ts'
import type { Reading } from './delivery/reading.ts'
import { answerError, answerJson, answerPreflight } from './delivery/respond.ts'
import { answerRoute, parseAddress, unsupported } from './delivery/routes.ts'

export interface ContentServiceOptions {
  /** Where `space.json`, `types/`, `entries/`, `assets/`, `media/`, `pages/` and `drafts/` lie. */
  folder: string
  space: string
  environment: string
  deliveryToken: string
  previewToken: string
  /** What media addresses begin with: a path, or an address with one. */
  mediaBase: string
  now?: () => number
  log: Log
}

export interface ContentService {
  /** Readers elsewhere are told the host of files; the shop's own pages ask their own host. */
  fetch(request: Request, reader?: { fileHost: string }): Promise<Response>
  /** Tells when published content or drafts are other than before, until what it returns is called. */
  onChange(listener: () => void): () => void
  close(): void
}

/** Delivers a folder of content in the shape of Contentful's content delivery and preview APIs. */
export function createContentService(options: ContentServiceOptions): ContentService {
  const { folder, mediaBase, log, now = Date.now } = options
  const live = openLiveSpace({ folder, mediaBase, now, log })
  const mediaPath = new URL(`${mediaBase}/`, 'http://localhost').pathname

  function answer(request: Request, fileHost: string | null): object {
    const mode = modeOf(request, options)
    if (mode === null) throw tokenInvalid()
    const url = new URL(request.url)
    const address = parseAddress(url.pathname)
    const isOurs = address?.spaceId === options.space && address.environment === options.environment
    if (!isOurs) throw notFound()
    const reading = { ...readingFor(mode, live, options), fileHost }
    const { find: findView } = live.timeline(mode)
    const moment = mode === 'preview' ? previewMoment(request) : null
    if (moment === null) return answerRoute({ address, url, reading, findView, now: now() })
    const view = viewOf(live.loaded(), 'planned', moment)
    return answerRoute({
      address,
      url,
      reading: { ...reading, view },
      findView: (digest) => (digest === view.digest ? view : findView(digest)),
      now: now(),
    })
  }

  return {
    async fetch(request, reader) {
      if (request.method === 'OPTIONS') return answerPreflight()
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const { pathname } = new URL(request.url)
      try {
        if (!isRead) throw unsupported(request.method)
        if (pathname.startsWith(mediaPath)) {
          const key = pathname.slice(mediaPath.length)
          const isPublic = mediaShownIn(live.timeline('delivery').current()).has(key)
          return await answerMedia(request, live.loaded().media.get(key), { isPublic })
        }
        return answerJson(answer(request, reader?.fileHost ?? null))
      } catch (error) {
        if (error instanceof ApiError) return answerError(error)
        throw error
      }
    },
    onChange: live.onChange,
    close: live.close,
  }
}

function readingFor(
  mode: Mode,
  live: LiveSpace,
  { space: spaceId, environment }: ContentServiceOptions,
): Omit<Reading, 'fileHost'> {
  const { space, types } = live.loaded()
  const timeline = live.timeline(mode)
  const delivery = live.timeline('delivery')
  return {
    spaceId,
    environment,
    space,
    types,
    view: timeline.current(),
    revisionOf: timeline.revisionOf,
    publishedRevisionOf(item) {
      if (mode === 'delivery') return null
      const published = delivery.current().items.get(keyOf(item))
      return published === undefined ? null : delivery.revisionOf(published)
    },
  }
}
