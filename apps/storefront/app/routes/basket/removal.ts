import type { Backend } from '@saum/contract/backend'
import { loadNames } from './left-out.ts'
import { parseRemovedItems, REMOVED_PARAMETER, SAVED_PARAMETER } from './removed-items.ts'

/** What a form without script has taken out, and what it takes to put it back. */
export interface Removal {
  kind: 'remove' | 'save'
  /** As `writeRemovedItem` has written them. */
  items: string[]
  names: string[]
}

/** As the address says; what it does not name readably was not removed. */
export async function loadRemoval(
  backend: Backend,
  query: URLSearchParams,
): Promise<Removal | null> {
  const kind = query.has(SAVED_PARAMETER) ? 'save' : 'remove'
  const items = query.getAll(kind === 'save' ? SAVED_PARAMETER : REMOVED_PARAMETER)
  const parsed = parseRemovedItems(items)
  if (parsed.length === 0) return null
  const names = await loadNames(backend, parsed.map(({ variantId }) => variantId).slice(0, 20))
  return names.length === 0 ? null : { kind, items, names }
}
