import type { Source } from './item.ts'

/** The one page a shop cannot do without. */
export function hasHome({ published }: { published: ReadonlyMap<string, Source> }): boolean {
  return published.values().some(isHome)
}

export function isHome({ items: [first] }: Source): boolean {
  const isPage = first?.kind === 'Entry' && first.type === 'page'
  return isPage && Object.values(first.fields['kind'] ?? {}).includes('home')
}
