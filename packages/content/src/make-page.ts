import type { ContentPage } from '@saum/contract/content'
import type { Block } from '@saum/contract/content-block'
import type { Locale, Shop } from '@saum/domain/shops'
import { createAnchors } from './anchors.ts'
import { createFields } from './fields.ts'
import { createBlocksOf, createRoom, foreignLocale } from './make-blocks.ts'
import type { Making } from './making.ts'
import type { PageHead } from './page-head.ts'
import type { Report } from './report.ts'
import { languageOf } from './space-locales.ts'
import type { Space } from './space.ts'
import type { Reading } from './values.ts'

export interface PageParts {
  space: Space
  shop: Shop
  reading: Reading
  at: number
  marksEntries: boolean
  report: Report
  slugOf: (page: string) => string | undefined
}

export function makePage(head: PageHead, parts: PageParts): ContentPage {
  const { locale } = parts.shop
  const making: Making = {
    ...parts,
    anchors: createAnchors(),
    language: languageOf(head.language ?? locale),
    hasRoom: createRoom(head.entry.id, parts.report),
    blocksOf: createBlocksOf(() => making),
  }
  const { entry, ...facts } = head
  const fields = createFields(entry, making, [entry.id])
  const picture = fields.picture('picture')
  const blocks = fields.blocks('body') ?? []
  const mark = foreignLocale(fields.wordsCode(), making.language)
  return {
    page: entry.id,
    locale,
    ...facts,
    ...(parts.marksEntries ? { entry: entry.id } : {}),
    ...(picture === undefined ? {} : { picture }),
    blocks: mark === undefined ? blocks : blocks.map((block) => inLanguage(block, mark)),
  }
}

const TEXT_KINDS: ReadonlySet<Block['kind']> = new Set([
  'heading',
  'paragraph',
  'list',
  'table',
  'quote',
  'rule',
  'picture',
])

/** The page's own text has no entry that could say its language. */
function inLanguage(block: Block, language: Locale): Block {
  if (block.entry !== undefined || !TEXT_KINDS.has(block.kind)) return block
  return { ...block, language }
}
