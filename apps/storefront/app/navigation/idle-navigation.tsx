import { ListingScroll } from './listing-scroll.tsx'
import { PrefetchLinks } from './prefetch-links.tsx'

/** What the way between two pages has beyond links: one file, loaded once the browser rests. */
export function IdleNavigation() {
  return (
    <>
      <PrefetchLinks />
      <ListingScroll />
    </>
  )
}
