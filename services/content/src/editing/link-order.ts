import { findLinks } from '../rich-text/find-links.ts'
import { keyOf, type Source } from '../space/item.ts'

/** What is linked comes before what links it, so that nobody reads a link that leads nowhere yet. */
export function inOrderOfLinks(ids: readonly string[], sources: readonly Source[]): string[] {
  const owners = new Map(
    sources.flatMap((source) => source.items.map((item) => [keyOf(item), source.id] as const)),
  )
  const ordered = new Set<string>()
  const begun = new Set<string>()
  const place = (id: string) => {
    // A circle has no beginning; any will do.
    if (begun.has(id)) return
    begun.add(id)
    const own = sources.filter((source) => source.id === id).flatMap(({ items }) => items)
    for (const { sys } of own.flatMap(({ fields }) => findLinks(fields))) {
      const owner = owners.get(keyOf({ kind: sys.linkType, id: sys.id }))
      if (owner !== undefined) place(owner)
    }
    ordered.add(id)
  }
  for (const id of ids) place(id)
  return [...ordered]
}
