import { markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Island } from '#app/blocks/island.tsx'

/** What this browser has looked at: known to nobody else, so there is nothing to see on the server. */
export function RecentlyViewedBlock({ block }: BlockProps<'recentlyViewed'>) {
  return (
    <div {...markOf(block, 'title')}>
      <Island use={{ island: 'recentlyViewed', data: { title: block.title } }} />
    </div>
  )
}
