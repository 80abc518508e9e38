import { plainText, type Block, type Inline } from '@saum/contract/content-block'
import { pageHref, toHref } from './link-target.ts'
import { assetOf, toLink } from './links.ts'
import type { Making } from './making.ts'
import { mediaFileOf } from './media.ts'
import type { TextNode } from './rich-text-node.ts'

/** `[Bottich mit 30](symbol:care-wash-30)`: a link in the editor, a drawing on the page. */
const SYMBOL = /^symbol:([a-z0-9]+(?:-[a-z0-9]+)*)$/

const MARKED = /\*([^*\s](?:[^*]*[^*\s])?)\*/g

/** `Der Mantel *bleibt* an`: the marked words are emphasized. */
export function markedWords(text: string): Inline[] {
  const inlines: Inline[] = []
  let end = 0
  for (const match of text.matchAll(MARKED)) {
    inlines.push(...plain(text.slice(end, match.index)))
    inlines.push({ kind: 'emphasis', children: plain(match[1] ?? '') })
    end = match.index + match[0].length
  }
  return [...inlines, ...plain(text.slice(end))]
}

export function toInlines(nodes: readonly TextNode[], making: Making, from: string): Inline[] {
  return joinTexts(nodes.flatMap((node) => toInline(node, making, from)))
}

/** The words of several blocks as one line. */
export function inlinesOf(blocks: readonly Block[]): Inline[] {
  return blocks
    .flatMap((block) => (block.kind === 'paragraph' ? [block.children] : []))
    .flatMap((line, at) => (at === 0 ? line : [{ kind: 'break' as const }, ...line]))
}

function toInline(node: TextNode, making: Making, from: string): Inline[] {
  if (node.type === 'text') return withMarks(lines(node.text), node.marks)
  if (node.type === 'hyperlink' || node.type.endsWith('-hyperlink')) {
    const children = toInlines(node.children, making, from)
    const uri = node.data['uri']
    const name = typeof uri === 'string' ? SYMBOL.exec(uri)?.[1] : undefined
    if (name !== undefined) return [{ kind: 'symbol', name, label: plainText(children) }]
    const href = hrefOf(node, making, from)
    return href === null ? children : [{ kind: 'link', href, children }]
  }
  making.report(`Entry ${from} has "${node.type}" within a line, which is not shown`)
  return toInlines(node.children, making, from)
}

function hrefOf({ type, data }: TextNode, making: Making, from: string): string | null {
  const { shop, slugOf, report } = making
  const surroundings = { shopPath: shop.path, slugOf }
  if (type === 'entry-hyperlink') {
    const page = toLink(data['target'])
    const href = page?.to === 'Entry' ? pageHref(surroundings, page.id) : null
    if (href === null) report(`Entry ${from} links to an entry that is no page`)
    return href
  }
  if (type === 'asset-hyperlink') {
    const asset = assetOf(making.space, data['target'], report, from)
    return (asset && mediaFileOf(asset, making.reading)?.url) ?? null
  }
  const uri = typeof data['uri'] === 'string' ? data['uri'] : ''
  const href = toHref(uri, surroundings)
  if (href === null) {
    report(`Entry ${from} links to an address that cannot be used: "${uri.slice(0, 100)}"`)
  }
  return href
}

function lines(text: string): Inline[] {
  return text
    .split('\n')
    .flatMap((line, at) => (at === 0 ? plain(line) : [{ kind: 'break' as const }, ...plain(line)]))
}

function plain(text: string): Inline[] {
  return text === '' ? [] : [{ kind: 'text', text }]
}

function withMarks(inlines: Inline[], marks: readonly string[]): Inline[] {
  if (inlines.length === 0) return inlines
  const emphasized: Inline[] = marks.includes('italic')
    ? [{ kind: 'emphasis', children: inlines }]
    : inlines
  return marks.includes('bold') ? [{ kind: 'strong', children: emphasized }] : emphasized
}

/** What was left out leaves neighbors behind; one text is smaller to send than three. */
function joinTexts(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const inline of inlines) {
    const last = joined.at(-1)
    if (inline.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = { kind: 'text', text: last.text + inline.text }
    } else joined.push(inline)
  }
  return joined
}
