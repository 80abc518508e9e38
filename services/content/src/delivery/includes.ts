import { keyOf, type Item, type ItemKey } from '../space/item.ts'
import { findLinks } from '../rich-text/find-links.ts'
import { fieldsIn, toResource, type LocaleChoice, type Reading, type Resource } from './reading.ts'

export interface Includes {
  includes?: { Entry?: Resource[]; Asset?: Resource[] }
  errors?: object[]
}

/** What the items link to, `depth` links away, and which links lead nowhere. */
export function includesOf(
  items: readonly Item[],
  { depth, locale, reading }: { depth: number; locale: LocaleChoice; reading: Reading },
): Includes {
  const seen = new Set<ItemKey>(items.map(keyOf))
  const found: Item[] = []
  const missing = new Map<ItemKey, object>()
  let edge: readonly Item[] = items
  for (let step = 0; step < depth && edge.length > 0; step++) {
    const next: Item[] = []
    for (const { sys } of edge.flatMap((item) => findLinks(fieldsIn(item, locale, reading)))) {
      const key = keyOf({ kind: sys.linkType, id: sys.id })
      if (seen.has(key)) continue
      const target = reading.view.items.get(key)
      if (target === undefined) missing.set(key, unresolvable(sys.linkType, sys.id))
      else {
        seen.add(key)
        next.push(target)
      }
    }
    found.push(...next)
    edge = next
  }
  const ofKind = (kind: Item['kind']) =>
    found.filter((item) => item.kind === kind).map((item) => toResource(item, locale, reading))
  const entries = ofKind('Entry')
  const assets = ofKind('Asset')
  const includes = {
    ...(entries.length > 0 ? { Entry: entries } : {}),
    ...(assets.length > 0 ? { Asset: assets } : {}),
  }
  return {
    ...(found.length > 0 ? { includes } : {}),
    ...(missing.size > 0 ? { errors: [...missing.values()] } : {}),
  }
}

function unresolvable(linkType: string, id: string): object {
  return {
    sys: { id: 'notResolvable', type: 'error' },
    details: { type: 'Link', linkType, id },
  }
}
