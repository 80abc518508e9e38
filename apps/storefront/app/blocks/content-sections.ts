import type { Block, Inline } from '@saum/contract/content-block'
import { WIDE_BLOCKS } from './wide-blocks.ts'

/** Blocks that stand together, within the column of text or across the whole page. */
export interface SectionPart {
  isWide: boolean
  blocks: Block[]
}

export interface ContentSection {
  /** `null` for what stands before the first level-2 heading. */
  heading: Block<'heading'> | null
  parts: SectionPart[]
}

export interface ContentOutline {
  /** The opening paragraph, set large beside the title. */
  lead: Inline[] | null
  sections: ContentSection[]
}

/** The page as its layout shows it: lead, then one section per level-2 heading. */
export function outlineOf(blocks: readonly Block[]): ContentOutline {
  const [first, ...rest] = blocks
  const lead = first?.kind === 'paragraph' ? first.children : null
  return { lead, sections: sectionsOf(lead ? rest : blocks) }
}

function sectionsOf(blocks: readonly Block[]): ContentSection[] {
  const sections: ContentSection[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) {
      sections.push({ heading: block, parts: [] })
      continue
    }
    const open = sections.at(-1)
    if (open) addTo(open, block)
    else sections.push(addTo({ heading: null, parts: [] }, block))
  }
  return sections
}

function addTo(section: ContentSection, block: Block): ContentSection {
  const isWide = WIDE_BLOCKS.has(block.kind)
  const part = section.parts.at(-1)
  if (part?.isWide === isWide) part.blocks.push(block)
  else section.parts.push({ isWide, blocks: [block] })
  return section
}
