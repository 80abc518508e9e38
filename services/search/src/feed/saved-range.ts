import { hash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { refuse } from '@saum/domain/result'
import type { ShopPath } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { openIndex, saveIndex } from '../index/index-file.ts'
import type { MemoryIndex } from '../index/memory-index.ts'
import { SHOP_SCHEMA } from '../shop-schema.ts'
import type { Vocabulary } from '../text/vocabulary.ts'
import { indexFile, removeUnfinished } from './index-files.ts'
import type { Standing } from './merit.ts'
import { packStandings, unpackStandings } from './packed-standings.ts'
import type { FeedState } from './read-catalog.ts'

/** To be raised whenever documents are made in another way: saved indexes are then built anew. */
const DOCUMENT_VERSION = 2

/** The range of a shop in the index, and up to where it is known. */
export interface IndexedRange {
  index: MemoryIndex
  feed: FeedState
  /** By product id; grows and shrinks with the range instead of being copied for every change. */
  standings: Map<number, Standing>
  builtAt: number
}

const savedFacts = v.object({
  fingerprint: v.string(),
  builtAt: v.number(),
  feed: v.object({
    lastChange: v.number(),
    structure: v.string(),
    nextPriceChangeAt: v.nullable(v.number()),
  }),
  /** See `packStandings`. */
  standings: v.string(),
})

type SavedFacts = v.InferOutput<typeof savedFacts>

/** Equal for those that make the same documents and terms. */
export function fingerprintOf(vocabulary: Vocabulary): string {
  return hash('sha256', JSON.stringify([DOCUMENT_VERSION, vocabulary]), 'base64url')
}

export async function saveRange(
  folder: string,
  shopPath: ShopPath,
  { range, fingerprint }: { range: IndexedRange; fingerprint: string },
): Promise<void> {
  const { index, builtAt, feed } = range
  const standings = packStandings(index.ids, range.standings)
  const facts: SavedFacts = { fingerprint, builtAt, feed, standings }
  await mkdir(folder, { recursive: true })
  await saveIndex(indexFile(folder, shopPath), index, facts)
}

/** `null` when there is none, or when it is not one of ours any more; then the reason is told. */
export async function openRange(
  folder: string,
  shopPath: ShopPath,
  { fingerprint, onRefused }: { fingerprint: string; onRefused: (reason: string) => void },
): Promise<IndexedRange | null> {
  await removeUnfinished(folder, shopPath)
  const opened = await openIndex(indexFile(folder, shopPath), SHOP_SCHEMA).catch(toUnreadable)
  if (!opened.ok) {
    if (opened.refusal.kind !== 'missing') onRefused(opened.refusal.kind)
    return null
  }
  const { index, meta } = opened.value
  const facts = v.safeParse(savedFacts, meta)
  const standings = facts.success ? unpackStandings(index.ids, facts.output.standings) : null
  if (!facts.success || standings === null || facts.output.fingerprint !== fingerprint) {
    onRefused('made in another way')
    return null
  }
  const { builtAt, feed } = facts.output
  return { index, feed, builtAt, standings }
}

/** A file that the disk does not hand out is as good as none: everything in it can be read again. */
function toUnreadable(error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  return refuse({ kind: `unreadable: ${reason}` })
}
