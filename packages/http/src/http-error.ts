/** Why a call failed: what kept us from an answer, or the status the server answered with. */
export type HttpErrorKind = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | number

interface HttpErrorParts {
  method: string
  url: string
  kind: HttpErrorKind
  /** The server's status text, or what went wrong on the way. */
  statusText: string
  /** The parsed body of an answer, a problem among others; `null` without one. */
  data?: unknown
  contentType?: string
  /** How long the server asks us to stay away; `null` where it does not say. */
  retryAfterMs?: number | null
  cause?: unknown
}

export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly method: string
  readonly url: string
  readonly kind: HttpErrorKind
  readonly statusText: string
  readonly data: unknown
  readonly contentType: string
  readonly retryAfterMs: number | null

  constructor(parts: HttpErrorParts) {
    const { method, url, kind, statusText } = parts
    super(`[${method}] ${url}: ${kind} ${statusText}`, { cause: parts.cause })
    this.method = method
    this.url = url
    this.kind = kind
    this.statusText = statusText
    this.data = parts.data ?? null
    this.contentType = parts.contentType ?? ''
    this.retryAfterMs = parts.retryAfterMs ?? null
  }

  get isProblem(): boolean {
    return this.contentType === 'application/problem+json'
  }
}
