import { useEffect, useRef } from 'react'
import { tabScrollMemory } from '#app/navigation/scroll-memory.ts'

const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

interface PlaceReturn {
  /** The list is still too short for the place. */
  wait(): void
  /** It is long enough now: go there, unless the shopper has moved by themselves meanwhile. */
  comeBack(): void
}

/** Returns to the remembered place of a listing once its pages are there again. */
export function usePlaceReturn(pathname: string): PlaceReturn {
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  return {
    wait() {
      if (stop.current) return
      const controller = new AbortController()
      stop.current = controller
      for (const move of OWN_MOVES) {
        addEventListener(move, () => controller.abort(), {
          passive: true,
          signal: controller.signal,
        })
      }
    },
    comeBack() {
      const isAwaited = stop.current !== null && !stop.current.signal.aborted
      stop.current?.abort()
      stop.current = null
      const topPx = isAwaited ? tabScrollMemory().recall(pathname) : null
      if (topPx !== null) window.scrollTo({ top: topPx, behavior: 'instant' })
    },
  }
}
