import { isLink } from '../rich-text/rich-text.ts'
import { keyOf, type Item, type LocalizedValue } from '../space/item.ts'
import {
  isLocalized,
  tagLinks,
  toSys,
  valueIn,
  type LocaleChoice,
  type Reading,
} from './reading.ts'

/**
 * The values a path such as `fields.page.fields.slug` leads to. Lists give each of their members,
 * links are followed, and in all locales a field gives the value of each.
 */
export function valuesAt(
  item: Item,
  path: readonly string[],
  locale: LocaleChoice,
  reading: Reading,
): unknown[] {
  const [head, name, ...rest] = path
  if (head === 'metadata')
    return name === 'tags' ? follow(tagLinks(item), rest, locale, reading) : []
  if (head === 'sys') return dig(toSys(item, locale, reading), path.slice(1))
  if (head !== 'fields' || name === undefined) return []
  const field = (item.fields as Record<string, LocalizedValue>)[name]
  if (field === undefined) return []
  const shown =
    locale === '*'
      ? Object.values(field)
      : [valueIn(field, locale, isLocalized(item, name, reading.types), reading.space)]
  return shown.flatMap((value) => follow(value, rest, locale, reading))
}

function follow(
  value: unknown,
  path: readonly string[],
  locale: LocaleChoice,
  reading: Reading,
): unknown[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((one) => follow(one, path, locale, reading))
  const isOwnId = path.join('.') === 'sys.id'
  if (!isLink(value) || path.length === 0 || isOwnId) return dig(value, path)
  const target = reading.view.items.get(keyOf({ kind: value.sys.linkType, id: value.sys.id }))
  return target === undefined ? [] : valuesAt(target, path, locale, reading)
}

function dig(value: unknown, path: readonly string[]): unknown[] {
  let found: unknown = value
  for (const step of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return []
    found = (found as Record<string, unknown>)[step]
  }
  return found === undefined ? [] : [found]
}
