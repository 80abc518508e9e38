import type { Block, Inline } from '@saum/contract/content'

export interface ContentSection {
  /** `null` for what stands before the first level-2 heading. */
  heading: { id: string; words: Inline[] } | null
  blocks: Block[]
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
      sections.push({ heading: { id: block.id, words: block.children }, blocks: [] })
      continue
    }
    const open = sections.at(-1)
    if (open) open.blocks.push(block)
    else sections.push({ heading: null, blocks: [block] })
  }
  return sections
}
