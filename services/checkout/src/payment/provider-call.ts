import { setTimeout as delay } from 'node:timers/promises'
import { accept, refuse, type Result } from '@saum/domain/result'
import { ProviderFault } from './payment-provider.ts'

export interface ProviderSettings {
  /** Where its interface is, without a trailing slash. */
  baseUrl: string
  key: string
  /** The longest one call may take, all tries together. */
  timeoutMs?: number
  retryDelayMs?: number
  fetch?: (request: Request) => Promise<Response>
}

const TIMEOUT_MS = 8_000
const RETRY_DELAY_MS = 250
const TRIES = 3

export interface ProviderCall {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: Record<string, string | number | boolean>
  /** Makes a write safe to repeat; every write has one. */
  idempotencyKey?: string
}

interface Answer {
  status: number
  body: string
}

/** Tries again after what passes, all within one deadline; throws where nothing else came. */
export async function sendCall(settings: ProviderSettings, call: ProviderCall): Promise<Answer> {
  const { timeoutMs = TIMEOUT_MS, retryDelayMs = RETRY_DELAY_MS } = settings
  const deadline = AbortSignal.timeout(timeoutMs)
  for (let tries = 1; ; tries++) {
    const sent = await sendOnce(settings, toRequest(settings, call, deadline))
    if (sent.ok) return sent.value
    if (tries === TRIES || deadline.aborted) throw sent.refusal
    await delay(retryDelayMs * tries, null, { signal: deadline }).catch(() => null)
  }
}

async function sendOnce(
  { fetch: fetchFrom = (sent) => globalThis.fetch(sent) }: ProviderSettings,
  request: Request,
): Promise<Result<Answer, ProviderFault>> {
  try {
    const response = await fetchFrom(request)
    const { status } = response
    const body = await response.text()
    if (!isPassing(status)) return accept({ status, body })
    return refuse(new ProviderFault(`The payment provider answered ${status}`))
  } catch (cause) {
    return refuse(new ProviderFault('The payment provider does not answer', { cause }))
  }
}

function isPassing(status: number): boolean {
  return status === 429 || status >= 500
}

function toRequest(
  { baseUrl, key }: ProviderSettings,
  { method, path, body, idempotencyKey }: ProviderCall,
  signal: AbortSignal,
): Request {
  const headers = new Headers({ authorization: `Bearer ${key}`, accept: 'application/json' })
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
  if (body !== undefined) headers.set('content-type', 'application/json')
  return new Request(`${baseUrl}${path}`, {
    method,
    headers,
    signal,
    redirect: 'error',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
