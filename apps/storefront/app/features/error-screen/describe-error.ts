import { isRouteErrorResponse } from 'react-router'

/** What a loader throws with 410: where more of the kind is, if anywhere. */
export interface GoneFacts {
  category: { name: string; href: string } | null
}

export interface ErrorFacts {
  status: number
  message: string
  stack?: string | undefined
}

/** Where to go on from a product that is gone. */
export function goneCategoryOf(error: unknown): GoneFacts['category'] {
  if (!isRouteErrorResponse(error) || error.status !== 410) return null
  return (error.data as GoneFacts).category
}

/** Whatever was thrown, as the error screen shows it. */
export function describeError(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const message = typeof error.data === 'string' ? error.data : error.statusText
    return { status: error.status, message }
  }
  if (error instanceof Error) return { status: 500, message: error.message, stack: error.stack }
  return { status: 500, message: String(error) }
}
