import type { Shop } from '@saum/domain/shops'
import { pageHeadOf, type PageHead } from './page-head.ts'
import type { Report } from './report.ts'
import type { Space } from './space.ts'
import { isVisible } from './visibility.ts'
import type { Reading } from './values.ts'

/** The pages of one shop by key and by address. */
export interface PageIndex {
  byKey: ReadonlyMap<string, PageHead>
  bySlug: ReadonlyMap<string, PageHead>
}

interface IndexParts {
  space: Space
  shop: Shop
  reading: Reading
  at: number
  report: Report
}

/** Where two pages want one address, the one whose own language it is has it. */
export function createPageIndex({ space, shop, reading, at, report }: IndexParts): PageIndex {
  const { locale, timeZone } = shop
  const heads = [...space.entries.values()]
    .filter((entry) => entry.type === 'page' && isVisible(entry, { at, reading, timeZone }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap((entry) => pageHeadOf(entry, { locale, reading, report }) ?? [])
  const bySlug = new Map<string, PageHead>()
  for (const isForeign of [false, true]) {
    for (const head of heads) {
      if ((head.language !== undefined) !== isForeign) continue
      const other = bySlug.get(head.slug)
      if (other === undefined) bySlug.set(head.slug, head)
      else report(clash(head, other, locale))
    }
  }
  const placed = heads.filter((head) => bySlug.get(head.slug) === head)
  return { bySlug, byKey: new Map(placed.map((head) => [head.entry.id, head])) }
}

function clash(head: PageHead, other: PageHead, locale: string): string {
  return `Page ${head.entry.id} is left out in ${locale}: ${other.entry.id} has the slug "${head.slug}"`
}
