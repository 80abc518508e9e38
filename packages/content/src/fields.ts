import type { Block, ContentLink, ContentPicture, Inline } from '@saum/contract/content-block'
import { createFieldValues, type FieldValues } from './field-values.ts'
import { toHref } from './link-target.ts'
import { assetOf, entryOf } from './links.ts'
import type { Making, Within } from './making.ts'
import { pictureOf } from './media.ts'
import { inlinesOf, markedWords } from './rich-text-inlines.ts'
import { toTextBlocks } from './rich-text.ts'
import type { Asset, Entry } from './space.ts'

/** The fields of one entry as one shop reads them. */
export interface Fields extends FieldValues {
  entry: Entry
  within: Within
  /** What a block cannot do without and is not there. */
  missing: readonly string[]
  /** Notes the field when it has no value. */
  need<T>(field: string, value: T | undefined, instead: T): T
  needText(field: string): string
  needPicture(field: string): ContentPicture
  needLink(): ContentLink
  /** A line whose words may be marked with asterisks. */
  words(field: string): Inline[] | undefined
  picture(field: string): ContentPicture | undefined
  assets(field: string): Asset[]
  entries(field: string): Entry[]
  /** Rich text, or the lines of a plain one as paragraphs. */
  blocks(field: string): Block[] | undefined
  /** The same as one line. */
  inlines(field: string): Inline[] | undefined
  /** `linkLabel` and `linkTarget`. */
  link(): ContentLink | undefined
}

const NO_PICTURE: ContentPicture = { key: '', width: 1, height: 1, alt: '' }
const NO_LINK: ContentLink = { label: '', href: '' }

export function createFields(entry: Entry, making: Making, within: Within): Fields {
  const { space, reading, report } = making
  const values = createFieldValues(entry, reading)
  const missing: string[] = []

  function need<T>(field: string, value: T | undefined, instead: T): T {
    if (value === undefined) missing.push(field)
    return value ?? instead
  }
  function words(field: string): Inline[] | undefined {
    const text = values.text(field)
    return text === undefined ? undefined : markedWords(text)
  }
  function picture(field: string): ContentPicture | undefined {
    const value = values.raw(field)
    const asset = value === undefined ? null : assetOf(space, value, report, entry.id)
    const found = asset && pictureOf(asset, reading)
    if (asset && !found) report(`Asset ${asset.id} is no picture whose size is known`)
    return found ?? undefined
  }
  /** Text of which nothing can be shown is none: its block would be an empty box. */
  function blocks(field: string): Block[] | undefined {
    const value = values.raw(field)
    const shown =
      typeof value === 'string' ? toParagraphs(value) : toTextBlocks(value, making, within)
    return shown.length > 0 ? shown : undefined
  }
  function link(): ContentLink | undefined {
    const [label, target] = [values.text('linkLabel'), values.text('linkTarget')]
    if (label === undefined || target === undefined) return undefined
    const href = toHref(target, { shopPath: making.shop.path, slugOf: making.slugOf })
    if (href === null) report(`Entry ${entry.id} leads to "${target}", which is no usable address`)
    return href === null ? undefined : { label, href }
  }

  return {
    ...values,
    entry,
    within,
    missing,
    need,
    words,
    picture,
    blocks,
    link,
    needText: (field) => need(field, values.text(field), ''),
    needPicture: (field) => need(field, picture(field), NO_PICTURE),
    needLink: () => need('linkTarget', link(), NO_LINK),
    inlines(field) {
      const found = blocks(field)
      return found && inlinesOf(found)
    },
    assets: (field) =>
      values.list(field).flatMap((one) => assetOf(space, one, report, entry.id) ?? []),
    entries: (field) =>
      values.list(field).flatMap((one) => entryOf(space, one, report, entry.id) ?? []),
  }
}

function toParagraphs(text: string): Block[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'paragraph', children: markedWords(line) }))
}
