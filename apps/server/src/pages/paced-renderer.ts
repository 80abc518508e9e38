import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import { createRateLimiter } from '@saum/domain/rate-limiter'
import { createFairQueue, QueueFull, type QueueLimits } from '../load/fair-queue.ts'
import { targetOf } from '../request-target.ts'
import type { PersonalPage, RenderPage } from './page-renderer.ts'
import { plainPage } from './plain-page.ts'

interface PaceParts {
  render: RenderPage
  /** Pages one address may have rendered per second; 0 does not limit. */
  perSecond: number
  limits?: QueueLimits
  now?: () => number
}

/** More at once would only wait for the same processor; a remote search or database keeps some of them waiting. */
const QUEUE_LIMITS: QueueLimits = {
  atOnce: 8,
  atOncePerClient: 4,
  waiting: 256,
  waitingPerClient: 32,
}

/** What one address may have rendered at once, in seconds of what it may have for long. */
const BURST_SECONDS = 10
/** Pages that are renewed while visitors see the old ones; all of them together wait like one client. */
const RENEWAL = 'renewal'

/**
 * Renders a few pages at a time, taking turns between clients, and no more for one address than a household
 * or an office looks at. Pages from the cache do not come here.
 */
export function createPacedRenderer(parts: PaceParts): RenderPage {
  const { render, perSecond, limits = QUEUE_LIMITS, now = Date.now } = parts
  const queue = createFairQueue(limits)
  const addresses = createRateLimiter({ burst: perSecond * BURST_SECONDS, perSecond })

  return async (request, requestId, variants) => {
    const client = request.headers.get(CLIENT_KEY_HEADER)
    const isLimited = client !== null && perSecond > 0
    const waitMs = isLimited ? addresses.take(client, now()) : 0
    if (waitMs > 0) return refused(request, requestId, Math.ceil(waitMs / 1000))
    try {
      return await queue.run(client ?? RENEWAL, () => render(request, requestId, variants))
    } catch (error) {
      if (error instanceof QueueFull) return refused(request, requestId, null)
      throw error
    }
  }
}

/** 429 for an address that asks too often, 503 where the queue is full. */
function refused(request: Request, reference: string, waitSeconds: number | null): PersonalPage {
  const { pathname } = targetOf(request.url)
  const status = waitSeconds === null ? 503 : 429
  const response = plainPage({ status, pathname, reference, reason: 'busy' })
  if (waitSeconds !== null) response.headers.set('retry-after', String(waitSeconds))
  return { kind: 'personal', response, isRefused: true }
}
