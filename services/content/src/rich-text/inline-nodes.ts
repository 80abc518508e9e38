import type { MarkedToken, Token } from 'marked'
import { toLinkAddress } from './link-address.ts'
import type { InlineNode, MarkType, TextNode } from './rich-text.ts'

/**
 * Words of a line. Raw HTML, pictures and code marks are dropped; their text stays. A line break the
 * writer asked for is a newline, as in Contentful's editor; one that only wraps the source is a space.
 */
export function toInlineNodes(tokens: readonly Token[] | undefined): InlineNode[] {
  return trimmed(joinTexts(read(tokens ?? [], [])))
}

function read(tokens: readonly Token[], marks: readonly MarkType[]): InlineNode[] {
  return tokens.flatMap((token) => toNodes(token as MarkedToken, marks))
}

function toNodes(token: MarkedToken, marks: readonly MarkType[]): InlineNode[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? read(token.tokens, marks) : [words(token.text, marks)]
    case 'escape':
    case 'codespan':
      return [words(token.text, marks)]
    case 'strong':
      return read(token.tokens, withMark(marks, 'bold'))
    case 'em':
      return read(token.tokens, withMark(marks, 'italic'))
    case 'del':
    case 'paragraph':
      return read(token.tokens, marks)
    case 'link':
      return toHyperlink(token.href, read(token.tokens, marks))
    case 'br':
      return [{ nodeType: 'text', value: '\n', marks: [], data: {} }]
    default:
      return []
  }
}

function withMark(marks: readonly MarkType[], mark: MarkType): readonly MarkType[] {
  return marks.includes(mark) ? marks : [...marks, mark]
}

function words(text: string, marks: readonly MarkType[]): TextNode {
  const lines = toCharacters(text).split('\n')
  const value = lines.map((line, at) => withoutWrap(line, at > 0, at < lines.length - 1)).join(' ')
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} }
}

/** Without the blanks where the source wraps. An expression would need hours for blanks without end. */
function withoutWrap(line: string, isWrappedBefore: boolean, isWrappedAfter: boolean): string {
  let start = 0
  let end = line.length
  if (isWrappedBefore) while (start < end && isBlank(line[start])) start++
  if (isWrappedAfter) while (end > start && isBlank(line[end - 1])) end--
  return line.slice(start, end)
}

/** Not a space that must not break. */
function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t'
}

/** Links do not hold links; the outer address counts. */
function toHyperlink(href: string, children: InlineNode[]): InlineNode[] {
  const uri = toLinkAddress(href)
  const content = children.flatMap((node) => (node.nodeType === 'text' ? node : node.content))
  if (uri === null || content.length === 0) return children
  return [{ nodeType: 'hyperlink', data: { uri }, content: joinTexts(content) as TextNode[] }]
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}

/** Marked leaves entities in text for its HTML writer; we write no HTML. */
function toCharacters(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => CHARACTERS[entity] ?? entity)
}

/** Dropped markup leaves neighbors behind; one text is smaller to send than three. */
function joinTexts(nodes: readonly InlineNode[]): InlineNode[] {
  const joined: InlineNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.nodeType === 'text' && last?.nodeType === 'text' && haveSameMarks(node, last)) {
      joined[joined.length - 1] = { ...last, value: last.value + node.value }
    } else joined.push(node)
  }
  return joined.filter((node) => node.nodeType !== 'text' || node.value !== '')
}

function haveSameMarks(one: TextNode, other: TextNode): boolean {
  return one.marks.map(({ type }) => type).join() === other.marks.map(({ type }) => type).join()
}

/** What only blanks are left of is nothing. */
function trimmed(nodes: InlineNode[]): InlineNode[] {
  const isNothing = nodes.every((node) => node.nodeType === 'text' && node.value.trim() === '')
  return isNothing ? [] : nodes
}
