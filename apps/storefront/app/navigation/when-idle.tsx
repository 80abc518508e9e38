import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { onceIdle } from './once-idle.ts'

/** Parts no page waits for: loaded and shown once the browser has nothing else to do. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false)

  useEffect(() => onceIdle(window, () => setIdle(true)), [])

  return isIdle ? <Suspense fallback={null}>{children}</Suspense> : null
}
