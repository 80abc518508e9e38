import { plainText } from '@saum/contract/content-block'
import { given, type MakeBlock } from '../block-maker.ts'
import type { Fields } from '../fields.ts'
import { createFields } from '../fields.ts'
import { pageHref } from '../link-target.ts'
import { entryOf } from '../links.ts'
import type { Making } from '../making.ts'
import { markedWords } from '../rich-text-inlines.ts'

/** Its own words where it has some, otherwise those of the page it leads to. */
export const makeStory: MakeBlock = (fields, making) => {
  const page = pageOf(fields, making)
  const href =
    page && pageHref({ shopPath: making.shop.path, slugOf: making.slugOf }, page.entry.id)
  const title = fields.need('title', fields.text('title') ?? page?.text('title'), '')
  return {
    kind: 'story',
    title,
    text: fields.text('text') ?? page?.text('description') ?? '',
    href: fields.need('page', href ?? undefined, ''),
    linkText: fields.text('linkLabel') ?? plainText(markedWords(title)),
    ...given({ picture: fields.picture('picture') ?? page?.picture('picture') }),
  }
}

function pageOf(fields: Fields, making: Making): Fields | undefined {
  const link = fields.raw('page')
  const page =
    link === undefined ? null : entryOf(making.space, link, making.report, fields.entry.id)
  return page?.type === 'page' ? createFields(page, making, fields.within) : undefined
}
