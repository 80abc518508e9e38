/** One value per locale code of the space; absent where nobody wrote one. */
export type LocalizedValue = Readonly<Record<string, unknown>>

export interface Entry {
  id: string
  type: string
  updatedAt: string
  fields: Readonly<Record<string, LocalizedValue>>
}

export interface Asset {
  id: string
  fields: Readonly<Record<string, LocalizedValue>>
}

export interface SpaceLocale {
  code: string
  fallbackCode: string | null
  isDefault: boolean
}

/** Everything of a space at one moment. Never changed: a change makes the next copy. */
export interface Space {
  locales: readonly SpaceLocale[]
  entries: ReadonlyMap<string, Entry>
  assets: ReadonlyMap<string, Asset>
}

export type Change =
  | { kind: 'entry'; entry: Entry }
  | { kind: 'asset'; asset: Asset }
  | { kind: 'entry-gone'; id: string }
  | { kind: 'asset-gone'; id: string }

export const EMPTY_SPACE: Space = { locales: [], entries: new Map(), assets: new Map() }

/** The space after these changes, in their order. */
export function withChanges(
  space: Space,
  changes: readonly Change[],
  locales: readonly SpaceLocale[] = space.locales,
): Space {
  const entries = new Map(space.entries)
  const assets = new Map(space.assets)
  for (const change of changes) {
    if (change.kind === 'entry') entries.set(change.entry.id, change.entry)
    else if (change.kind === 'asset') assets.set(change.asset.id, change.asset)
    else if (change.kind === 'entry-gone') entries.delete(change.id)
    else assets.delete(change.id)
  }
  return { locales, entries, assets }
}
