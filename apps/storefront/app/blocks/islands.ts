import type { ComponentType } from 'react'
import { latePart } from '#app/navigation/late-code.ts'
import type { IslandData, IslandName } from './island.tsx'

type Islands = { [Name in IslandName]: ComponentType<IslandData<Name>> }

/** The islands as a browser has them: each arrives when a page shows it. */
export const LATE_ISLANDS = {
  ambientVideo: latePart(
    async () => (await import('./media/ambient-video-island.tsx')).AmbientVideoIsland,
  ),
  countdown: latePart(async () => (await import('./media/countdown-island.tsx')).CountdownIsland),
  productSlider: latePart(
    async () => (await import('./home/product-slider-island.tsx')).ProductSliderIsland,
  ),
  recentlyViewed: latePart(
    async () => (await import('./home/recently-viewed-island.tsx')).RecentlyViewedIsland,
  ),
  slides: latePart(async () => (await import('./media/slides-island.tsx')).SlidesIsland),
} satisfies Islands
