import { watch } from 'node:fs'
import type { Log } from '@saum/thread/log'

const SETTLE_MS = 60
/** Of changes without a pause. */
const LONGEST_WAIT_MS = 1000

/** Tells once after a burst of changes; where the platform cannot watch, nobody is told. */
export function watchFolder(folder: string, log: Log, onSettled: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let firstAt: number | null = null
  const settle = () => {
    firstAt = null
    onSettled()
  }
  const refuse = (error: unknown) =>
    log({
      level: 'warn',
      message: 'Changes of content are seen after the next start: the folder cannot be watched',
      fields: { folder, reason: String(error) },
    })
  try {
    const watcher = watch(folder, { recursive: true, persistent: false }, () => {
      clearTimeout(timer)
      firstAt ??= performance.now()
      const left = Math.max(0, firstAt + LONGEST_WAIT_MS - performance.now())
      timer = setTimeout(settle, Math.min(SETTLE_MS, left))
      timer.unref()
    })
    watcher.on('error', refuse)
    return () => {
      clearTimeout(timer)
      watcher.close()
    }
  } catch (error) {
    refuse(error)
    return () => {}
  }
}
