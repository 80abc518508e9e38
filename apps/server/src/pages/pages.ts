import { hasPersonalCookies } from './shop-cookie.ts'
import type { RenderedPage, RenderPage } from './page-renderer.ts'
import { negotiate } from '../encoding.ts'
import type { PageExperiments } from '../experiments/page-experiments.ts'
import type { CacheOutcome } from '../operations/metrics.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import { uncompressedVersion } from '../page-cache/compress-entry.ts'
import { createEntry, headersOf, versionFor, type PageEntry } from '../page-cache/page-entry.ts'
import { keyInVersion, pageKeyOf, type PageKey, type ReadQuery } from '../page-cache/page-key.ts'
import { targetOf } from '../request-target.ts'
import { matchesEtag } from '../static-files/conditional.ts'

/** Answers everything that is neither a call nor a file. */
export type FetchPage = (request: Request, requestId: string) => Promise<Response>

interface PagesParts {
  render: RenderPage
  cache: PageCache | null
  readQuery: ReadQuery
  /** `null` while nothing is compared. */
  experiments: PageExperiments | null
}

type RenderOwn = () => Promise<RenderedPage>

export function createPages({ render, cache, readQuery, experiments }: PagesParts): FetchPage {
  return async (request, requestId) => {
    const { pathname } = targetOf(request.url)
    const variants = experiments?.variantsFor(pathname, request.headers) ?? []
    const renderOwn = () => render(request, requestId, variants)
    const address = cacheKeyOf(request, readQuery)
    if (!address) return unshared(await answerWith(renderOwn, request))
    if (!cache) return answerWith(renderOwn, request)
    const key = keyInVersion(address.key, variants)
    const found = cache.find(key)
    if (found) return toResponse(request, found.entry, found.outcome)
    if (cache.isKnownPersonal(key)) return answerWith(renderOwn, request)

    const flight = cache.join(key)
    if (flight) {
      const entry = await flight
      return entry ? toResponse(request, entry, 'hit') : answerWith(renderOwn, request)
    }
    const own = renderOwn()
    const kept = cache.lead(
      key,
      isAnonymous(request, address) ? own : anonymousAfter(own, cache, key),
    )
    const page = await own
    const older = isFault(page) ? await kept : null
    return older ? toResponse(request, older, 'stale') : toOwnResponse(request, page, 'miss')
  }
}

function isFault(page: RenderedPage): boolean {
  return page.kind === 'personal' && page.response.status >= 500
}

async function answerWith(renderOwn: RenderOwn, request: Request): Promise<Response> {
  return toOwnResponse(request, await renderOwn(), null)
}

async function toOwnResponse(
  request: Request,
  page: RenderedPage,
  outcome: CacheOutcome | null,
): Promise<Response> {
  if (page.kind === 'personal') return page.response
  return toResponse(request, createEntry(page, Date.now()), outcome)
}

/** A preview or an answer to credentials is kept by nobody, whatever the page says of itself. */
function unshared(response: Response): Response {
  response.headers.set('cache-control', 'private, no-store')
  return response
}

async function anonymousAfter(
  own: Promise<RenderedPage>,
  cache: PageCache,
  key: string,
): Promise<RenderedPage> {
  const page = await own
  return page.kind === 'shared' ? cache.renderAnonymously(key) : page
}

function cacheKeyOf(request: Request, readQuery: ReadQuery): PageKey | null {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || request.headers.has('authorization')) return null
  const { pathname, search } = targetOf(request.url)
  return pageKeyOf(pathname + search, readQuery)
}

/** Only then may the page rendered for this visitor be given to the next one as well. */
function isAnonymous(request: Request, key: PageKey): boolean {
  return !key.hasUnread && !hasPersonalCookies(request.headers.get('cookie'))
}

async function toResponse(
  request: Request,
  entry: PageEntry,
  outcome: CacheOutcome | null,
): Promise<Response> {
  const encoding = negotiate(request.headers.get('accept-encoding'))
  const version = versionFor(entry, encoding) ?? (await uncompressedVersion(entry))
  const headers = headersOf(version)
  if (outcome) headers.set('x-cache', outcome)
  const known = request.headers.get('if-none-match')
  if (known !== null && entry.status === 200 && matchesEtag(known, entry.etag)) {
    headers.delete('content-length')
    headers.delete('content-encoding')
    return new Response(null, { status: 304, headers })
  }
  const body = request.method === 'HEAD' ? null : version.body
  return new Response(body, { status: entry.status, headers })
}
