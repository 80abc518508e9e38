import * as v from '@saum/schema/schema'
import type { Space } from './space-file.ts'

/** Ids of tags on an entry or asset, each once. */
export const tagIds = v.optional(v.array(v.string()), [])

/** One fault for each tag that `space.json` does not list. */
export function tagFaults(tags: readonly string[], space: Space): string[] {
  return tags.flatMap((id, at) => {
    if (!space.tags.some((tag) => tag.id === id)) return `has the unknown tag "${id}"`
    return tags.indexOf(id) < at ? `has the tag "${id}" twice` : []
  })
}
