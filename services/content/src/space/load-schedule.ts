import { refuse } from '@saum/domain/result'
import { draftVersionOf, keptFolder, plannedKey, type PlannedKey } from './draft-version.ts'
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
  /** What is sound of the copies in such a folder. */
  readKept(under: `drafts/${string}/`): ReadonlyMap<ItemKey, Source>
  /** Its rows stay as long as the file is broken, its drafts while they are drafted anew. */
  before: Plan | undefined
  findings: Finding[]
}

const FILE = 'drafts/schedule.json'

/** `drafts/schedule.json`, without what cannot be done. */
export function loadSchedule(folder: string, context: ScheduleContext): Plan {
  const { before, findings } = context
  const file = readText(folder, FILE)
  if (file === null) return { schedule: [], planned: new Map() }
  const read = file.failure === undefined ? parseSchedule(file.text) : refuse(file.failure)
  if (!read.ok) findings.push({ severity: 'left-out', file: FILE, message: read.refusal })
  const rows = read.ok ? read.value : (before?.schedule ?? [])
  const planned = new Map<PlannedKey, Source>()
  const schedule = rows.filter((row) => {
    const { sources, safety } = plannedSources(row, context)
    if (!isPossible(row, sources, context)) return false
    for (const source of sources) planned.set(plannedKey(keyOf(source), row.version), source)
    if (safety !== 'sound') findings.push(changedSince(row, safety))
    return true
  })
  return { schedule, planned }
}

interface PlannedSources {
  sources: Source[]
  /** `kept` where the draft is another by now, `lost` where not even a copy tells what was planned. */
  safety: 'sound' | 'kept' | 'lost'
}

/**
 * A draft that was changed since it was planned is not what somebody decided to publish: the copy made
 * then is. Without one, what is shown already stays as long as we run.
 */
function plannedSources(row: ScheduledAction, context: ScheduleContext): PlannedSources {
  const { id, action, version } = row
  const { drafts } = context.known
  if (action !== 'publish') return { sources: [], safety: 'sound' }
  const drafted = sourcesOf(id, drafts)
  if (draftVersionOf(id, drafts) === version) return { sources: drafted, safety: 'sound' }
  const place = keptFolder(version)
  const kept = place === null ? new Map<ItemKey, Source>() : context.readKept(place)
  if (place !== null && draftVersionOf(id, kept) === version) {
    return { sources: sourcesOf(id, kept), safety: drafted.length === 0 ? 'sound' : 'kept' }
  }
  const shown = KINDS.flatMap(
    (kind) => context.before?.planned.get(plannedKey(keyOf({ kind, id }), version)) ?? [],
  )
  return { sources: shown, safety: 'lost' }
}

function changedSince({ id }: ScheduledAction, safety: 'kept' | 'lost'): Finding {
  const message = `plans another version of "${id}" than its draft is now; plan or publish it again`
  return { severity: safety === 'kept' ? 'warning' : 'fault', file: FILE, message }
}

const KINDS = ['Entry', 'Asset'] as const

function sourcesOf(id: string, sources: ReadonlyMap<ItemKey, Source>): Source[] {
  return KINDS.flatMap((kind) => sources.get(keyOf({ kind, id })) ?? [])
}

/** A shop cannot be without its home page, and what is not there cannot be planned. */
function isPossible(
  { id, action, version }: ScheduledAction,
  planned: readonly Source[],
  { known: { published, drafts }, findings }: ScheduleContext,
): boolean {
  const sources = [...planned, ...sourcesOf(id, drafts), ...sourcesOf(id, published)]
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
