import { plainText, type Block } from '@saum/contract/content'
import { toSlug } from '@saum/domain/slug'
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { toInlines } from './inlines.ts'
import { toPicture } from './picture.ts'

/** A hint of the editor, `<!-- block: accordion -->`: how the text after it wants to look. */
export interface Hint {
  kind: 'hint'
  name: string
}

const HINT = /^<!-- block: ([a-z-]+(?: per group)?).*-->\s*$/s

/** The page's text as blocks, with the editor's hints still between them. */
export function toHintedBlocks(markdown: string): (Block | Hint)[] {
  const anchors = createAnchors()
  return toBlocks(new Lexer({ gfm: true }).lex(markdown), anchors)
}

type Anchors = (text: string) => string

/** Two headings of the same words get `kosten` and `kosten-2`. */
function createAnchors(): Anchors {
  const taken = new Map<string, number>()
  return (text) => {
    const slug = toSlug(text) || 'section'
    const count = (taken.get(slug) ?? 0) + 1
    taken.set(slug, count)
    return count === 1 ? slug : `${slug}-${count}`
  }
}

function toBlocks(tokens: readonly Token[], anchors: Anchors): (Block | Hint)[] {
  return tokens.flatMap((token) => toBlock(token as MarkedToken, anchors) ?? [])
}

function withoutHints(blocks: readonly (Block | Hint)[]): Block[] {
  return blocks.filter((block) => block.kind !== 'hint')
}

function toBlock(token: MarkedToken, anchors: Anchors): Block | Hint | null {
  switch (token.type) {
    case 'heading':
      return toHeading(token, anchors)
    case 'paragraph':
      return toPicture(token) ?? toParagraph(token)
    case 'text':
      return toParagraph(token)
    case 'list':
      return {
        kind: 'list',
        ordered: token.ordered,
        items: token.items.map((item) => withoutHints(toBlocks(item.tokens, anchors))),
      }
    case 'table':
      return {
        kind: 'table',
        head: token.header.map((cell) => toInlines(cell.tokens)),
        rows: token.rows.map((row) => row.map((cell) => toInlines(cell.tokens))),
      }
    case 'blockquote':
      return { kind: 'quote', children: withoutHints(toBlocks(token.tokens, anchors)) }
    case 'hr':
      return { kind: 'rule' }
    case 'html':
      return toHint(token)
    default:
      return null
  }
}

/** The title is the page's only level 1, so a `#` in the text is that title again. */
function toHeading(token: Tokens.Heading, anchors: Anchors): Block | null {
  if (token.depth === 1) return null
  const level = token.depth === 2 ? 2 : token.depth === 3 ? 3 : 4
  const children = toInlines(token.tokens)
  return { kind: 'heading', level, id: anchors(plainText(children)), children }
}

function toParagraph(token: Tokens.Paragraph | Tokens.Text): Block | null {
  const children = toInlines(token.tokens)
  return plainText(children).trim() === '' ? null : { kind: 'paragraph', children }
}

function toHint(token: Tokens.HTML | Tokens.Tag): Hint | null {
  const name = HINT.exec(token.text)?.[1]
  return name === undefined ? null : { kind: 'hint', name }
}
