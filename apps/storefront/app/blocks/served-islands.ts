import { ProductSliderIsland } from './home/product-slider-island.tsx'
import { RecentlyViewedIsland } from './home/recently-viewed-island.tsx'
import { AmbientVideoIsland } from './media/ambient-video-island.tsx'
import { CountdownIsland } from './media/countdown-island.tsx'
import { SlidesIsland } from './media/slides-island.tsx'

/**
 * The islands as the server renders them. A browser loads each when a page shows it: every line here has
 * its twin in `islands.ts`.
 */
export const SERVED_ISLANDS = {
  ambientVideo: AmbientVideoIsland,
  countdown: CountdownIsland,
  productSlider: ProductSliderIsland,
  recentlyViewed: RecentlyViewedIsland,
  slides: SlidesIsland,
}

export type ServedIslands = typeof SERVED_ISLANDS
