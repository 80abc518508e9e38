import { decodeBody, encodeBody, mediaTypeOf, type RequestBody } from './body.ts'
import { HttpError, type HttpErrorKind } from './http-error.ts'
import { pause } from './pause.ts'
import { isRetriedStatus, parseRetryAfter, retriesFor, retryPauseMs } from './retry.ts'

const DEFAULT_RETRY_DELAY_MS = 100

export interface HttpSettings {
  /** Put before every path; without it callers pass whole URLs. */
  baseUrl?: string
  fetch?: typeof globalThis.fetch
  /** The longest a call may take, second try and reading of the body included. */
  timeoutMs: number
  retryDelayMs?: number
}

export interface HttpRequest {
  method?: string
  headers?: Record<string, string>
  body?: RequestBody
  signal?: AbortSignal
  timeoutMs?: number
}

export interface HttpAnswer {
  status: number
  headers: Headers
  contentType: string
  /** Not parsed beyond its media type: callers pass it through their schema. */
  data: unknown
}

export interface Http {
  /** Answers with a success (200–299) or throws an `HttpError`; a caller's own abort is passed on. */
  request(path: string, request?: HttpRequest): Promise<HttpAnswer>
}

interface Attempt {
  method: string
  url: string
  send(): Promise<Response>
  signal: AbortSignal
  /** Aborts by the caller are theirs to handle and never become an `HttpError`. */
  callerSignal: AbortSignal | undefined
}

export function createHttp(settings: HttpSettings): Http {
  const { baseUrl = '', retryDelayMs = DEFAULT_RETRY_DELAY_MS } = settings
  const send = settings.fetch ?? globalThis.fetch

  async function request(path: string, wish: HttpRequest = {}): Promise<HttpAnswer> {
    const attempt = toAttempt(send, `${baseUrl}${path}`, {
      ...wish,
      timeoutMs: wish.timeoutMs ?? settings.timeoutMs,
    })
    for (let retriesLeft = retriesFor(attempt.method); ; retriesLeft--) {
      const outcome = await tryOnce(attempt)
      if (outcome.ok) return outcome.answer
      const pauseMs =
        retriesLeft > 0 && outcome.mayRetry
          ? retryPauseMs(outcome.retryAfter, { defaultMs: retryDelayMs, nowMs: Date.now() })
          : null
      if (pauseMs === null || !(await pause(pauseMs, attempt.signal))) throw outcome.error
    }
  }

  return { request }
}

function toAttempt(
  send: typeof globalThis.fetch,
  url: string,
  wish: HttpRequest & { timeoutMs: number },
): Attempt {
  const method = (wish.method ?? 'GET').toUpperCase()
  const deadline = AbortSignal.timeout(wish.timeoutMs)
  const signal = wish.signal ? AbortSignal.any([wish.signal, deadline]) : deadline
  const encoded = encodeBody(wish.body)
  const headers = new Headers(wish.headers)
  if (encoded && !headers.has('content-type')) headers.set('content-type', encoded.contentType)
  const init = { method, headers, signal, ...(encoded ? { body: encoded.body } : {}) }
  return { method, url, signal, callerSignal: wish.signal, send: () => send(url, init) }
}

type Outcome =
  | { ok: true; answer: HttpAnswer }
  | { ok: false; error: HttpError; mayRetry: boolean; retryAfter: string | null }

async function tryOnce(attempt: Attempt): Promise<Outcome> {
  try {
    const response = await attempt.send()
    return toOutcome(attempt, response, await response.text())
  } catch (cause) {
    if (attempt.callerSignal?.aborted) throw cause
    const kind = attempt.signal.aborted ? 'TIMEOUT_ERROR' : 'FETCH_ERROR'
    const error = failure(attempt, kind, cause)
    return { ok: false, error, mayRetry: kind === 'FETCH_ERROR', retryAfter: null }
  }
}

function toOutcome(attempt: Attempt, response: Response, text: string): Outcome {
  const { status, statusText, headers } = response
  const contentType = mediaTypeOf(headers)
  let data: unknown
  try {
    data = decodeBody(text, contentType)
  } catch (cause) {
    // A proxy's broken error page must not hide the status it came with.
    if (response.ok) {
      const error = failure(attempt, 'PARSING_ERROR', cause)
      return { ok: false, error, mayRetry: false, retryAfter: null }
    }
    data = text
  }
  if (response.ok) return { ok: true, answer: { status, headers, contentType, data } }
  const { method, url } = attempt
  const retryAfter = headers.get('retry-after')
  const retryAfterMs = parseRetryAfter(retryAfter, Date.now())
  const parts = { method, url, kind: status, statusText, data, contentType, retryAfterMs }
  const error = new HttpError(parts)
  return { ok: false, error, mayRetry: isRetriedStatus(status), retryAfter }
}

function failure({ method, url }: Attempt, kind: HttpErrorKind, cause: unknown): HttpError {
  const statusText = cause instanceof Error ? cause.message : String(cause)
  return new HttpError({ method, url, kind, statusText, cause })
}
