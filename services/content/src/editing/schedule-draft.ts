import { join } from 'node:path'
import { accept, refuse, type Result } from '@saum/domain/result'
import { isId } from '../space/item.ts'
import { readText } from '../space/read-folder.ts'
import { parseSchedule, type ScheduledAction } from '../space/schedule.ts'
import { placeFile } from './place-file.ts'

const FILE = 'drafts/schedule.json'

/** Writes down that something is published or unpublished at a moment, instead of what was planned. */
export async function schedule(
  folder: string,
  planned: ScheduledAction,
  now: number,
): Promise<Result<null, string>> {
  if (!isId(planned.id)) return refuse(`"${planned.id}" cannot be an id.`)
  const read = readSchedule(folder)
  if (!read.ok) return read
  const others = read.value.filter(
    ({ id, action, at }) =>
      !(id === planned.id && action === planned.action && Date.parse(at) > now),
  )
  await writeSchedule(folder, [...others, planned])
  return accept(null)
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

function readSchedule(folder: string): Result<ScheduledAction[], string> {
  const file = readText(folder, FILE)
  if (file === null) return accept([])
  const read = file.failure === undefined ? parseSchedule(file.text) : refuse(file.failure)
  return read.ok ? read : refuse(`${FILE} ${read.refusal}`)
}

function writeSchedule(folder: string, rows: readonly ScheduledAction[]): Promise<void> {
  const ordered = rows.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return placeFile(join(folder, FILE), `${JSON.stringify(ordered, null, 2)}\n`)
}
