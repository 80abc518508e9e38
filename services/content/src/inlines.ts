import type { Inline } from '@saum/contract/content'
import type { MarkedToken, Token } from 'marked'
import { toSafeHref } from './safe-href.ts'

/** Words of a line as data. Raw HTML, images and code marks are dropped; their text stays. */
export function toInlines(tokens: readonly Token[] | undefined): Inline[] {
  return joinTexts((tokens ?? []).flatMap((token) => toInline(token as MarkedToken)))
}

function toInline(token: MarkedToken): Inline[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? toInlines(token.tokens) : [{ kind: 'text', text: toPlain(token.text) }]
    case 'escape':
    case 'codespan':
      return [{ kind: 'text', text: toPlain(token.text) }]
    case 'strong':
      return [{ kind: 'strong', children: toInlines(token.tokens) }]
    case 'em':
      return [{ kind: 'emphasis', children: toInlines(token.tokens) }]
    case 'del':
    case 'paragraph':
      return toInlines(token.tokens)
    case 'link':
      return toLink(token.href, toInlines(token.tokens))
    case 'br':
      return [{ kind: 'break' }]
    default:
      return []
  }
}

function toLink(href: string, children: Inline[]): Inline[] {
  const safeHref = toSafeHref(href)
  return safeHref === null ? children : [{ kind: 'link', href: safeHref, children }]
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
}

/** Marked leaves entities in text for its HTML writer; we write no HTML. */
function toPlain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => CHARACTERS[entity] ?? entity)
}

/** Dropped markup leaves neighbors behind; one text is smaller to send than three. */
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
