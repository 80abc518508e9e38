import { join } from 'node:path'
import { accept, refuse, type Result } from '@saum/domain/result'
import { readText } from '../space/read-folder.ts'
import { inOrderOfTime, parseSchedule, replan, type ScheduledAction } from '../space/schedule.ts'
import { clearKept } from './keep-planned.ts'
import { placeFile } from './place-file.ts'

const FILE = 'drafts/schedule.json'

/** Writes down what is published or unpublished at a moment, instead of what was planned before. */
export async function writePlan(
  folder: string,
  planned: readonly ScheduledAction[],
  now: number,
): Promise<Result<null, string>> {
  const read = readSchedule(folder)
  if (!read.ok) return read
  await writeSchedule(folder, replan(read.value, planned, now))
  return accept(null)
}

/**
 * From here on the plan means what is about to be published. An interruption before the files are moved
 * shows the draft, one after that what is published, and never the version of an earlier plan.
 */
export async function planPresent(
  folder: string,
  versions: ReadonlyMap<string, string>,
): Promise<void> {
  const read = readSchedule(folder)
  if (!read.ok || !read.value.some(({ id }) => versions.has(id))) return
  const rows = read.value.map((row) => {
    const version = versions.get(row.id)
    return row.action === 'publish' && version !== undefined ? { ...row, version } : row
  })
  const others = rows.filter(({ id }) => !versions.has(id))
  await placeFile(join(folder, FILE), toText(rows))
  await clearKept(folder, others)
}

/** What is published by hand need not be published by the clock, and is no longer off the shop. */
export async function unschedule(
  folder: string,
  ids: readonly string[],
  now: number,
): Promise<void> {
  const read = readSchedule(folder)
  if (!read.ok) return
  const kept = read.value.filter(
    ({ id, action, at }) => !ids.includes(id) || (action === 'unpublish' && Date.parse(at) > now),
  )
  if (kept.length < read.value.length) await writeSchedule(folder, kept)
}

/** Takes back what is still to come; tells how much that was. */
export async function cancel(
  folder: string,
  ids: readonly string[],
  now: number,
): Promise<Result<ScheduledAction[], string>> {
  const read = readSchedule(folder)
  if (!read.ok) return read
  const cancelled = read.value.filter(({ id, at }) => ids.includes(id) && Date.parse(at) > now)
  const kept = read.value.filter((row) => !cancelled.includes(row))
  if (cancelled.length > 0) await writeSchedule(folder, kept)
  return accept(cancelled)
}

function readSchedule(folder: string): Result<ScheduledAction[], string> {
  const file = readText(folder, FILE)
  if (file === null) return accept([])
  const read = file.failure === undefined ? parseSchedule(file.text) : refuse(file.failure)
  return read.ok ? read : refuse(`${FILE} ${read.refusal}`)
}

/** Copies go when nothing names them any more; a crash in between leaves some for the next time. */
async function writeSchedule(folder: string, rows: readonly ScheduledAction[]): Promise<void> {
  await placeFile(join(folder, FILE), toText(rows))
  await clearKept(folder, rows)
}

function toText(rows: readonly ScheduledAction[]): string {
  return `${JSON.stringify(inOrderOfTime(rows), null, 2)}\n`
}
