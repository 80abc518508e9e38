import { accept, refuse, type Result } from '@saum/domain/result'
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { toInlineNodes } from './inline-nodes.ts'
import { block, embed, type BlockNode, type EmbedNode, type RichTextNode } from './rich-text.ts'

/** A hint of the editor, `<!-- block: accordion -->`: how the text after it wants to look. */
export interface Hint {
  nodeType: 'hint'
  name: string
}

export type HintedNode = BlockNode | EmbedNode | Hint

const MAX_CHARACTERS = 100_000

/** Marked looks through the whole line for each mark in it. */
const MAX_LINE = 5000
const MAX_MARKS_IN_LINE = 300

/** Marked needs minutes for lists nested a thousand deep; nobody writes more than a few levels. */
const TOO_DEEP = /^(?:[ \t>]|[-*+] |\d+[.)] ){32,}/m

const HINT = /^<!-- block: (.*?) *-->\s*$/s
const EMBED = /^<!-- entry: ([A-Za-z0-9][\w.-]{0,63}) -->\s*$/

/** Markdown as the nodes of a rich text document, with the editor's hints still between them. */
export function readMarkdown(markdown: string): Result<HintedNode[], string> {
  if (markdown.length > MAX_CHARACTERS) {
    return refuse(`is longer than ${MAX_CHARACTERS} characters`)
  }
  if (TOO_DEEP.test(markdown)) return refuse('nests lists or quotes too deeply')
  for (const line of markdown.split('\n')) {
    if (line.length > MAX_LINE) return refuse(`has a line longer than ${MAX_LINE} characters`)
    if ((line.match(/[*_~]/g)?.length ?? 0) > MAX_MARKS_IN_LINE) {
      return refuse(`has a line with more than ${MAX_MARKS_IN_LINE} of the marks * _ ~`)
    }
  }
  return accept(toNodes(new Lexer({ gfm: true }).lex(markdown)))
}

export function withoutHints(nodes: readonly HintedNode[]): (BlockNode | EmbedNode)[] {
  return nodes.filter((node) => node.nodeType !== 'hint')
}

function toNodes(tokens: readonly Token[]): HintedNode[] {
  return tokens.flatMap((token) => toNode(token as MarkedToken) ?? [])
}

function toNode(token: MarkedToken): HintedNode | HintedNode[] | null {
  switch (token.type) {
    case 'heading':
      return toHeading(token)
    case 'paragraph':
    case 'text':
      return toParagraph(token.tokens ?? [token])
    case 'code':
      return toParagraph([{ type: 'text', raw: token.raw, text: token.text }])
    case 'list':
      return toList(token)
    case 'table':
      return toTable(token)
    case 'blockquote':
      return toQuote(token)
    case 'hr':
      return block('hr', [])
    case 'html':
      return toComments(token.text)
    default:
      return null
  }
}

/** The title is the page's only level 1, so a `#` in the text is that title again. */
function toHeading(token: Tokens.Heading): BlockNode | null {
  if (token.depth === 1) return null
  const content = toInlineNodes(token.tokens)
  const level = token.depth === 2 ? 'heading-2' : token.depth === 3 ? 'heading-3' : 'heading-4'
  return content.length === 0 ? null : block(level, content)
}

function toParagraph(tokens: readonly Token[]): BlockNode | null {
  const content = toInlineNodes(tokens)
  return content.length === 0 ? null : block('paragraph', content)
}

function toList(token: Tokens.List): BlockNode {
  const items = token.items.map((item) => {
    const content = withoutHints(toNodes(item.tokens))
    return block('list-item', content.length === 0 ? [block('paragraph', [])] : content)
  })
  return block(token.ordered ? 'ordered-list' : 'unordered-list', items)
}

function toTable(token: Tokens.Table): BlockNode {
  const row = (cells: Tokens.TableCell[], type: 'table-header-cell' | 'table-cell') =>
    block(
      'table-row',
      cells.map((cell) => block(type, [block('paragraph', toInlineNodes(cell.tokens))])),
    )
  const rows = token.rows.map((cells) => row(cells, 'table-cell'))
  return block('table', [row(token.header, 'table-header-cell'), ...rows])
}

/** A quotation holds paragraphs and nothing else, as in Contentful. */
function toQuote(token: Tokens.Blockquote): BlockNode | null {
  const paragraphs = withoutHints(toNodes(token.tokens)).flatMap(paragraphsIn)
  return paragraphs.length === 0 ? null : block('blockquote', paragraphs)
}

function paragraphsIn(node: RichTextNode): BlockNode[] {
  if (node.nodeType === 'text' || node.nodeType === 'hyperlink') return []
  if (node.nodeType === 'paragraph') return [node]
  if (node.nodeType.startsWith('heading-')) return [block('paragraph', node.content)]
  return node.content.flatMap(paragraphsIn)
}

/** Several comments in a row are one token; all other HTML is dropped. */
function toComments(html: string): HintedNode[] {
  return html.split(/(?<=-->)\s*\n/).flatMap((comment): HintedNode[] => {
    const id = EMBED.exec(comment.trim())?.[1]
    if (id !== undefined) return [embed(id)]
    const name = HINT.exec(comment.trim())?.[1]
    return name === undefined ? [] : [{ nodeType: 'hint', name }]
  })
}
