import { plainText, type AccordionEntry, type Block } from '@saum/contract/content'
import type { Hint } from './blocks.ts'

/**
 * Follows the hints: level-3 sections after `accordion` (up to the next level 2) become entries of an
 * accordion, everywhere on the page after `accordion per group`; a lone link after `call-to-action`
 * becomes a button. Hints for blocks this page cannot show yet leave their text as it is.
 */
export function arrange(hinted: readonly (Block | Hint)[]): Block[] {
  const blocks: Block[] = []
  let isAccordionOn = false
  let isEverySection = false
  let isActionNext = false

  for (const block of hinted) {
    if (block.kind === 'hint') {
      isEverySection ||= block.name === 'accordion per group'
      isAccordionOn ||= isEverySection || block.name === 'accordion'
      isActionNext = block.name === 'call-to-action'
      continue
    }
    const action = isActionNext ? toCallToAction(block) : null
    isActionNext = false
    if (block.kind === 'heading' && block.level === 2) isAccordionOn = isEverySection
    if (isAccordionOn) placeInAccordion(blocks, block)
    else blocks.push(action ?? block)
  }
  return blocks
}

function placeInAccordion(blocks: Block[], block: Block) {
  const last = blocks.at(-1)
  const open = last?.kind === 'accordion' ? last : null
  if (block.kind === 'heading' && block.level === 3) {
    const entry: AccordionEntry = { id: block.id, title: block.children, children: [] }
    if (open) open.entries.push(entry)
    else blocks.push({ kind: 'accordion', entries: [entry] })
    return
  }
  const entry = block.kind === 'heading' ? undefined : open?.entries.at(-1)
  if (entry) entry.children.push(block)
  else blocks.push(block)
}

function toCallToAction(block: Block): Block | null {
  if (block.kind !== 'paragraph') return null
  const [link, ...others] = block.children
  if (link?.kind !== 'link' || others.length > 0) return null
  return { kind: 'callToAction', label: plainText(link.children), href: link.href }
}
