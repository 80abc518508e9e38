import { Children, useEffect, useState, type ReactNode } from 'react'
import { inOwnTask } from './once-idle.ts'

/** Brings its parts to life one per task, in their order, so that a tap is answered between two of them. */
export function InSlices({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children)
  const [shown, setShown] = useState(1)
  const isDone = shown >= parts.length

  useEffect(() => {
    if (isDone) return undefined
    return inOwnTask(() => setShown(shown + 1))
  }, [isDone, shown])

  return parts.slice(0, shown)
}
