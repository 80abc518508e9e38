import { isRouteErrorResponse } from 'react-router'

export interface ErrorFacts {
  status: number
  message: string
  stack: string | undefined
}

/** Whatever was thrown, as the error screen shows it. */
export function describeError(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data === 'string' ? error.data : error.statusText
    return { status: error.status, message, stack: undefined }
  }
  if (error instanceof Error) return { status: 500, message: error.message, stack: error.stack }
  return { status: 500, message: String(error), stack: undefined }
}
