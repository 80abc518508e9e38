import { open, type FileHandle } from 'node:fs/promises'
import type { Log } from '@saum/thread/log'
import {
  openSegments,
  PRIVATE,
  segmentPath,
  syncFolder,
  type Position,
  type Segment,
} from './segment-files.ts'

const SEGMENT_BYTES = 8 * 1024 * 1024
const SEGMENT_AGE_MS = 86_400_000

interface SegmentWriterParts {
  folder: string
  now: () => number
  log: Log
  segmentBytes?: number
}

export interface SegmentWriter {
  /** Oldest first; the last one is written to. */
  segments: Segment[]
  /** Whether the text is on disk. */
  write(text: string): Promise<boolean>
  position(): Position
  close(): Promise<void>
}

/** Writes to the last segment and starts a new one when it is full or a day old. */
export async function createSegmentWriter(parts: SegmentWriterParts): Promise<SegmentWriter> {
  const { folder, now, log, segmentBytes = SEGMENT_BYTES } = parts
  const segments = await openSegments(folder, log)
  let file: FileHandle | null = null
  let hasFailed = false
  let isLastDamaged = false

  async function fileFor(bytes: number): Promise<{ handle: FileHandle; segment: Segment }> {
    const last = segments.at(-1)
    const isFull =
      last === undefined ||
      isLastDamaged ||
      (last.size > 0 && last.size + bytes > segmentBytes) ||
      now() - last.startedAt > SEGMENT_AGE_MS
    if (!isFull) {
      file ??= await open(last.path, 'a')
      return { handle: file, segment: last }
    }
    // Everything in it was synced when it was acknowledged; a handle that does not close costs nothing.
    await file?.close().catch(() => undefined)
    file = null
    const number = (last?.number ?? 0) + 1
    const path = segmentPath(folder, number, now())
    file = await open(path, 'a', PRIVATE)
    await syncFolder(folder)
    const segment = { number, startedAt: now(), path, size: 0 }
    segments.push(segment)
    isLastDamaged = false
    return { handle: file, segment }
  }

  return {
    segments,
    async write(text) {
      const bytes = Buffer.byteLength(text)
      try {
        const { handle, segment } = await fileFor(bytes)
        await handle.appendFile(text)
        await handle.datasync()
        segment.size += bytes
        hasFailed = false
        return true
      } catch (error) {
        if (!hasFailed) {
          log({
            level: 'error',
            message: 'Events are not stored',
            fields: { error: String(error) },
          })
        }
        hasFailed = true
        await cutBack()
        return false
      }
    },
    position() {
      const last = segments.at(-1)
      return { segment: last?.number ?? 1, offset: last?.size ?? 0 }
    },
    async close() {
      await file?.close()
      file = null
    },
  }

  /** Half a group must not stand before the next one. */
  async function cutBack(): Promise<void> {
    const last = segments.at(-1)
    try {
      await file?.truncate(last?.size ?? 0)
    } catch {
      isLastDamaged = true
    }
  }
}
