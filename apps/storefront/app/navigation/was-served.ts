import { useState, useSyncExternalStore } from 'react'

/**
 * Whether the server has written this element into the document. React makes a new `<script>` from text, which
 * the policy of our pages refuses, so scripts are only rendered where they are in the document already: not on
 * a page that came as data, and not when React gives up the server's markup and draws the page anew. Only for
 * small parts: they are drawn once more after hydration.
 */
export function useWasServed(): boolean {
  const isServed = useSyncExternalStore(subscribeToNothing, isDrawnHere, isInDocument)
  const [wasServed] = useState(isServed)
  return wasServed
}

function subscribeToNothing(): () => void {
  return () => {}
}

function isDrawnHere(): boolean {
  return false
}

/** Asked on the server and while its markup is hydrated. */
function isInDocument(): boolean {
  return true
}
