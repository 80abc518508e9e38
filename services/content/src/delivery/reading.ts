import type { ContentType } from '../space/content-type.ts'
import type { Item, LocalizedValue } from '../space/item.ts'
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
  if (locale === '*') return item.fields
  const fields = Object.entries(item.fields as Record<string, LocalizedValue>)
  return Object.fromEntries(
    fields.flatMap(([name, value]) => {
      const localized = isLocalized(item, name, reading.types)
      const shown = valueIn(value, locale, localized, reading.space)
      return shown === undefined ? [] : [[name, shown]]
    }),
  )
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
    metadata: { tags: [], concepts: [] },
    sys: toSys(item, locale, reading),
    fields: fieldsIn(item, locale, reading),
  }
}

export type Resource = ReturnType<typeof toResource>

function contentTypeLink(id: string): object {
  return { sys: { ...linkTo('Entry', id).sys, linkType: 'ContentType' } }
}
