import { refuse } from '@saum/domain/result'
import { draftVersionOf, plannedKey, type PlannedKey } from './draft-version.ts'
import type { Finding } from './finding.ts'
import { isHome } from './has-home.ts'
import { keyOf, type ItemKey, type Source } from './item.ts'
import { readText } from './read-folder.ts'
import { parseSchedule, type ScheduledAction } from './schedule.ts'

interface KnownSources {
  published: ReadonlyMap<ItemKey, Source>
  drafts: ReadonlyMap<ItemKey, Source>
}

export interface Plan {
  schedule: readonly ScheduledAction[]
  /** The drafts it publishes, as they were when they were planned. */
  planned: ReadonlyMap<PlannedKey, Source>
}

interface ScheduleContext {
  known: KnownSources
  /** Its rows stay as long as the file is broken, its drafts while they are drafted anew. */
  before: Plan | undefined
  findings: Finding[]
}

const FILE = 'drafts/schedule.json'

/** `drafts/schedule.json`, without what cannot be done. */
export function loadSchedule(folder: string, { known, before, findings }: ScheduleContext): Plan {
  const file = readText(folder, FILE)
  if (file === null) return { schedule: [], planned: new Map() }
  const read = file.failure === undefined ? parseSchedule(file.text) : refuse(file.failure)
  if (!read.ok) findings.push({ severity: 'left-out', file: FILE, message: read.refusal })
  const rows = read.ok ? read.value : (before?.schedule ?? [])
  const schedule = rows.filter((row) => isPossible(row, known, findings))
  return { schedule, planned: plannedDrafts(schedule, { known, before, findings }) }
}

/** A draft that was changed since it was planned is not what somebody decided to publish. */
function plannedDrafts(
  schedule: readonly ScheduledAction[],
  { known, before, findings }: ScheduleContext,
): Map<PlannedKey, Source> {
  const planned = new Map<PlannedKey, Source>()
  for (const { id, action, version } of schedule) {
    if (action !== 'publish') continue
    const isPresent = draftVersionOf(id, known.drafts) === version
    if (!isPresent) {
      const message = `plans another version of "${id}" than its draft is now; plan or publish it again`
      findings.push({ severity: 'fault', file: FILE, message })
    }
    for (const kind of ['Entry', 'Asset'] as const) {
      const key = keyOf({ kind, id })
      const place = plannedKey(key, version)
      const source = isPresent ? known.drafts.get(key) : before?.planned.get(place)
      if (source) planned.set(place, source)
    }
  }
  return planned
}

/** A shop cannot be without its home page, and what is not there cannot be planned. */
function isPossible(
  { id, action, version }: ScheduledAction,
  { published, drafts }: KnownSources,
  findings: Finding[],
): boolean {
  const keys = (['Entry', 'Asset'] as const).map((kind) => keyOf({ kind, id }))
  const sources = keys.flatMap((key) => drafts.get(key) ?? published.get(key) ?? [])
  const isHomeGone = action === 'unpublish' && sources.some(isHome)
  const message = isHomeGone
    ? 'unpublishes the home page'
    : sources.length === 0
      ? `plans for "${id}", which is not there`
      : action === 'publish' && version === undefined
        ? `does not say which version of "${id}" it publishes; plan it with \`saum content schedule\``
        : null
  if (message === null) return true
  findings.push({ severity: 'fault', file: FILE, message })
  return false
}
