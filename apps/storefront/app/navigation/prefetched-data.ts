import { quietResponse } from './quiet-response.ts'
import { unlessLeaving } from './unless-leaving.ts'

/** Older than this, a page is asked for again rather than shown from what was fetched early. */
const MAX_AGE_MS = 30_000
/** A transfer that hangs gives its place in the queue back. */
const TRANSFER_LIMIT_MS = 10_000

export interface PrefetchedData {
  /** Settles when the transfer has ended. */
  prefetch(url: string): Promise<void>
  /** The router's `fetch`: answers from what was prefetched, or joins a transfer under way. */
  fetch(request: Request): Promise<Response>
}

interface PrefetchedDataParts {
  fetch: typeof globalThis.fetch
  now(): number
}

interface Early {
  response: Promise<Response>
  atMs: number
}

/**
 * Loader data on its way before the click. Pages tell browsers to ask again every time, so their
 * cache would not help; this one is asked first, and gives each answer once.
 */
export function createPrefetchedData(parts: PrefetchedDataParts): PrefetchedData {
  const early = new Map<string, Early>()

  function take(url: string): Promise<Response> | null {
    const found = early.get(url)
    early.delete(url)
    return found && parts.now() - found.atMs < MAX_AGE_MS ? found.response : null
  }

  async function ask(request: Request): Promise<Response> {
    try {
      return await parts.fetch(request)
    } catch (fault) {
      if (request.signal.aborted) throw fault
      return new Promise((_, reject) => unlessLeaving(() => reject(fault)))
    }
  }

  return {
    async prefetch(url) {
      const signal = AbortSignal.timeout(TRANSFER_LIMIT_MS)
      const response = parts.fetch(url, { priority: 'low', signal })
      early.set(url, { response, atMs: parts.now() })
      try {
        await (await response).clone().arrayBuffer()
      } catch {
        early.delete(url)
      }
    },
    async fetch(request) {
      // Whatever was fetched before a change may not be true after it.
      if (request.method !== 'GET') early.clear()
      const { pathname, search } = new URL(request.url)
      const answer = await take(`${pathname}${search}`)?.catch(() => null)
      return quietResponse(answer?.ok ? answer : await ask(request), request)
    },
  }
}
