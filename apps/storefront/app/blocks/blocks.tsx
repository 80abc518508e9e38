import type { Block } from '@saum/contract/content'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Headline, Text } from '#app/ui/type.tsx'
import { BlockTable } from './block-table.tsx'
import styles from './blocks.module.css'
import { Inlines } from './inlines.tsx'

/** What blocks need to know of the page around them. */
export interface BlockFrame {
  /** What this part of the page is about; names its tables. */
  caption: string
  pictureBase: string
}

interface BlocksProps {
  blocks: readonly Block[]
  frame: BlockFrame
}

/** The block → component table. Blocks never change their order, so a position is a good key. */
export function Blocks({ blocks, frame }: BlocksProps) {
  return blocks.map((block, position) => <BlockView key={position} block={block} frame={frame} />)
}

interface BlockProps<Kind extends Block['kind'] = Block['kind']> {
  block: Extract<Block, { kind: Kind }>
  frame: BlockFrame
}

function BlockView({ block, frame }: BlockProps) {
  switch (block.kind) {
    case 'heading':
      return <BlockHeading block={block} />
    case 'paragraph':
      return (
        <Text size={16} measure>
          <Inlines words={block.children} />
        </Text>
      )
    case 'list':
      return <BlockList block={block} frame={frame} />
    case 'table':
      return <BlockTable head={block.head} rows={block.rows} caption={frame.caption} />
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Blocks blocks={block.children} frame={frame} />
        </blockquote>
      )
    case 'rule':
      return <hr className={styles.rule} />
    case 'picture':
      return <BlockPicture block={block} frame={frame} />
    case 'accordion':
      return <BlockAccordion block={block} frame={frame} />
    case 'callToAction':
      return (
        <p>
          <ButtonLink href={block.href}>{block.label}</ButtonLink>
        </p>
      )
  }
}

function BlockHeading({ block }: Pick<BlockProps<'heading'>, 'block'>) {
  const isSection = block.level === 2
  return (
    <Headline as={isSection ? 'h2' : 'h3'} size={isSection ? 28 : 20} id={block.id}>
      <Inlines words={block.children} />
    </Headline>
  )
}

function BlockList({ block, frame }: BlockProps<'list'>) {
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List className={styles.list}>
      {block.items.map((item, position) => (
        <li key={position} className={styles.item}>
          <Blocks blocks={item} frame={frame} />
        </li>
      ))}
    </List>
  )
}

function BlockPicture({ block, frame }: BlockProps<'picture'>) {
  const { file, width, height, alt } = block
  return <Picture src={`${frame.pictureBase}/${file}`} width={width} height={height} alt={alt} />
}

function BlockAccordion({ block, frame }: BlockProps<'accordion'>) {
  return (
    <Accordion>
      {block.entries.map((entry) => (
        <AccordionItem key={entry.id} id={entry.id} title={<Inlines words={entry.title} />}>
          <Blocks blocks={entry.children} frame={frame} />
        </AccordionItem>
      ))}
    </Accordion>
  )
}
