import { statfs } from 'node:fs/promises'
import { DegradedError, type ReadinessCheck } from './readiness.ts'

const MEGABYTE = 1024 * 1024

/** About 300 orders; below it a write may fail at any moment. */
const LEAST_BYTES = 20 * MEGABYTE
/** Time enough for an operator to act on a normal day. */
const LOW_BYTES = 200 * MEGABYTE

interface SpaceOptions {
  /** How the folder is set: `DATA_DIR`. */
  setting: string
  folder: string
  /** Whether orders are written there; otherwise a full disk only degrades the shop. */
  isEssential: boolean
  freeBytes?: (folder: string) => Promise<number>
}

/** Whether a folder has room for what the shop writes next. */
export function checkDiskSpace(options: SpaceOptions): ReadinessCheck {
  const { setting, folder, isEssential, freeBytes = freeBytesOf } = options
  return async () => {
    const free = await freeBytes(folder)
    if (free >= LOW_BYTES) return
    const megabytes = Math.floor(free / MEGABYTE)
    const text = `the disk of ${setting} (${folder}) has ${megabytes} MB left: free at least 200 MB`
    throw isEssential && free < LEAST_BYTES ? new Error(text) : new DegradedError(text)
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    // Nothing has been put there yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return Number.POSITIVE_INFINITY
    }
    throw error
  }
}
