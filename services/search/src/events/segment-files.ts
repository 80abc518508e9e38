import { access, constants, mkdir, open, readdir, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@saum/thread/log'
import { setAside } from './set-aside.ts'

/** Files that name visitors are nobody else's on this machine. */
export const PRIVATE = 0o600

/** A place between two events: a segment and how many bytes of it lie before. */
export interface Position {
  segment: number
  offset: number
}

/** One file of events, a line each. */
export interface Segment {
  number: number
  /** Milliseconds since 1970; it ends when the next one starts. */
  startedAt: number
  path: string
  size: number
}

const NAME = /^(\d{8,15})-(\d{1,15})\.ndjson$/u
const LINE_END = 0x0a
const SPACE = 0x20

export function segmentPath(folder: string, number: number, startedAt: number): string {
  return join(folder, `${String(number).padStart(8, '0')}-${startedAt}.ndjson`)
}

/**
 * Oldest first. What a crash left of a last line is cut off; only the newest file can have one. What
 * cannot be read is set aside.
 */
export async function openSegments(folder: string, log: Log): Promise<Segment[]> {
  await mkdir(folder, { recursive: true })
  const segments: Segment[] = []
  for (const name of await readdir(folder)) {
    const [, number, startedAt] = NAME.exec(name) ?? []
    if (number === undefined) continue
    const path = join(folder, name)
    const fault = await faultOf(path)
    if (fault !== null) {
      await setAside(path, fault, log)
      continue
    }
    const { size } = await stat(path)
    segments.push({ number: Number(number), startedAt: Number(startedAt), path, size })
  }
  segments.sort((left, right) => left.number - right.number)
  const newest = segments.at(-1)
  if (newest !== undefined) newest.size = await cutTornLine(newest.path)
  return segments
}

async function faultOf(path: string): Promise<string | null> {
  try {
    await access(path, constants.R_OK | constants.W_OK)
    return (await stat(path)).isFile() ? null : 'it is a folder'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function cutTornLine(path: string): Promise<number> {
  const content = await readFile(path)
  const size = content.lastIndexOf(LINE_END) + 1
  if (size < content.length) await truncate(path, size)
  return size
}

/** Visits the lines of a segment from an offset on, with the offset behind each. */
export async function readLines(
  segment: Segment,
  from: number,
  visit: (line: string, end: number) => void,
): Promise<void> {
  if (from >= segment.size) return
  const content = await readFile(segment.path)
  let start = from
  for (;;) {
    const end = content.indexOf(LINE_END, start)
    if (end < 0 || end >= segment.size) return
    visit(content.toString('utf8', start, end), end + 1)
    start = end + 1
  }
}

/**
 * Overwrites lines with spaces. Places in the file stay what they are, and a crash in between leaves
 * lines that nobody can read.
 */
export async function blankLines(
  segment: Segment,
  isUnwanted: (line: string) => boolean,
): Promise<void> {
  const unwanted: { start: number; length: number }[] = []
  let start = 0
  await readLines(segment, 0, (line, end) => {
    if (isUnwanted(line)) unwanted.push({ start, length: end - start - 1 })
    start = end
  })
  if (unwanted.length === 0) return
  const file = await open(segment.path, 'r+')
  try {
    for (const { start: place, length } of unwanted) {
      await file.write(Buffer.alloc(length, SPACE), 0, length, place)
    }
    await file.datasync()
  } finally {
    await file.close()
  }
}

/** A new name in a folder survives a power cut only when the folder has been written too. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
