import type { Locale } from '@saum/domain/shops'

/** Text of a content page as plain data: no HTML anywhere, so nothing has to be trusted or cleaned later. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  /** A drawing of the shop, such as a care sign; `label` says what it shows. */
  | { kind: 'symbol'; name: string; label: string }
  | { kind: 'break' }

/** The words without their marks, for anchors, captions and labels. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text
      if (inline.kind === 'symbol') return inline.label
      return inline.kind === 'break' ? ' ' : plainText(inline.children)
    })
    .join('')
}

export interface ContentLink {
  label: string
  /** An own path with its shop, an anchor, or an address of the web; always checked. */
  href: string
}

/** A picture of the content system; the image service encodes it at `/images/{key}/{width}.{format}`. */
export interface ContentPicture {
  /** Changes with the pixels. */
  key: string
  /** Natural size; keeps the place while the picture loads. */
  width: number
  height: number
  /** Empty where the picture only decorates. */
  alt: string
}

export interface CaptionedPicture {
  picture: ContentPicture
  caption?: Inline[]
}

export interface Slide {
  title: string
  text?: string
  link?: ContentLink
  picture: ContentPicture
}

export interface AccordionEntry {
  /** Anchor within the page. */
  id: string
  title: Inline[]
  children: Block[]
}

/** Which products a block shows; the storefront asks for them when it shows the page. */
export type ProductSource =
  | { kind: 'ids'; ids: number[] }
  /** The newest of a category, by the key that all shops share. */
  | { kind: 'category'; categoryKey: string; limit: number }
  | { kind: 'search'; term: string; limit: number }

export interface CategoryTile {
  categoryKey: string
  /** Instead of the category's own name. */
  label?: string
  text?: string
  picture?: ContentPicture
}

interface TextKinds {
  heading: { level: 2 | 3 | 4; id: string; children: Inline[] }
  paragraph: { children: Inline[] }
  list: { ordered: boolean; items: Block[][] }
  table: { head: Inline[][]; rows: Inline[][][] }
  quote: { children: Block[]; source?: string }
  rule: object
}

interface MediaKinds {
  picture: CaptionedPicture & { width?: 'text' | 'wide' }
  imageSlider: { title: string; pictures: CaptionedPicture[] }
  slideShow: { title: string; slides: Slide[] }
  video: {
    title: string
    poster: ContentPicture
    sources: { src: string; type: string }[]
    captions: { src: string; locale: Locale }[]
    /** Plays without sound and in a circle, where the visitor's settings allow it. */
    isAmbient: boolean
    /** What happens and is said, for those who do not watch. */
    transcript?: Block[]
  }
}

interface ShopKinds {
  product: { productId: number; text?: string }
  productSlider: { title: string; text?: string; link?: ContentLink; source: ProductSource }
  outfit: { title: string; text?: string; outfitId: number; link?: ContentLink }
  categoryTiles: { title?: string; tiles: CategoryTile[]; layout: 'pair' | 'row' }
  /** All main categories as one line of links. */
  categoryIndex: { title: string }
  sizeChart: { family: string }
  recentlyViewed: { title: string }
  storeFinder: { title: string; text: string; picture?: ContentPicture }
  fashionCard: { title: string; text: string; link: ContentLink }
  newsletter: { title: string; text: string; note?: Inline[] }
  contactForm: { title: string }
}

interface FaceKinds {
  /** `hero` opens a page: full-bleed, its title is the page's. */
  banner: {
    size: 'hero' | 'wide'
    title: Inline[]
    text?: string
    link?: ContentLink
    picture: ContentPicture
    phonePicture?: ContentPicture
  }
  callToAction: { title?: string; text?: string; link: ContentLink }
  accordion: { title?: string; entries: AccordionEntry[]; isFaq: boolean }
  /** Leads to a story of the magazine. */
  story: { title: string; text: string; href: string; linkText: string; picture?: ContentPicture }
  /** All stories, newest first. */
  storyList: { title?: string }
  promises: { title: string; items: { title: string; text: Inline[] }[] }
  countdown: {
    title: string
    text?: string
    until: string
    link?: ContentLink
    afterwards?: string
  }
  text: { title?: string; children: Block[] }
  grid: { layout: 'pair' | 'thirds' | 'quarters'; title?: string; cells: Block[][] }
}

export type BlockKinds = TextKinds & MediaKinds & ShopKinds & FaceKinds

/** What any block may carry beside its own fields. */
export interface BlockMark {
  /** The entry it was made of; only previews carry it. */
  entry?: string
  /** Where its words are of another language than the page. */
  language?: Locale
}

export type Block<Kind extends keyof BlockKinds = keyof BlockKinds> = {
  [Name in Kind]: { kind: Name } & BlockMark & BlockKinds[Name]
}[Kind]
