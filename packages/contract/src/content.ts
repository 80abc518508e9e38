import type { Locale } from '@saum/domain/shops'

/** Text of a content page as plain data: no HTML anywhere, so nothing has to be trusted or cleaned later. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'break' }

/** The words without their marks, for anchors, captions and labels. */
export function plainText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text
      return inline.kind === 'break' ? ' ' : plainText(inline.children)
    })
    .join('')
}

export interface AccordionEntry {
  /** Anchor within the page. */
  id: string
  title: Inline[]
  children: Block[]
}

export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; id: string; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'rule' }
  | { kind: 'accordion'; entries: AccordionEntry[] }
  /** `file` lies in the shop's pictures. */
  | { kind: 'picture'; file: string; width: number; height: number; alt: string }
  | { kind: 'callToAction'; label: string; href: string }

export interface ContentPage {
  /** The same in every locale: `delivery`, `terms`, … */
  page: string
  locale: Locale
  title: string
  description: string
  /** Address within the shop without slashes at its ends: `lieferung`, `magazin/wolle`. */
  slug: string
  /** ISO date of the last change of its text. */
  updated: string
  blocks: Block[]
}

/** What screens may ask of the content system. */
export interface ContentReader {
  findPage(locale: Locale, slug: string): ContentPage | null
  findPageByKey(page: string, locale: Locale): ContentPage | null
  /** The slug of the same page in every locale; empty for an unknown page. */
  alternates(page: string): Partial<Record<Locale, string>>
  /** Slug per page key, for footers and other lists of links. */
  links(locale: Locale): Readonly<Record<string, string>>
}
