import type { Block } from '@saum/contract/content-block'

/** How content names a category, whose path only the catalogue knows. */
export const CATEGORY_LINK = 'category:'

/** Blocks that are nothing but their link. */
const LINKS_ONLY: ReadonlySet<unknown> = new Set(['callToAction', 'fashionCard'])

type Fields = Readonly<Record<string, unknown>>
type FindCategory = (key: string) => string | undefined

/**
 * The same blocks with real addresses. A link to a category the shop does not have is dropped: its words
 * stay where it stood among others, a block that only leads there goes with it.
 */
export function resolveLinks(blocks: readonly Block[], find: FindCategory): Block[] {
  return resolveAll(blocks, find) as Block[]
}

function resolveAll(values: readonly unknown[], find: FindCategory): unknown[] {
  return values.flatMap((value) => {
    if (Array.isArray(value)) return [resolveAll(value, find)]
    if (!isFields(value)) return [value]
    const resolved = resolveFields(value, find)
    if (resolved['kind'] === 'link' && resolved['href'] === undefined) return resolved['children']
    if (LINKS_ONLY.has(resolved['kind']) && resolved['link'] === undefined) return []
    return [resolved]
  })
}

function resolveFields(fields: Fields, find: FindCategory): Fields {
  const entries = Object.entries(fields).flatMap(([name, value]) => {
    const resolved = resolveValue(name, value, find)
    return resolved === undefined ? [] : [[name, resolved]]
  })
  return Object.fromEntries(entries)
}

function resolveValue(name: string, value: unknown, find: FindCategory): unknown {
  if (Array.isArray(value)) return resolveAll(value, find)
  if (name === 'href' && typeof value === 'string' && value.startsWith(CATEGORY_LINK)) {
    return find(value.slice(CATEGORY_LINK.length))
  }
  if (!isFields(value)) return value
  const resolved = resolveFields(value, find)
  return name === 'link' && resolved['href'] === undefined ? undefined : resolved
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
