import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/**
 * The time by the browser's clock, renewed every minute; on the server and until the page is taken over
 * the time at which it was written.
 */
export function useNow(writtenMs: number): number {
  const minute = useSyncExternalStore(
    followMinutes,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  )
  return minute === null ? writtenMs : minute * MINUTE_MS
}

function followMinutes(onMinute: () => void): () => void {
  const timer = setInterval(onMinute, MINUTE_MS / 4)
  return () => clearInterval(timer)
}
