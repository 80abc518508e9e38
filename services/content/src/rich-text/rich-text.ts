/** Rich text documents as Contentful's delivery API writes them; no HTML anywhere. */
export interface TextNode {
  nodeType: 'text'
  value: string
  marks: { type: MarkType }[]
  data: Record<string, never>
}

export type MarkType = 'bold' | 'italic'

export interface HyperlinkNode {
  nodeType: 'hyperlink'
  data: { uri: string }
  content: TextNode[]
}

export type InlineNode = TextNode | HyperlinkNode

export interface EmbedNode {
  nodeType: 'embedded-entry-block'
  data: { target: ResourceLink<'Entry'> }
  content: []
}

export const BLOCK_TYPES = [
  'heading-2',
  'heading-3',
  'heading-4',
  'paragraph',
  'unordered-list',
  'ordered-list',
  'list-item',
  'blockquote',
  'hr',
  'table',
  'table-row',
  'table-header-cell',
  'table-cell',
] as const

export interface BlockNode {
  nodeType: (typeof BLOCK_TYPES)[number]
  data: Record<string, never>
  content: RichTextNode[]
}

export type RichTextNode = BlockNode | EmbedNode | InlineNode

export interface RichTextDocument {
  nodeType: 'document'
  data: Record<string, never>
  content: (BlockNode | EmbedNode)[]
}

export type LinkType = 'Entry' | 'Asset'

export interface ResourceLink<Type extends LinkType = LinkType> {
  sys: { type: 'Link'; linkType: Type; id: string }
}

export function linkTo<Type extends LinkType>(linkType: Type, id: string): ResourceLink<Type> {
  return { sys: { type: 'Link', linkType, id } }
}

export function isLink(value: unknown): value is ResourceLink {
  const sys = (value as Partial<ResourceLink> | null)?.sys
  return typeof sys === 'object' && sys.type === 'Link'
}

export function block(nodeType: BlockNode['nodeType'], content: RichTextNode[]): BlockNode {
  return { nodeType, data: {}, content }
}

export function embed(id: string): EmbedNode {
  return { nodeType: 'embedded-entry-block', data: { target: linkTo('Entry', id) }, content: [] }
}

export function toDocument(content: RichTextDocument['content']): RichTextDocument {
  return { nodeType: 'document', data: {}, content }
}

/** The words without their marks. */
export function wordsOf(node: RichTextNode | RichTextDocument): string {
  return node.nodeType === 'text' ? node.value : node.content.map(wordsOf).join('')
}
