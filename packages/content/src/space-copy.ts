import * as v from '@saum/schema/schema'
import type { Asset, Entry, Space } from './space.ts'

/** A space on paper: enough to show all pages, and to ask for what changed since. */
export interface SpaceCopy {
  space: Space
  token: string | null
  /** Which space of which service it is a copy of. */
  source: string
}

const VERSION = 1

const fields = v.record(v.string(), v.record(v.string(), v.unknown()))
const wireCopy = v.object({
  version: v.literal(VERSION),
  source: v.string(),
  token: v.nullable(v.string()),
  locales: v.array(
    v.object({ code: v.string(), fallbackCode: v.nullable(v.string()), isDefault: v.boolean() }),
  ),
  entries: v.array(v.object({ id: v.string(), type: v.string(), updatedAt: v.string(), fields })),
  assets: v.array(v.object({ id: v.string(), fields })),
})

export function writeCopy({ space, token, source }: SpaceCopy): string {
  return JSON.stringify({
    version: VERSION,
    source,
    token,
    locales: space.locales,
    entries: [...space.entries.values()],
    assets: [...space.assets.values()],
  })
}

/** `null` when the text is no copy of ours. */
export function readCopy(text: string): SpaceCopy | null {
  const parsed = v.safeParse(wireCopy, parseJson(text))
  if (!parsed.success) return null
  const { source, token, locales, entries, assets } = parsed.output
  return {
    source,
    token,
    space: { locales, entries: byId<Entry>(entries), assets: byId<Asset>(assets) },
  }
}

function byId<T extends { id: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((one) => [one.id, one]))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
