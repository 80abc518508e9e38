import type { Locale } from '@saum/domain/shops'
import type { Block, ContentPicture, Inline } from './content-block.ts'

export type PageKind = 'home' | 'page' | 'story'

export interface ContentPage {
  /** The same in every locale: `delivery`, `terms`, … */
  page: string
  kind: PageKind
  locale: Locale
  /** The entry it was made of; only previews carry it. */
  entry?: string
  /** Where its words are of another language than the shop's, because nobody translated them yet. */
  language?: Locale
  title: string
  /** The title with its emphasis, where an editor marked a word of it. */
  headline?: Inline[]
  /** What a story is about, in a word: care, fabrics, … */
  topic?: string
  description: string
  /** Address within the shop without slashes at its ends: `lieferung`, `magazin/wolle`; empty for home. */
  slug: string
  /** ISO date of the last change of its text. */
  updated: string
  /** What stands for the page elsewhere: teasers, shared links. */
  picture?: ContentPicture
  blocks: Block[]
}

/** A file of the content system. */
export interface MediaFile {
  url: string
  contentType: string
}

/** What screens may ask of the content system. Never waits: a copy of the space is kept beside the shop. */
export interface ContentReader {
  findPage(locale: Locale, slug: string): ContentPage | null
  findPageByKey(page: string, locale: Locale): ContentPage | null
  /** The slug of the same page in every locale; empty for an unknown page. */
  alternates(page: string): Partial<Record<Locale, string>>
  /** Slug per page key, for footers and other lists of links; without the home page. */
  links(locale: Locale): Readonly<Record<string, string>>
  /** Pages of the magazine, newest first. */
  stories(locale: Locale): ContentPage[]
  /** The file behind the key of a picture. */
  findMedia(key: string): MediaFile | null
}

/** Which drafts an editor wants to see. */
export interface DraftsMoment {
  at: Date
  /** Somebody chose it: what is planned for later is not shown yet, what is to end before is gone. */
  isChosen: boolean
}

/** The drafts of editors, read anew for each request that may see them. */
export type ReadDrafts = (moment: DraftsMoment) => Promise<ContentReader>
