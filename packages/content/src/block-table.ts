import type { MakeBlock } from './block-maker.ts'
import { makeAccordion } from './blocks/accordion.ts'
import { makeBanner } from './blocks/banner.ts'
import { makeCallToAction } from './blocks/call-to-action.ts'
import { makeCategoryIndex } from './blocks/category-index.ts'
import { makeCategoryTiles } from './blocks/category-tiles.ts'
import { makeContactForm } from './blocks/contact-form.ts'
import { makeCountdown } from './blocks/countdown.ts'
import { makeFashionCard } from './blocks/fashion-card.ts'
import { makeGrid } from './blocks/grid.ts'
import { makeImageSlider } from './blocks/image-slider.ts'
import { makeNewsletter } from './blocks/newsletter.ts'
import { makeOutfit } from './blocks/outfit.ts'
import { makePicture } from './blocks/picture.ts'
import { makeProductSlider } from './blocks/product-slider.ts'
import { makeProduct } from './blocks/product.ts'
import { makePromises } from './blocks/promises.ts'
import { makeQuote } from './blocks/quote.ts'
import { makeRecentlyViewed } from './blocks/recently-viewed.ts'
import { makeSizeChart } from './blocks/size-chart.ts'
import { makeSlideShow } from './blocks/slide-show.ts'
import { makeSlot } from './blocks/slot.ts'
import { makeStoreFinder } from './blocks/store-finder.ts'
import { makeStoryList } from './blocks/story-list.ts'
import { makeStory } from './blocks/story.ts'
import { makeText } from './blocks/text.ts'
import { makeVideo } from './blocks/video.ts'

/** Content type → what an entry of it becomes. */
export const BLOCK_TABLE: ReadonlyMap<string, MakeBlock> = new Map(
  Object.entries({
    accordion: makeAccordion,
    banner: makeBanner,
    callToAction: makeCallToAction,
    categoryIndex: makeCategoryIndex,
    categoryTiles: makeCategoryTiles,
    contactForm: makeContactForm,
    countdown: makeCountdown,
    fashionCard: makeFashionCard,
    grid: makeGrid,
    imageSlider: makeImageSlider,
    newsletter: makeNewsletter,
    outfit: makeOutfit,
    picture: makePicture,
    product: makeProduct,
    productSlider: makeProductSlider,
    promises: makePromises,
    quote: makeQuote,
    recentlyViewed: makeRecentlyViewed,
    sizeChart: makeSizeChart,
    slideShow: makeSlideShow,
    slot: makeSlot,
    storeFinder: makeStoreFinder,
    story: makeStory,
    storyList: makeStoryList,
    text: makeText,
    video: makeVideo,
  }),
)
