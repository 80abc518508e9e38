/** A refusal in the shape of the delivery API. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly id: string
  readonly details: object | undefined

  constructor(status: number, id: string, message: string, details?: object) {
    super(message)
    this.status = status
    this.id = id
    this.details = details
  }
}

export function invalidQuery(path: string, words: string): ApiError {
  return new ApiError(400, 'InvalidQuery', `The query you sent was invalid: ${path} ${words}.`, {
    errors: [{ name: 'unknown', path: path.split('.'), details: words }],
  })
}

export function notFound(details?: object): ApiError {
  return new ApiError(404, 'NotFound', 'The resource could not be found.', details)
}

export function tokenInvalid(): ApiError {
  const message = 'The access token you sent could not be found or is invalid.'
  return new ApiError(401, 'AccessTokenInvalid', message)
}
