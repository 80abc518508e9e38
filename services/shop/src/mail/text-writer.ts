import { fillSlots, hasEmptySlot } from './fill-slots.ts'
import { absoluteAddress, type Rendering } from './html-writer.ts'
import { sourceOf } from './inline-source.ts'
import type { Block, Inline } from './mail-blocks.ts'
import type { MailItem } from './mail-content.ts'
import { shownRows, wordsOf, type ShownRow } from './table-rows.ts'

const RULE = '-'.repeat(60)

/** As read without markup: a link is its words and its address. */
export function writeText(blocks: readonly Block[], rendering: Rendering): string {
  return blocks
    .map((block) => writeBlock(block, rendering))
    .filter((text) => text !== '')
    .join('\n\n')
}

function writeBlock(block: Block, rendering: Rendering): string {
  const inline = (children: readonly Inline[]) => writeInline(children, rendering)
  switch (block.kind) {
    case 'greeting':
    case 'paragraph':
      return inline(block.children)
    case 'heading':
      return underlined(inline(block.children), block.level === 2 ? '=' : '-')
    case 'button':
      return `${inline(block.children)}: ${address(block.href, rendering)}`
    case 'list':
      return block.items
        .filter((item) => !hasEmptySlot(sourceOf(item), rendering.slots))
        .map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${inline(item)}`)
        .join('\n')
    case 'facts':
      return block.facts
        .filter(({ value }) => !hasEmptySlot(sourceOf(value), rendering.slots))
        .map(
          ({ label, value }) => `${fillSlots(label, rendering.slots)}: ${oneLine(inline(value))}`,
        )
        .join('\n')
    case 'table':
      return shownRows(block.rows, rendering)
        .map((row) => writeRow(row, rendering))
        .join('\n')
    case 'quote':
      return block.blocks
        .flatMap((inner) => [...writeBlock(inner, rendering).split('\n'), ''])
        .slice(0, -1)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    case 'code':
      return `    ${fillSlots(block.text, rendering.slots)}`
    case 'items':
      return rendering.items.map(writeItem).join('\n')
    case 'rule':
      return '-- '
    case 'small-print':
      return RULE
  }
}

function underlined(text: string, line: string): string {
  return `${text}\n${line.repeat(Math.min(text.length, 60))}`
}

function writeRow({ label, value }: ShownRow, rendering: Rendering): string {
  return `${writeInline(label, rendering)}: ${oneLine(writeInline(value, rendering))}`
}

function writeItem({ name, details, note, price }: MailItem): string {
  const words = [name, details, note].filter((part) => part !== null && part !== '')
  return `- ${words.join(', ')}${price === '' ? '' : `: ${price}`}`
}

function oneLine(text: string): string {
  return text.replaceAll('\n', ', ')
}

function writeInline(children: readonly Inline[], rendering: Rendering): string {
  return children
    .map((child) => {
      switch (child.kind) {
        case 'text':
        case 'filled':
          return wordsOf(child, rendering.slots)
        case 'strong':
        case 'em':
          return writeInline(child.children, rendering)
        case 'link':
          return `${writeInline(child.children, rendering)}: ${address(child.href, rendering)}`
        case 'break':
          return '\n'
      }
    })
    .join('')
}

function address(href: string, { slots, origin }: Rendering): string {
  return absoluteAddress(fillSlots(href, slots), origin)
}
