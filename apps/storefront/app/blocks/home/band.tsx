import type { BlockMark } from '@saum/contract/content-block'
import type { ReactNode } from 'react'
import { fieldOf, type BlockFrame } from '#app/blocks/frame.ts'
import { Section } from '#app/ui/grid.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import type { DataAttributes } from '#app/ui/data-attributes.ts'
import styles from './band.module.css'
import { Marked } from './marked.tsx'

interface BandProps {
  /** Names the band: the id of its title. */
  id: string
  marks: DataAttributes
  /** The words come before what they are about; else after it. */
  wordsFirst?: true
  children: ReactNode
}

/** One thought of the page: some words, and beside them something to see or to fill in. */
export function Band({ id, marks, wordsFirst, children }: BandProps) {
  return (
    <Section labelledBy={id}>
      <div className={styles.band} data-words={wordsFirst && 'first'} {...marks}>
        {children}
      </div>
    </Section>
  )
}

interface BandWordsProps {
  id: string
  block: BlockMark & { title: string; text?: string | undefined }
  frame: Pick<BlockFrame, 'Title'>
  children?: ReactNode
}

export function BandWords({ id, block, frame, children }: BandWordsProps) {
  return (
    <div className={styles.words}>
      <Headline as={frame.Title} size={40} id={id} {...fieldOf(block, 'title')}>
        <Marked words={block.title} />
      </Headline>
      {block.text && (
        <Text size={16} tone="soft" {...fieldOf(block, 'text')}>
          {block.text}
        </Text>
      )}
      {children}
    </div>
  )
}
