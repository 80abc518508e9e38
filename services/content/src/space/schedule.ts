import { accept, refuse, type Result } from '@saum/domain/result'
import * as v from '@saum/schema/schema'
import { describeIssues, parseJson } from './parse-json.ts'

const action = v.object({
  id: v.string(),
  action: v.picklist(['publish', 'unpublish']),
  at: v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)),
      'is no moment',
    ),
  ),
  /** Which draft is published; a later one waits until somebody plans it. */
  version: v.optional(v.string()),
})

export type ScheduledAction = v.InferOutput<typeof action>

/** `drafts/schedule.json`: what is published and unpublished when, in order of time. */
export function parseSchedule(text: string): Result<ScheduledAction[], string> {
  const json = parseJson(text)
  if (!json.ok) return json
  const parsed = v.safeParse(v.array(action), json.value)
  if (!parsed.success) return refuse(describeIssues(parsed.issues))
  return accept(inOrderOfTime(parsed.output))
}

/** What the schedule has done to each id by now; its last word counts. */
export function dueActions(
  schedule: readonly ScheduledAction[],
  now: number,
): Map<string, ScheduledAction> {
  const due = schedule.slice(0, countDue(schedule, now))
  return new Map(due.map((row) => [row.id, row]))
}

/** Rows lie in order of time, so their number tells which of them are due. */
export function countDue(schedule: readonly ScheduledAction[], now: number): number {
  const next = schedule.findIndex(({ at }) => Date.parse(at) > now)
  return next === -1 ? schedule.length : next
}

/**
 * The rows with these instead of what was planned for the same before. What is overtaken goes: it has had
 * its time, and its version need not be kept.
 */
export function replan(
  rows: readonly ScheduledAction[],
  planned: readonly ScheduledAction[],
  now: number,
): ScheduledAction[] {
  const ordered = inOrderOfTime(rows)
  const due = dueActions(ordered, now)
  const kept = ordered.filter((row) => {
    if (Date.parse(row.at) <= now) return due.get(row.id) === row
    return !planned.some(({ id, action: wanted }) => id === row.id && wanted === row.action)
  })
  return inOrderOfTime([...kept, ...planned])
}

export function inOrderOfTime(rows: readonly ScheduledAction[]): ScheduledAction[] {
  return rows.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

/** What is to be published only after this moment. */
export function plannedAfter(schedule: readonly ScheduledAction[], moment: number): Set<string> {
  const later = schedule.filter(
    ({ action: planned, at }) => planned === 'publish' && Date.parse(at) > moment,
  )
  return new Set(later.map(({ id }) => id))
}

export function nextMoment(schedule: readonly ScheduledAction[], now: number): number | null {
  const next = schedule.find(({ at }) => Date.parse(at) > now)
  return next === undefined ? null : Date.parse(next.at)
}
