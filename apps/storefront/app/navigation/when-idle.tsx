import { Suspense, useEffect, useState, type ReactNode } from 'react'

/** Longest wait for a browser that never rests, and the wait where idleness cannot be asked for. */
const PATIENCE_MS = 2_000

/** Parts nobody needs before the page stands: loaded and shown once the browser has nothing to do. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => onceIdle(() => setIdle(true)), [])

  return isIdle ? <Suspense fallback={null}>{children}</Suspense> : null
}

function onceIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, PATIENCE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(handle)
}
