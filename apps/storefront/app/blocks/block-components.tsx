import type { Block, BlockKinds } from '@saum/contract/content-block'
import type { ComponentType } from 'react'
import { atLevel, type BlockFrame, type BlockProps, type BlocksProps } from './frame.ts'
import { captionAt } from './caption-at.ts'
import { headingLevels } from './heading-levels.ts'
import { ContactFormBlock } from './contact/contact-form-block.tsx'
import { BannerBlock } from './home/banner-block.tsx'
import { CategoryIndexBlock } from './home/category-index-block.tsx'
import { CategoryTilesBlock } from './home/category-tiles-block.tsx'
import { FashionCardBlock } from './home/fashion-card-block.tsx'
import { NewsletterBlock } from './home/newsletter-block.tsx'
import { OutfitBlock } from './home/outfit-block.tsx'
import { ProductSliderBlock } from './home/product-slider-block.tsx'
import { PromisesBlock } from './home/promises-block.tsx'
import { RecentlyViewedBlock } from './home/recently-viewed-block.tsx'
import { StoreFinderBlock } from './home/store-finder-block.tsx'
import { StoryBlock } from './home/story-block.tsx'
import { CountdownBlock } from './media/countdown-block.tsx'
import { ImageSliderBlock } from './media/image-slider-block.tsx'
import { PictureBlock } from './media/picture-block.tsx'
import { ProductBlock } from './media/product-block.tsx'
import { SizeChartBlock } from './media/size-chart-block.tsx'
import { SlideShowBlock } from './media/slide-show-block.tsx'
import { VideoBlock } from './media/video-block.tsx'
import { StoryListBlock } from './story/story-list-block.tsx'
import { AccordionBlock } from './text/accordion-block.tsx'
import { CallToActionBlock } from './text/call-to-action-block.tsx'
import { GridBlock } from './text/grid-block.tsx'
import { HeadingBlock } from './text/heading-block.tsx'
import { ListBlock } from './text/list-block.tsx'
import { ParagraphBlock } from './text/paragraph-block.tsx'
import { QuoteBlock } from './text/quote-block.tsx'
import { RuleBlock } from './text/rule-block.tsx'
import { TableBlock } from './text/table-block.tsx'
import { TextBlock } from './text/text-block.tsx'

type Components = { [Kind in keyof BlockKinds]: ComponentType<BlockProps<Kind>> }

/** Which component shows which kind of block. All of them run on the server only. */
const BLOCK_COMPONENTS = {
  accordion: AccordionBlock,
  banner: BannerBlock,
  callToAction: CallToActionBlock,
  categoryIndex: CategoryIndexBlock,
  categoryTiles: CategoryTilesBlock,
  contactForm: ContactFormBlock,
  countdown: CountdownBlock,
  fashionCard: FashionCardBlock,
  grid: GridBlock,
  heading: HeadingBlock,
  imageSlider: ImageSliderBlock,
  list: ListBlock,
  newsletter: NewsletterBlock,
  outfit: OutfitBlock,
  paragraph: ParagraphBlock,
  picture: PictureBlock,
  product: ProductBlock,
  productSlider: ProductSliderBlock,
  promises: PromisesBlock,
  quote: QuoteBlock,
  recentlyViewed: RecentlyViewedBlock,
  rule: RuleBlock,
  sizeChart: SizeChartBlock,
  slideShow: SlideShowBlock,
  storeFinder: StoreFinderBlock,
  story: StoryBlock,
  storyList: StoryListBlock,
  table: TableBlock,
  text: TextBlock,
  video: VideoBlock,
} satisfies Components

/** Blocks one after the other. Their order never changes, so a position is a good key. */
export function Blocks({ blocks, frame }: BlocksProps) {
  const levels = headingLevels(blocks, frame.level)
  return blocks.map((block, position) => {
    const level = levels.get(block) ?? frame.level
    const caption = captionAt(blocks, position, frame.caption)
    return <BlockView key={position} block={block} frame={{ ...atLevel(frame, level), caption }} />
  })
}

function BlockView({ block, frame }: { block: Block; frame: BlockFrame }) {
  // The table pairs each kind with a component for it, which a union of kinds cannot say.
  const Component = BLOCK_COMPONENTS[block.kind] as ComponentType<{
    block: Block
    frame: BlockFrame
  }>
  return <Component block={block} frame={frame} />
}
