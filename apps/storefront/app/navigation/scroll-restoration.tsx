import { ScrollRestoration, UNSAFE_useScrollRestoration } from 'react-router'
import { useWasServed } from './was-served.ts'

/** New pages start at their top, history restores them. The script that scrolls early comes with the document. */
export function RestoredScroll() {
  return useWasServed() ? <ScrollRestoration /> : <LateScrollRestoration />
}

function LateScrollRestoration() {
  UNSAFE_useScrollRestoration()
  return null
}
