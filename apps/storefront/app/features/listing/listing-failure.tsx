import { useState, type ReactNode } from 'react'
import { useReloadAfterUpdate } from '#app/navigation/update-recovery.ts'
import { isPassing, ListingError } from './listing-error.tsx'

interface ListingFailureProps {
  error: unknown
  /** The error screen, for what failed before there was a list. */
  children: ReactNode
}

/** A filter or a further page that could not be loaded can be tried again. */
export function ListingFailure({ error, children }: ListingFailureProps) {
  const [hadPage] = useState(hasPage)
  useReloadAfterUpdate()
  return hadPage && isPassing(error) ? <ListingError /> : children
}

/** A document that came as an error screen holds nothing else; the server holds no document. */
function hasPage(): boolean {
  return typeof document !== 'undefined' && document.querySelector('main [data-status]') === null
}
