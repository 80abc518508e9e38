import { lazy, type ComponentType } from 'react'
import type { IslandData, IslandName } from './island.tsx'

type Islands = { [Name in IslandName]: ComponentType<IslandData<Name>> }

/** The islands as a browser has them: each arrives when a page shows it. */
export const LATE_ISLANDS = {
  ambientVideo: late(
    async () => (await import('./media/ambient-video-island.tsx')).AmbientVideoIsland,
  ),
  countdown: late(async () => (await import('./media/countdown-island.tsx')).CountdownIsland),
  productSlider: late(
    async () => (await import('./home/product-slider-island.tsx')).ProductSliderIsland,
  ),
  recentlyViewed: late(
    async () => (await import('./home/recently-viewed-island.tsx')).RecentlyViewedIsland,
  ),
  slides: late(async () => (await import('./media/slides-island.tsx')).SlidesIsland),
} satisfies Islands

function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}
