import type { Engine } from '../engine.ts'
import { attempt } from '../attempt.ts'
import { mayFollow } from './may-follow.ts'

const HISTORY_KEY = '__coveo.analytics.history'
const MAX_ENTRIES = 20
const MAX_QUERY_LENGTH = 75
const REPEAT_MS = 60_000

/** One thing the visitor did, kept in the browser so that suggestions can learn from it. */
export interface HistoryEntry {
  /** `Query`, `PageView`. */
  name: string
  value?: string
  /** For the provider, in words. */
  time: string
  /** For us, in milliseconds. */
  internalTime: number
}

/** The history with an entry on top, newest first; the same history when it is a mere repetition. */
export function withEntry(
  history: readonly HistoryEntry[],
  entry: HistoryEntry,
): readonly HistoryEntry[] {
  const added = entry.name.toLowerCase() === 'query' ? withShortQuery(entry) : entry
  const [newest] = history
  const isRepeated =
    newest !== undefined &&
    newest.name === added.name &&
    newest.value === added.value &&
    added.internalTime - newest.internalTime <= REPEAT_MS
  return isRepeated ? history : [added, ...history].slice(0, MAX_ENTRIES)
}

function withShortQuery({ value = '', ...entry }: HistoryEntry): HistoryEntry {
  return value.trim() === '' ? entry : { ...entry, value: value.slice(0, MAX_QUERY_LENGTH) }
}

/** Remembers what the visitor did, where we may. */
export function addToHistory(engine: Engine, name: string, value?: string): void {
  const { localStorage, now } = engine.environment
  if (localStorage === null || !mayFollow(engine)) return
  const internalTime = now()
  // A clock that makes no sense has no words for it.
  const time = attempt(() => new Date(internalTime).toISOString())
  if (time === null) return
  const history = loadHistory(engine)
  const next = withEntry(history, {
    name,
    ...(value !== undefined && { value }),
    time,
    internalTime,
  })
  if (next !== history) attempt(() => localStorage.set(HISTORY_KEY, JSON.stringify(next)))
}

/** What is remembered of this visitor, newest first. */
export function loadHistory(engine: Engine): readonly HistoryEntry[] {
  if (!mayFollow(engine)) return []
  const stored = attempt(
    () => JSON.parse(engine.environment.localStorage?.get(HISTORY_KEY) ?? '[]') as unknown,
  )
  if (!Array.isArray(stored)) return []
  return stored
    .filter(isEntry)
    .toSorted((one, other) => other.internalTime - one.internalTime)
    .slice(0, MAX_ENTRIES)
}

export function clearHistory({ environment }: Engine): void {
  attempt(() => environment.localStorage?.remove(HISTORY_KEY))
}

/** Anybody can write into a browser's storage. */
function isEntry(value: unknown): value is HistoryEntry {
  if (typeof value !== 'object' || value === null) return false
  const entry = value as Partial<Record<keyof HistoryEntry, unknown>>
  return (
    typeof entry.name === 'string' &&
    typeof entry.time === 'string' &&
    Number.isFinite(entry.internalTime) &&
    (entry.value === undefined || typeof entry.value === 'string')
  )
}
