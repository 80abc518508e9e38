import { rm } from 'node:fs/promises'
import type { Log } from '@saum/thread/log'
import type { EventLog, SearchEvent } from './event-log.ts'
import { toKeptEvent } from './kept-event.ts'
import { blankLines, readLines, type Position, type Segment } from './segment-files.ts'
import { createSegmentWriter, type SegmentWriter } from './segment-writer.ts'

const DAY_MS = 86_400_000
const MAX_WAITING_BYTES = 4 * 1024 * 1024
const GROUP_DELAY_MS = 20

/** How full the log is left when the oldest segments make room. */
const SHARE_AFTER_CLEARING = 0.75

export interface EventLogParts {
  folder: string
  now: () => number
  /** All segments together. When they are full and not yet learned from, new events are dropped. */
  maxBytes: number
  retentionDays: number
  log: Log
  /** Told of events in order, once they are on disk, and where each came from: that is not stored. */
  onKept?: (events: readonly SearchEvent[], sources: readonly (string | null)[]) => void
  segmentBytes?: number
  /** How long the first event of a group waits for others. */
  groupDelayMs?: number
}

export interface SegmentLog extends EventLog {
  /** Behind the last event on disk. */
  position(): Position
  replay(from: Position, visit: (event: SearchEvent, end: Position) => void): Promise<void>
  /** Makes every line of these visitors unreadable, except their wish to be forgotten. */
  erase(clientIds: ReadonlySet<string>): Promise<void>
  /** Drops segments that lie wholly before the position and are old, or too many. */
  clear(upTo: Position): Promise<void>
  status(): { segments: number; bytes: number; dropped: number }
}

interface Waiting {
  text: string
  events: readonly SearchEvent[]
  source: string | null
  resolve: () => void
}

/** Events in files of lines. Many appends share one write, and none resolves before it is on disk. */
export async function createEventLog(parts: EventLogParts): Promise<SegmentLog> {
  const files = await createSegmentWriter(parts)
  const { segments } = files
  const appender = createAppender(parts, files)

  return {
    append: appender.append,
    close: appender.close,
    position: appender.position,
    async replay(from, visit) {
      for (const segment of segments.filter(({ number }) => number >= from.segment)) {
        const start = segment.number === from.segment ? from.offset : 0
        await readLines(segment, start, (line, offset) => {
          const event = parseLine(line)
          if (event !== null) visit(event, { segment: segment.number, offset })
        })
      }
    },
    async erase(clientIds) {
      if (clientIds.size === 0) return
      for (const segment of segments.slice()) {
        await blankLines(segment, (line) => isAbout(line, clientIds))
      }
    },
    async clear(upTo) {
      const oldest = parts.now() - parts.retentionDays * DAY_MS
      for (;;) {
        const [first, second] = segments
        if (first === undefined || second === undefined || second.number > upTo.segment) return
        const isOld = second.startedAt < oldest
        if (!isOld && bytesOf(segments) <= parts.maxBytes * SHARE_AFTER_CLEARING) return
        segments.shift()
        await rm(first.path, { force: true })
      }
    },
    status: () => ({
      segments: segments.length,
      bytes: bytesOf(segments),
      dropped: appender.dropped(),
    }),
  }
}

function createAppender(parts: EventLogParts, files: SegmentWriter) {
  const { maxBytes, onKept, groupDelayMs = GROUP_DELAY_MS } = parts
  const queue: Waiting[] = []
  let waitingBytes = 0
  let dropped = 0
  let isClosed = false
  let running: Promise<void> | null = null
  let position = files.position()

  async function writeGroups(): Promise<void> {
    while (queue.length > 0) {
      if (!isClosed) await new Promise((resume) => setTimeout(resume, groupDelayMs))
      const group = queue.splice(0)
      waitingBytes = 0
      const events = group.flatMap((waiting) => waiting.events)
      const isKept = await files.write(group.map(({ text }) => text).join(''))
      if (isKept) {
        // In one step: whoever saves what was learned must not see one without the other.
        position = files.position()
        const sources = group.flatMap((waiting) => waiting.events.map(() => waiting.source))
        onKept?.(events, sources)
      } else dropped += events.length
      for (const { resolve } of group) resolve()
    }
    running = null
  }

  function hasRoomFor(bytes: number): boolean {
    const isWithinQueue = waitingBytes + bytes <= MAX_WAITING_BYTES
    return isWithinQueue && bytesOf(files.segments) + waitingBytes + bytes <= maxBytes
  }

  async function append(
    offered: readonly SearchEvent[],
    source: string | null = null,
  ): Promise<void> {
    const events = offered.map(toKeptEvent).filter((event) => event !== null)
    dropped += offered.length - events.length
    if (events.length === 0) return
    const text = events.map((event) => `${JSON.stringify(event)}\n`).join('')
    const bytes = Buffer.byteLength(text)
    if (isClosed || !hasRoomFor(bytes)) {
      dropped += events.length
      return
    }
    waitingBytes += bytes
    await new Promise<void>((resolve) => {
      queue.push({ text, events, source, resolve })
      running ??= writeGroups()
    })
  }

  async function close(): Promise<void> {
    isClosed = true
    await running
    await files.close()
  }

  return { append, close, position: () => position, dropped: () => dropped }
}

function bytesOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { size }) => sum + size, 0)
}

function parseLine(line: string): SearchEvent | null {
  if (line.trimStart() === '') return null
  try {
    return toKeptEvent(JSON.parse(line))
  } catch {
    // A damaged line costs one event, not the log.
    return null
  }
}

function isAbout(line: string, clientIds: ReadonlySet<string>): boolean {
  const event = line.includes('"clientId"') ? parseLine(line) : null
  return event?.clientId !== undefined && event.kind !== 'forget' && clientIds.has(event.clientId)
}
