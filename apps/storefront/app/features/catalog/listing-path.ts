import { stripTrailingId } from '@saum/domain/slug'

export const NEW_ARRIVALS = '/new'

/**
 * The category path behind the address of a listing: an id at the end of the slug is dropped, and
 * `new` in the last place is the new arrivals, wherever in the tree it is asked for.
 */
export function listingPath(splat: string): string {
  const parts = splat.split('/').filter(Boolean)
  const slug = stripTrailingId(parts.pop() ?? '')
  return slug === 'new' ? NEW_ARRIVALS : `/${[...parts, slug].join('/')}`
}

/** Whether the address asks for what is new of something: `new/kleider`, where no category is called so. */
export function asksForNewArrivals(splat: string): boolean {
  return splat.split('/').includes('new')
}
