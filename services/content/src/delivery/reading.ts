import type { ContentType } from '../space/content-type.ts'
import type { AssetItem, Item, LocalizedValue } from '../space/item.ts'
import type { Space } from '../space/space-file.ts'
import type { View } from '../space/view.ts'
import { linkTo } from '../rich-text/rich-text.ts'

/** What an answer is made of: one view, as one kind of reader sees it. */
export interface Reading {
  spaceId: string
  environment: string
  space: Space
  types: ReadonlyMap<string, ContentType>
  view: View
  /** What addresses of files begin with for readers elsewhere; `null` where a path will do. */
  fileHost: string | null
  revisionOf(item: Item): number
  /** For previews: the revision that is published, if one is. */
  publishedRevisionOf(item: Item): number | null
}

/** A locale, or `*` for all of them. */
export type LocaleChoice = string

/** The value a locale sees: its own, or that of what it falls back to. */
export function valueIn(
  value: LocalizedValue,
  locale: string,
  hasLocales: boolean,
  { chains, defaultLocale }: Space,
): unknown {
  if (!hasLocales) return value[defaultLocale]
  const found = chains.get(locale)?.find((code) => value[code] !== undefined)
  return found === undefined ? undefined : value[found]
}

export function isLocalized(item: Item, field: string, types: Reading['types']): boolean {
  if (item.kind === 'Asset') return field !== 'file'
  return types.get(item.type)?.fields.find(({ id }) => id === field)?.localized ?? true
}

export function fieldsIn(item: Item, locale: LocaleChoice, reading: Reading): object {
  const shown = item.kind === 'Asset' ? withHost(item.fields, reading) : item.fields
  if (locale === '*') return shown
  const fields = Object.entries(shown as Record<string, LocalizedValue>)
  return Object.fromEntries(
    fields.flatMap(([name, value]) => {
      const localized = isLocalized(item, name, reading.types)
      const found = valueIn(value, locale, localized, reading.space)
      return found === undefined ? [] : [[name, found]]
    }),
  )
}

/** A path becomes an address without a protocol, `//host/path`, as the delivery API writes those of files. */
function withHost(fields: AssetItem['fields'], { fileHost }: Reading): AssetItem['fields'] {
  if (fileHost === null) return fields
  const files = Object.entries(fields.file as Record<string, { url: string }>)
  const file = files.map(([locale, { url, ...details }]) => [
    locale,
    { ...details, url: /^\/[^/]/.test(url) ? `//${fileHost}${url}` : url },
  ])
  return { ...fields, file: Object.fromEntries(file) as LocalizedValue }
}

export function sysLinks({ spaceId, environment }: Reading): object {
  return {
    space: { sys: { type: 'Link', linkType: 'Space', id: spaceId } },
    environment: { sys: { type: 'Link', linkType: 'Environment', id: environment } },
  }
}

export function toSys(item: Item, locale: LocaleChoice, reading: Reading): Record<string, unknown> {
  const publishedVersion = reading.publishedRevisionOf(item)
  return {
    ...sysLinks(reading),
    id: item.id,
    type: item.kind,
    createdAt: item.createdAt,
    updatedAt: item.updatedAt,
    revision: reading.revisionOf(item),
    ...(publishedVersion === null ? {} : { publishedVersion }),
    ...(item.kind === 'Entry' ? { contentType: contentTypeLink(item.type) } : {}),
    ...(locale === '*' ? {} : { locale }),
  }
}

/** An entry or asset as the delivery API writes it. */
export function toResource(item: Item, locale: LocaleChoice, reading: Reading) {
  return {
    metadata: { tags: tagLinks(item), concepts: [] },
    sys: toSys(item, locale, reading),
    fields: fieldsIn(item, locale, reading),
  }
}

export type Resource = ReturnType<typeof toResource>

export function tagLinks({ tags }: Item): object[] {
  return tags.map((id) => ({ sys: { type: 'Link', linkType: 'Tag', id } }))
}

function contentTypeLink(id: string): object {
  return { sys: { ...linkTo('Entry', id).sys, linkType: 'ContentType' } }
}
