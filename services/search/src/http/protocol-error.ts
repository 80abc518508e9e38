/** Every reason for which the provider refuses, with the status it is answered with. */
export const ERROR_STATUS = {
  INVALID_REQUEST: 400,
  INVALID_TOKEN: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  EXPIRED_TOKEN: 419,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  /** The range of the shop is still being read after a first start. */
  NOT_READY: 503,
} as const

type ErrorType = keyof typeof ERROR_STATUS

/** A refusal of the protocol; thrown by handlers, answered as `{ statusCode, type, message }`. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError'
  readonly type: ErrorType
  readonly headers: Readonly<Record<string, string>>

  constructor(type: ErrorType, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.type = type
    this.headers = headers
  }
}
