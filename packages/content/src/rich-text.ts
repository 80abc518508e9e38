import { plainText, type Block, type Inline } from '@saum/contract/content-block'
import { assetOf, entryOf } from './links.ts'
import type { Making, Within } from './making.ts'
import { pictureOf } from './media.ts'
import { toInlines } from './rich-text-inlines.ts'
import { toTree, type TextNode } from './rich-text-node.ts'

/** A rich text document as blocks. What we do not know is left out, its neighbors stay. */
export function toTextBlocks(document: unknown, making: Making, within: Within): Block[] {
  const { nodes, isCut } = toTree(document)
  if (isCut)
    making.report(`Entry ${within.at(-1) ?? ''} has more text than a page holds; the rest is cut`)
  return toBlocks(nodes, making, within)
}

function toBlocks(nodes: readonly TextNode[], making: Making, within: Within): Block[] {
  return nodes.flatMap((node) => toBlock(node, making, within))
}

function toBlock(node: TextNode, making: Making, within: Within): Block[] {
  const from = within.at(-1) ?? ''
  const inlines = () => toInlines(node.children, making, from)
  switch (node.type) {
    case 'paragraph':
      return toParagraph(inlines())
    case 'unordered-list':
    case 'ordered-list':
      return toList(node, making, within)
    case 'blockquote':
      return [{ kind: 'quote', children: toBlocks(node.children, making, within) }]
    case 'hr':
      return [{ kind: 'rule' }]
    case 'table':
      return toTable(node, making, from)
    case 'embedded-entry-block': {
      const entry = entryOf(making.space, node.data['target'], making.report, from)
      return entry === null ? [] : making.blocksOf(entry, within)
    }
    case 'embedded-asset-block': {
      const asset = assetOf(making.space, node.data['target'], making.report, from)
      const picture = asset && pictureOf(asset, making.reading)
      return picture ? [{ kind: 'picture', picture }] : []
    }
    default:
      if (node.type.startsWith('heading-')) return toHeading(node, inlines(), making)
      making.report(`Entry ${from} has "${node.type}", which is not shown`)
      return []
  }
}

function toParagraph(children: Inline[]): Block[] {
  return plainText(children).trim() === '' ? [] : [{ kind: 'paragraph', children }]
}

/** The title is the page's only level 1, so another one in the text is that title again. */
function toHeading({ type }: TextNode, children: Inline[], { anchors }: Making): Block[] {
  const depth = Number(type.slice('heading-'.length))
  const words = plainText(children)
  if (!(depth >= 2) || words.trim() === '') return []
  const level = depth === 2 ? 2 : depth === 3 ? 3 : 4
  return [{ kind: 'heading', level, id: anchors(words), children }]
}

function toList(node: TextNode, making: Making, within: Within): Block[] {
  const items = node.children
    .filter((child) => child.type === 'list-item')
    .map((child) => toBlocks(child.children, making, within))
    .filter((item) => item.length > 0)
  return items.length === 0 ? [] : [{ kind: 'list', ordered: node.type === 'ordered-list', items }]
}

function toTable(node: TextNode, making: Making, from: string): Block[] {
  const lines = node.children.filter((child) => child.type === 'table-row')
  const cells = lines.map((line) =>
    line.children.map((cell) => toInlines(cellWords(cell), making, from)),
  )
  const hasHead = lines[0]?.children.every((cell) => cell.type === 'table-header-cell') ?? false
  const [head = [], ...rest] = cells
  if (cells.length === 0) return []
  return [{ kind: 'table', head: hasHead ? head : [], rows: hasHead ? rest : cells }]
}

/** A cell holds paragraphs; one line is what a table has room for. */
function cellWords(cell: TextNode): TextNode[] {
  const breakNode = { type: 'text', text: '\n', marks: [], data: {}, children: [] }
  return cell.children.flatMap((child, at) =>
    at === 0 ? child.children : [breakNode, ...child.children],
  )
}
