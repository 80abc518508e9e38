import { useState } from 'react'
import { ErrorScreen } from '#app/features/error-screen/error-screen.tsx'
import { isPassing, ListingError } from '#app/features/listing/listing-error.tsx'
import { useReloadAfterUpdate } from '#app/navigation/update-recovery.ts'
import { usePageSettings } from '#app/page/page-settings.ts'

/**
 * A filter or a further page that could not be loaded can be tried again. What failed before there was
 * a list is told by the error screen.
 */
export function ListingFailure({ error }: { error: unknown }) {
  const { requestId } = usePageSettings()
  const [hadPage] = useState(hasPage)
  useReloadAfterUpdate()
  if (hadPage && isPassing(error)) return <ListingError />
  return <ErrorScreen error={error} reference={requestId} />
}

/** A document that came as an error screen holds nothing else; the server holds no document. */
function hasPage(): boolean {
  return typeof document !== 'undefined' && document.querySelector('main [data-status]') === null
}
