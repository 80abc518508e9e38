import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { HandleRequest } from '../door.ts'
import { requestIdOf } from '../operations/request-id.ts'
import { noteRequest, type RequestNotes } from '../operations/request-observer.ts'
import type { PageFront } from '../page-cache/page-front.ts'
import { CLOSED_POLICY, type SecurityPolicy } from '../security-headers.ts'
import type { StartInTurn } from '../load/fair-turns.ts'
import { addressOf, countedAddress } from './client-address.ts'
import { CLIENT_LEFT_STATUS } from './client-left.ts'
import { sendLastResponse, withLastResponses, type FetchOnSocket } from './last-response.ts'
import { receiveBody } from './receive-body.ts'
import { headFaultOf } from './request-head.ts'

interface HandlerParts extends RequestNotes {
  /** Answers from the page cache; `null` where there is none. */
  front: PageFront | null
  fetch: FetchOnSocket
  startInTurn: StartInTurn
  policy: SecurityPolicy
  bodyLimitBytes: number
  isProxyTrusted: boolean
}

/** Answered at once: a monitor that waits too long has the shop restarted. */
const LIVENESS_PATH = '/livez'
/** A body where none belongs is not waited for. */
const MAX_UNEXPECTED_BYTES = 64 * 1024

/**
 * What `node:http` calls: a request reaches the framework when its head is sound, its body is here and it is
 * its client's turn. Pages from the cache and the liveness check do not wait.
 */
export function createHandler(parts: HandlerParts): HandleRequest {
  const fetch = withLastResponses(parts.fetch)
  const listener = getRequestListener((request, env) => fetch(request, env as HttpBindings))

  function answerInTurn({ incoming, outgoing }: HttpBindings, startedAt = performance.now()): void {
    const forwarded = parts.isProxyTrusted ? incoming.headers['x-forwarded-for'] : undefined
    const address = addressOf(incoming, forwarded?.toString())
    parts.startInTurn(countedAddress(address), () => {
      if (!outgoing.destroyed) return void listener(incoming, outgoing)
      note(parts, incoming, { status: CLIENT_LEFT_STATUS, startedAt })
    })
  }

  async function answerWithBody({ incoming, outgoing }: HttpBindings): Promise<void> {
    const startedAt = performance.now()
    await receiveBody(incoming, parts.bodyLimitBytes)
    answerInTurn({ incoming, outgoing }, startedAt)
  }

  return (incoming, outgoing) => {
    const fault = headFaultOf(incoming)
    if (fault !== null) return refuse(parts, { incoming, outgoing }, fault)
    if (parts.front?.(incoming, outgoing)) return
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
    if (!isRead) return void answerWithBody({ incoming, outgoing })
    if (incoming.url === LIVENESS_PATH) return void listener(incoming, outgoing)
    answerInTurn({ incoming, outgoing })
  }
}

function refuse(parts: HandlerParts, socket: HttpBindings, fault: string): void {
  const status = 400
  const requestId = note(parts, socket.incoming, { status, startedAt: performance.now() })
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': CLOSED_POLICY,
    'x-request-id': requestId,
    ...Object.fromEntries(parts.policy.headers),
  }
  const body = Buffer.from(`${fault}\n`)
  sendLastResponse(socket, { status, headers, body }, MAX_UNEXPECTED_BYTES)
}

/** The line in the log of a request that the framework never sees. */
function note(
  parts: RequestNotes,
  { method = '', url = '', headers }: HttpBindings['incoming'],
  { status, startedAt }: { status: number; startedAt: number },
): string {
  const requestId = requestIdOf(String(headers['x-request-id'] ?? ''))
  const [pathname = ''] = url.split('?', 1)
  const ms = performance.now() - startedAt
  noteRequest(parts, { requestId, method, pathname, status, ms, cache: null })
  return requestId
}
