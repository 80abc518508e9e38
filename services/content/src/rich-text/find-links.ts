import { isLink, type ResourceLink } from './rich-text.ts'

/** Every link within a value: alone, in lists, and those that rich text embeds. */
export function findLinks(value: unknown): ResourceLink[] {
  if (typeof value !== 'object' || value === null) return []
  if (isLink(value)) return [value]
  return Object.values(value).flatMap(findLinks)
}
