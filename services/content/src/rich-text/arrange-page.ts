import type { Hint, HintedNode } from './markdown.ts'
import {
  embed,
  linkTo,
  toDocument,
  wordsOf,
  type BlockNode,
  type EmbedNode,
  type RichTextDocument,
} from './rich-text.ts'

/** An entry that a page's text implies, with the values of one locale. */
export interface DerivedEntry {
  id: string
  type: 'accordion' | 'accordionItem' | 'callToAction' | 'quote'
  fields: Record<string, unknown>
}

export interface ArrangedPage {
  body: RichTextDocument
  derived: DerivedEntry[]
  /** Hints nobody follows. */
  ignoredHints: string[]
}

interface OpenAccordion {
  entry: DerivedEntry
  items: { entry: DerivedEntry; body: (BlockNode | EmbedNode)[] }[]
}

/**
 * Follows the hints: level-3 sections after `accordion` (up to the next level 2) become entries of an
 * accordion, everywhere on the page after `accordion per group`; a lone link after `call-to-action`
 * becomes a button, a quotation after `quote` stands out of the text.
 */
export function arrangePage(page: string, hinted: readonly HintedNode[]): ArrangedPage {
  const content: (BlockNode | EmbedNode)[] = []
  const derived: DerivedEntry[] = []
  const ignoredHints: string[] = []
  const counts = new Map<string, number>()
  let isEverySection = false
  let isAccordionOn = false
  let next: 'call-to-action' | 'quote' | null = null
  let open: OpenAccordion | null = null

  const derive = (type: DerivedEntry['type'], name: string, fields: DerivedEntry['fields']) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const entry: DerivedEntry = { id: `${page}-${name}-${count}`, type, fields }
    derived.push(entry)
    return entry
  }
  const startAccordion = (): OpenAccordion => {
    const fields = { items: [], isFaq: isEverySection }
    const accordion = { entry: derive('accordion', 'accordion', fields), items: [] }
    content.push(embed(accordion.entry.id))
    return accordion
  }
  const place = (node: BlockNode | EmbedNode) => {
    if (isAccordionOn && node.nodeType === 'heading-3') {
      open ??= startAccordion()
      addItem(open, node, derived)
      return
    }
    const item = node.nodeType.startsWith('heading-') ? undefined : open?.items.at(-1)
    if (item) item.body.push(node)
    else {
      open = null
      content.push(node)
    }
  }

  for (const node of hinted) {
    if (node.nodeType === 'hint') {
      const kind = kindOf(node)
      if (kind === null) ignoredHints.push(node.name)
      isEverySection ||= kind === 'accordion per group'
      isAccordionOn ||= isEverySection || kind === 'accordion'
      next = kind === 'call-to-action' || kind === 'quote' ? kind : null
      continue
    }
    if (node.nodeType === 'heading-2') {
      isAccordionOn = isEverySection
      open = null
    }
    const standing = next === null ? null : (next === 'quote' ? toQuote : toCallToAction)(node)
    if (standing === null) place(node)
    else place(embed(derive(standing.type, next ?? '', standing.fields).id))
    next = null
  }
  return { body: toDocument(content), derived, ignoredHints }
}

const KINDS = ['accordion per group', 'accordion', 'call-to-action', 'quote'] as const

/** `accordion per group; each question …` → `accordion per group`; what follows is for the writer. */
function kindOf({ name }: Hint): (typeof KINDS)[number] | null {
  return KINDS.find((kind) => name === kind || /^[ ;:,]/.test(afterName(name, kind))) ?? null
}

function afterName(name: string, kind: string): string {
  return name.startsWith(kind) ? name.slice(kind.length) : ''
}

function addItem(accordion: OpenAccordion, heading: BlockNode, derived: DerivedEntry[]): void {
  const body: (BlockNode | EmbedNode)[] = []
  const id = `${accordion.entry.id}-item-${accordion.items.length + 1}`
  const fields = { title: wordsOf(heading), body: toDocument(body) }
  const entry: DerivedEntry = { id, type: 'accordionItem', fields }
  derived.push(entry)
  accordion.items.push({ entry, body })
  accordion.entry.fields['items'] = accordion.items.map((item) => linkTo('Entry', item.entry.id))
}

function toCallToAction(node: BlockNode | EmbedNode): Omit<DerivedEntry, 'id'> | null {
  if (node.nodeType !== 'paragraph') return null
  const [link, ...others] = node.content
  if (link?.nodeType !== 'hyperlink' || others.length > 0) return null
  const fields = { linkLabel: wordsOf(link), linkTarget: link.data.uri }
  return { type: 'callToAction', fields }
}

const SOURCE = /^[—–-]\s*/

/** The last line names who said it if it begins with a dash. */
function toQuote(node: BlockNode | EmbedNode): Omit<DerivedEntry, 'id'> | null {
  if (node.nodeType !== 'blockquote') return null
  const lines = node.content.map(wordsOf)
  const last = lines.at(-1) ?? ''
  const hasSource = lines.length > 1 && SOURCE.test(last)
  const text = (hasSource ? lines.slice(0, -1) : lines).join('\n')
  return {
    type: 'quote',
    fields: { text, ...(hasSource ? { source: last.replace(SOURCE, '') } : {}) },
  }
}
