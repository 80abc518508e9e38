import type { Block } from '@saum/contract/content-block'
import type { Shop } from '@saum/domain/shops'
import type { Anchors } from './anchors.ts'
import type { Report } from './report.ts'
import type { Entry, Space } from './space.ts'
import type { Reading } from './values.ts'

/** The entries something stands in, from the page inwards. */
export type Within = readonly string[]

/** What a page is made with: the space as one shop sees it at one moment. */
export interface Making {
  space: Space
  shop: Shop
  reading: Reading
  at: number
  /** Previews want to know which entry a block was made of. */
  marksEntries: boolean
  report: Report
  /** Unique within the page. */
  anchors: Anchors
  slugOf: (page: string) => string | undefined
  /** Language of the page's words. */
  language: string
  /** Counts one more entry or part of one; false once the page has as many as any page may. */
  hasRoom: () => boolean
  /** Blocks of an entry that stands inside of others; none when it must not be shown. */
  blocksOf: (entry: Entry, within: Within, options?: { isForced?: boolean }) => Block[]
}
