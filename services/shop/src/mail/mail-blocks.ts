import { marked, type Token, type Tokens } from 'marked'

export type Inline =
  /** With slots; `filled` has none. */
  | { kind: 'text' | 'filled'; text: string }
  | { kind: 'strong' | 'em'; children: readonly Inline[] }
  | { kind: 'link'; href: string; children: readonly Inline[] }
  | { kind: 'break' }

export interface TableRow {
  label: readonly Inline[]
  value: readonly Inline[]
  /** The one all others lead to. */
  isSum: boolean
}

export type Block =
  | { kind: 'greeting' | 'paragraph'; children: readonly Inline[] }
  | { kind: 'heading'; level: number; children: readonly Inline[] }
  /** A link that stands alone is what the mail wants its reader to do. */
  | { kind: 'button'; href: string; children: readonly Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: readonly (readonly Inline[])[] }
  /** A list of `label: value`. */
  | { kind: 'facts'; facts: readonly { label: string; value: readonly Inline[] }[] }
  | { kind: 'table'; isAmounts: boolean; rows: readonly TableRow[] }
  | { kind: 'quote'; blocks: readonly Block[] }
  /** A line of code alone: something to copy. */
  | { kind: 'code'; text: string }
  | { kind: 'items' }
  /** From here on it is what the law wants to be written down. */
  | { kind: 'small-print' }
  | { kind: 'rule' }

const VARIANT = /<!-- variant: ([\w-]+) -->((?:(?!<!-- variant:)[\s\S])*)/g
const VARIANT_END = '<!-- variant: end -->'
const COMMENT = /<!--[\s\S]*?-->/g
const SMALL_PRINT = '<!-- small print -->'
const ITEM_LIST = '{itemList}'
/** `Lieferung an: {deliveryAddress}`, in French with a space before the colon. */
const FACT = /^([^:{}[\]*]{1,60}?)\s?: (?=\S)/

/** The text of a mail as what it consists of. Slots are still in it. */
export function readBlocks(body: string, variants: readonly string[]): Block[] {
  const [main = '', ...small] = chooseVariants(body, new Set(variants)).split(SMALL_PRINT)
  const parts = [main, ...small].map((part) =>
    marked.lexer(part.replaceAll(COMMENT, '')).flatMap(toBlocks),
  )
  const blocks = parts.flatMap((part, index): Block[] =>
    index === 0 ? part : [{ kind: 'small-print' }, ...part],
  )
  const [first, ...rest] = blocks
  return first?.kind === 'paragraph' ? [{ ...first, kind: 'greeting' }, ...rest] : blocks
}

/** A variant lasts until the next one or `end`. */
function chooseVariants(body: string, chosen: ReadonlySet<string>): string {
  return body
    .replaceAll(VARIANT, (_, name: string, part: string) =>
      name === 'end' || chosen.has(name) ? part : '',
    )
    .replaceAll(VARIANT_END, '')
}

function toBlocks(token: Token): Block[] {
  switch (token.type) {
    case 'heading':
      return [
        { kind: 'heading', level: (token as Tokens.Heading).depth, children: inlineOf(token) },
      ]
    case 'paragraph':
      return [toParagraph(token as Tokens.Paragraph)]
    case 'list':
      return [toList(token as Tokens.List)]
    case 'table':
      return [toTable(token as Tokens.Table)]
    case 'blockquote':
      return [{ kind: 'quote', blocks: (token.tokens ?? []).flatMap(toBlocks) }]
    case 'hr':
      return [{ kind: 'rule' }]
    case 'space':
      return []
    default:
      throw new Error(`A mail cannot show ${token.type}`)
  }
}

function toParagraph(token: Tokens.Paragraph): Block {
  if (token.text.trim() === ITEM_LIST) return { kind: 'items' }
  const [first, ...rest] = token.tokens
  if (first?.type === 'codespan' && rest.length === 0) {
    return { kind: 'code', text: (first as Tokens.Codespan).text }
  }
  const children = inlineOf(token)
  const [only, ...others] = children
  return only?.kind === 'link' && others.length === 0
    ? { kind: 'button', href: only.href, children: only.children }
    : { kind: 'paragraph', children }
}

function toList({ ordered, items }: Tokens.List): Block {
  const facts = items.map(({ text }) => FACT.exec(text))
  if (!ordered && facts.every((fact) => fact !== null)) {
    return {
      kind: 'facts',
      facts: facts.map(([lead, label = ''], index) => ({
        label,
        value: toInline(marked.Lexer.lexInline((items[index]?.text ?? '').slice(lead.length))),
      })),
    }
  }
  return { kind: 'list', isOrdered: ordered, items: items.map((item) => inlineOf(item)) }
}

function toTable({ rows, align }: Tokens.Table): Block {
  return {
    kind: 'table',
    isAmounts: align[1] === 'right',
    rows: rows.map(([label, value]) => {
      const children = toInline(label?.tokens ?? [])
      return {
        label: children,
        value: toInline(value?.tokens ?? []),
        isSum: children[0]?.kind === 'strong',
      }
    }),
  }
}

function inlineOf(token: Token): Inline[] {
  return toInline('tokens' in token ? (token.tokens ?? []) : [])
}

function toInline(tokens: readonly Token[]): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'text':
        return 'tokens' in token && token.tokens !== undefined
          ? toInline(token.tokens)
          : [{ kind: 'text', text: plain((token as Tokens.Text).text) }]
      case 'escape':
        return [{ kind: 'text', text: (token as Tokens.Escape).text }]
      case 'strong':
      case 'em':
        return [{ kind: token.type, children: inlineOf(token) }]
      case 'link':
        return toLink(token as Tokens.Link)
      case 'br':
        return [{ kind: 'break' }]
      case 'paragraph':
        return inlineOf(token)
      default:
        throw new Error(`A mail cannot show ${token.type}`)
    }
  })
}

/** An address that was only written out stays text; programs make a link of it themselves. */
function toLink(token: Tokens.Link): Inline[] {
  const isWritten = token.raw === token.text
  return isWritten
    ? [{ kind: 'text', text: token.text }]
    : [{ kind: 'link', href: token.href, children: inlineOf(token) }]
}

/** Lines of a source file are not lines of a mail. */
function plain(text: string): string {
  return text.replaceAll('\n', ' ')
}
