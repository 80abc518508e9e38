import { findShopByPath } from '@saum/domain/shops'
import type { CategoryDirectory } from '../feed/category-directory.ts'
import type { Condition, IndexQuestion } from '../index/index-question.ts'

/** Which products a listing is about. */
export interface ListingScope {
  scope: IndexQuestion['scope']
  condition: Condition | null
  /** Whose rules hold. */
  categoryId: number | null
  /** Names from the root down to it; its facet of categories begins below. */
  path: readonly string[]
}

const WHOLE_RANGE: ListingScope = { scope: null, condition: null, categoryId: null, path: [] }
/** An address that names a category nobody knows lists nothing. */
const NOTHING: ListingScope = {
  scope: null,
  condition: { kind: 'ids', ids: [] },
  categoryId: null,
  path: [],
}
const MAX_SLUGS = 20
/** What is new follows the calendar, not where a product is filed. */
const NEW_ARRIVALS = 'new'

/** The listing at an address: of a category, of a label, or of the whole range. */
export function listingScope(url: string, categories: CategoryDirectory): ListingScope {
  const slugs = listingSlugs(url)
  if (slugs.length === 0) return WHOLE_RANGE
  const category = categories.bySlugs(slugs)
  if (slugs.length === 1 && slugs[0] === NEW_ARRIVALS) {
    return { ...inScope('label', NEW_ARRIVALS), categoryId: category?.id ?? null, path: [] }
  }
  if (category === null) return NOTHING
  const { id, path } = category
  return { ...inScope('category_id', String(id)), categoryId: id, path }
}

function inScope(field: string, value: string): Pick<ListingScope, 'scope' | 'condition'> {
  return { scope: { field, value }, condition: null }
}

/** `https://host/de/c/damen/kleider-11/?page=2` → `['damen', 'kleider-11']`. */
function listingSlugs(url: string): string[] {
  const path = URL.parse(url, 'https://shop.invalid')?.pathname ?? ''
  const steps = path.split('/').filter((step) => step !== '')
  const at = steps.findIndex((step, position) => step === 'c' && isShopOrStart(steps[position - 1]))
  if (at === -1) return []
  return steps.slice(at + 1, at + 1 + MAX_SLUGS).map(decodeStep)
}

function isShopOrStart(step: string | undefined): boolean {
  return step === undefined || findShopByPath(step) !== undefined
}

/** A step that is not encoded correctly names no category; it stays as it is. */
function decodeStep(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
