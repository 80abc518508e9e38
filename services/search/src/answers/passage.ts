import type { ContentPage } from '@saum/contract/content'
import type { Block, Inline } from '@saum/contract/content-block'
import { plainText } from '@saum/contract/content-block'
import type { Shop } from '@saum/domain/shops'
import type { Citation } from './answer-source.ts'
import { ORIGIN_MARK } from '../feed/text-marks.ts'

/** The smallest text that can stand as an answer on its own, and where it is written. */
export interface Passage {
  citation: Citation
  /** What the whole page is about. */
  about: string
  /** From the outermost to the one right above the text. */
  headings: readonly string[]
  text: string
  markdown: string
  /** How gladly it is told where several say the same. */
  weight: number
  /** A row of a table: too short to be taken for anything it does not say word for word. */
  isRow: boolean
}

/** Legal texts and stories say in harder or more words what service pages say in a few. */
const PAGE_WEIGHTS: Readonly<Record<string, number>> = {
  // Written as questions of shoppers and their answers.
  faq: 1.1,
  terms: 0.7,
  guarantee: 0.9,
  withdrawal: 0.9,
  'subscription-terms': 0.85,
  privacy: 0.8,
  cookies: 0.75,
  imprint: 0.8,
  about: 0.85,
  careers: 0.8,
  newsletter: 0.95,
  sustainability: 0.85,
  'how-to-cancel': 0.95,
  'fashion-card-terms': 0.88,
  'size-guide': 0.95,
}
const STORY_WEIGHT = 0.85
/** A row of a table stands less well on its own than a sentence. */
const ROW_WEIGHT = 0.85

/** Lists up to this length say one thing together; the items of longer ones stand alone. */
const SHORT_LIST_CHARACTERS = 320
/** `Waist: at the narrowest point` stands alone as well. */
const LABELED_ITEM = /^[^.:]{1,40}:\s/

interface Place {
  page: ContentPage
  shop: Shop
  passages: Passage[]
}

interface Heading {
  level: number
  text: string
  anchor: string
}

/** Cuts a page into passages, in the order of the page. */
export function toPassages(page: ContentPage, shop: Shop): Passage[] {
  const place: Place = { page, shop, passages: [] }
  readBlocks(page.blocks, [], place)
  return place.passages
}

function readBlocks(blocks: readonly Block[], above: readonly Heading[], place: Place): void {
  let headings = above
  for (const block of blocks) {
    if (block.kind === 'heading') {
      const { level } = block
      const outer = headings.filter((heading) => heading.level < level)
      headings = [...outer, { level, text: plainText(block.children), anchor: block.id }]
    } else if (!isAnnouncement(block)) readBlock(block, headings, place)
  }
}

/** `The following apply:` says nothing without what follows. */
function isAnnouncement(block: Block): boolean {
  return block.kind === 'paragraph' && plainText(block.children).trim().endsWith(':')
}

function readBlock(block: Block, headings: readonly Heading[], place: Place): void {
  const add = (text: string, markdown: string, isRow = false) =>
    addPassage(place, headings, { text, markdown, isRow })
  if (block.kind === 'paragraph') add(plainText(block.children), toMarkdown(block.children))
  if (block.kind === 'quote') readBlocks(block.children, headings, place)
  if (block.kind === 'list') readList(block, add)
  if (block.kind === 'table') {
    for (const row of block.rows)
      add(rowText(block.head, row, plainText), rowText(block.head, row, toMarkdown), true)
  }
  readParts(block, headings, place)
}

/** Blocks that hold others, or short texts below a title of their own. */
function readParts(block: Block, headings: readonly Heading[], place: Place): void {
  const below = (title: string) => [
    ...headings,
    { level: 5, text: title, anchor: anchorOf(headings) },
  ]
  if (block.kind === 'accordion') {
    for (const entry of block.entries) {
      const heading = { level: 5, text: plainText(entry.title), anchor: entry.id }
      readBlocks(entry.children, [...headings, heading], place)
    }
  }
  if (block.kind === 'text') {
    readBlocks(block.children, block.title === undefined ? headings : below(block.title), place)
  }
  if (block.kind === 'grid') {
    for (const cell of block.cells) readBlocks(cell, headings, place)
  }
  if (block.kind === 'promises') {
    for (const { title, text } of block.items) {
      addPassage(place, below(title), {
        text: plainText(text),
        markdown: toMarkdown(text),
        isRow: false,
      })
    }
  }
}

/** What has no anchor of its own is found at the heading above it. */
function anchorOf(headings: readonly Heading[]): string {
  return headings.at(-1)?.anchor ?? ''
}

function readList(
  list: Extract<Block, { kind: 'list' }>,
  add: (text: string, markdown: string) => void,
): void {
  const items = list.items.map((blocks) => {
    const inlines = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.children : []))
    return { text: plainText(inlines), markdown: toMarkdown(inlines) }
  })
  const length = items.reduce((sum, item) => sum + item.text.length, 0)
  const areLabeled = items.every(({ text }) => LABELED_ITEM.test(text))
  if (areLabeled || (!list.ordered && length > SHORT_LIST_CHARACTERS)) {
    for (const item of items) add(item.text, item.markdown)
    return
  }
  const mark = (index: number) => (list.ordered ? `${index + 1}. ` : '- ')
  const joined = (key: 'text' | 'markdown') =>
    items.map((item, index) => mark(index) + item[key]).join('\n')
  add(joined('text'), joined('markdown'))
}

/** `Standard: 3,95 €` for two columns; further columns bring their names. */
function rowText(
  head: readonly Inline[][],
  row: readonly Inline[][],
  write: (inlines: readonly Inline[]) => string,
): string {
  const [first = [], ...others] = row
  const cells = others.map((cell, index) => {
    const name = others.length > 1 ? plainText(head[index + 1] ?? []) : ''
    return name === '' ? write(cell) : `${name} ${write(cell)}`
  })
  return `${write(first)}: ${cells.join(', ')}`
}

function addPassage(
  { page, shop, passages }: Place,
  headings: readonly Heading[],
  { text, markdown, isRow }: Pick<Passage, 'text' | 'markdown' | 'isRow'>,
): void {
  if (text.trim() === '') return
  const uri = `${ORIGIN_MARK}/${shop.path}/${page.slug}/`
  const anchor = anchorOf(headings)
  passages.push({
    citation: {
      id: `${page.page}-${passages.length + 1}`,
      title: page.title,
      uri,
      permanentid: page.page,
      clickUri: anchor === '' ? uri : `${uri}#${anchor}`,
      source: 'content',
      fields: {
        source: 'content',
        permanentid: page.page,
        language: shop.language,
        title: page.title,
        description: page.description,
      },
    },
    about: `${page.title} ${page.description}`,
    headings: headings.map((heading) => heading.text),
    text: text.trim(),
    markdown: markdown.trim(),
    weight: isRow ? ROW_WEIGHT * weightOf(page) : weightOf(page),
    isRow,
  })
}

function weightOf({ page, kind }: ContentPage): number {
  return PAGE_WEIGHTS[page] ?? (kind === 'story' ? STORY_WEIGHT : 1)
}

function toMarkdown(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text
      if (inline.kind === 'break') return ' '
      if (inline.kind === 'symbol') return inline.label
      const inner = toMarkdown(inline.children)
      if (inline.kind === 'strong') return `**${inner}**`
      if (inline.kind === 'emphasis') return `*${inner}*`
      return `[${inner}](${inline.href.startsWith('/') ? ORIGIN_MARK : ''}${inline.href})`
    })
    .join('')
}
