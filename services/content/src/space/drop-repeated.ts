import type { Finding } from './finding.ts'
import { keyOf, type Item, type ItemKey, type Source } from './item.ts'

/** What two sources cannot share: an address within a locale, and the id of an entry. */
export function dropRepeated(
  published: Map<ItemKey, Source>,
  drafts: Map<ItemKey, Source>,
): Finding[] {
  const findings = dropWithin(published, published)
  return [...findings, ...dropWithin(new Map([...published, ...drafts]), drafts)]
}

/** Whoever comes first in the alphabet keeps what both claim. */
function dropWithin(all: ReadonlyMap<ItemKey, Source>, droppable: Map<ItemKey, Source>): Finding[] {
  const findings: Finding[] = []
  const owners = new Map<string, Source>()
  for (const [key, source] of inOrder(all, droppable)) {
    const claims = source.items.flatMap(claimsOf)
    const taken = claims.find(({ claim }) => owners.has(claim))
    const owner = taken && owners.get(taken.claim)
    if (taken && owner && droppable.has(key)) {
      droppable.delete(key)
      const file = source.files[0] ?? key
      const message = `has the ${taken.words} of ${owner.files[0] ?? owner.id}`
      findings.push({ severity: 'left-out', file, message })
    } else for (const { claim } of claims) owners.set(claim, source)
  }
  return findings
}

/** Those that stay in any case come first, so that a draft never drives out what is published. */
function inOrder(
  all: ReadonlyMap<ItemKey, Source>,
  droppable: ReadonlyMap<ItemKey, Source>,
): [ItemKey, Source][] {
  return [...all].toSorted(
    ([one], [other]) =>
      Number(droppable.has(one)) - Number(droppable.has(other)) || (one < other ? -1 : 1),
  )
}

function claimsOf(item: Item): { claim: string; words: string }[] {
  const id = { claim: keyOf(item), words: `id "${item.id}"` }
  if (item.kind !== 'Entry' || item.type !== 'page') return [id]
  const slugs = Object.entries(item.fields['slug'] ?? {}).map(([locale, slug]) => ({
    claim: `${locale}/${String(slug)}`,
    words: `slug "${String(slug)}" in ${locale}`,
  }))
  return [id, ...slugs]
}
