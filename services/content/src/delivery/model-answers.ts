import type { ContentType } from '../space/content-type.ts'
import { notFound } from './api-error.ts'
import type { Tag } from '../space/space-file.ts'
import { sysLinks, type Reading } from './reading.ts'

/** Lists of the model: few rows, always whole. */
function answerRows(items: readonly object[]): object {
  return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items }
}

export function answerSpace({ spaceId, space }: Reading): object {
  const locales = space.locales.map(({ code, name, default: isDefault, fallbackCode }) => ({
    code,
    name,
    default: isDefault,
    fallbackCode,
  }))
  return { sys: { type: 'Space', id: spaceId }, name: space.name, locales }
}

export function answerLocales({ space }: Reading): object {
  return answerRows(
    space.locales.map(({ code, name, default: isDefault, fallbackCode }) => ({
      code,
      name,
      default: isDefault,
      fallbackCode,
      sys: { id: code, type: 'Locale', version: 1 },
    })),
  )
}

export function answerContentTypes(reading: Reading): object {
  return answerRows([...reading.types.values()].map((type) => toTypeResource(type, reading)))
}

export function answerContentType(id: string, reading: Reading): object {
  const type = reading.types.get(id)
  if (type === undefined) throw notFound({ type: 'ContentType', id })
  return toTypeResource(type, reading)
}

export function answerTags(reading: Reading): object {
  return answerRows(reading.space.tags.map((tag) => toTagResource(tag, reading)))
}

export function answerTag(id: string, reading: Reading): object {
  const tag = reading.space.tags.find((one) => one.id === id)
  if (tag === undefined) throw notFound({ type: 'Tag', id })
  return toTagResource(tag, reading)
}

function toTagResource({ id, name }: Tag, reading: Reading): object {
  return { name, sys: { ...sysLinks(reading), id, type: 'Tag', visibility: 'public', version: 1 } }
}

function toTypeResource(type: ContentType, reading: Reading): object {
  const { id, name, description = '', displayField, fields } = type
  return {
    sys: { ...sysLinks(reading), id, type: 'ContentType', revision: 1 },
    displayField,
    name,
    description,
    fields: fields.map((field) => ({ ...field, disabled: false, omitted: false })),
  }
}
