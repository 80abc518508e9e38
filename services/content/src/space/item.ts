/** Values by locale; what is not localized lies under the default locale, as in the delivery API. */
export type LocalizedValue = Readonly<Record<string, unknown>>

export interface EntryItem {
  kind: 'Entry'
  id: string
  type: string
  fields: Readonly<Record<string, LocalizedValue>>
  tags: readonly string[]
}

export interface AssetItem {
  kind: 'Asset'
  id: string
  fields: Readonly<Record<'title' | 'description' | 'file', LocalizedValue>>
  tags: readonly string[]
}

export type Item = (EntryItem | AssetItem) & {
  /** Changes with what is in it, and with nothing else. */
  version: string
  createdAt: string
  updatedAt: string
}

const ID = /^[A-Za-z0-9][\w.-]{0,63}$/

/** A name of a file or folder that leads nowhere else. */
export function isId(text: string): boolean {
  return ID.test(text)
}

export type ItemKey = `${Item['kind']}:${string}`

export function keyOf({ kind, id }: Pick<Item, 'kind' | 'id'>): ItemKey {
  return `${kind}:${id}`
}

/** What is published and drafted as one: an entry, an asset, or a page with all its text implies. */
export interface Source {
  kind: Item['kind']
  id: string
  items: readonly Item[]
  /** Paths within the content folder. */
  files: readonly string[]
  /** Of what its draft says, in any process; empty for what is published. */
  draftVersion: string
}
