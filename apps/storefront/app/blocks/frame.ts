import type { Block, BlockKinds, BlockMark } from '@saum/contract/content-block'
import type { Shop } from '@saum/domain/shops'
import type { ReactNode } from 'react'
import type { BlockData } from './block-data.ts'

/** The level of a heading; below the fourth an outline helps nobody. */
export type HeadingLevel = 2 | 3 | 4

/** What blocks know of the page around them. */
export interface BlockFrame {
  shop: Shop
  /** The level of a block's own title. */
  level: HeadingLevel
  /** Its element: `const { Title } = frame`. */
  Title: `h${HeadingLevel}`
  /** What this part of the page is about; names its tables. */
  caption: string
  /** Base of all pictures the image service encodes. */
  imageBase: string
  /** Base of files as they are. */
  pictureBase: string
  publicOrigin: string
  /** Milliseconds an editor looks into the future. */
  ahead?: number
  /** What the page asked of the catalogue and the magazine. */
  shown: BlockData
  /** Shows blocks within a block: `<frame.Blocks blocks={children} frame={below(frame)} />`. */
  Blocks: (props: BlocksProps) => ReactNode
}

export interface BlocksProps {
  blocks: readonly Block[]
  frame: BlockFrame
}

export interface BlockProps<Kind extends keyof BlockKinds> {
  block: Block<Kind>
  frame: BlockFrame
}

/** The frame with its titles at another level. */
export function atLevel(frame: BlockFrame, level: HeadingLevel): BlockFrame {
  return { ...frame, level, Title: `h${level}` }
}

/** The frame of what stands below a title. */
export function below(frame: BlockFrame, caption = frame.caption): BlockFrame {
  return { ...atLevel(frame, frame.level === 2 ? 3 : 4), caption }
}

/**
 * Attributes for the outer element of a block or page: `<section {...markOf(block, 'items')}>`. The field,
 * if one is named, is what it shows wherever nothing within says otherwise.
 */
export function markOf({ entry, language }: BlockMark, field?: string) {
  return {
    ...(entry !== undefined && { 'data-contentful-entry-id': entry }),
    ...(language !== undefined && { lang: language }),
    ...(field !== undefined && fieldOf({ entry }, field)),
  }
}

/** Attributes for an element that shows one field: `<h2 {...fieldOf(block, 'title')}>`. For editors only. */
export function fieldOf({ entry }: { entry?: string | undefined }, field: string) {
  return entry === undefined ? {} : { 'data-contentful-field-id': field }
}
