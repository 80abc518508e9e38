import { derive, isSame, withSet, type State } from '../state.ts'

/** Things by their id. The ids and queries of visitors are keys here, so a key such as `constructor` is only one that was set. */
export type Entries<Entry> = Readonly<Record<string, Entry>>

export function entryOf<Entry>(entries: Entries<Entry>, key: string): Entry | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined
}

/** What is there already stays. */
export function withEntry<Entry>(
  entries: Entries<Entry>,
  key: string,
  entry: Entry,
): Entries<Entry> {
  return Object.hasOwn(entries, key) ? entries : { ...entries, [key]: entry }
}

/** Changes one entry; what is not there cannot change. */
export function changeEntry<Entry>(
  entries: Entries<Entry>,
  key: string,
  change: (entry: Entry) => Entry,
): Entries<Entry> {
  const entry = entryOf(entries, key)
  return entry === undefined ? entries : withSet(entries, { [key]: change(entry) })
}

export function changeEntries<Entry>(
  entries: Entries<Entry>,
  change: (entry: Entry, key: string) => Entry,
): Entries<Entry> {
  const changed = Object.entries(entries).map(([key, entry]) => [key, change(entry, key)] as const)
  const next = Object.fromEntries(changed)
  return isSame(entries, next) ? entries : next
}

/** One entry as a state of its own; as long as it is not there it is as it begins, and cannot change. */
export function entryState<Entry>(
  entries: State<Entries<Entry>>,
  key: string,
  initial: Entry,
): State<Entry> {
  return {
    ...derive(entries, (all) => entryOf(all, key) ?? initial),
    update: (change) => entries.update((all) => changeEntry(all, key, change)),
  }
}
