import type { Analyse } from './analyse.ts'
import { lowerBound } from './bits.ts'
import type { IndexDocument } from './index-document.ts'
import type { IndexPart } from './index-part.ts'
import { createPart, withoutDocuments } from './index-part.ts'
import type { IndexSchema } from './index-schema.ts'
import { buildSegment } from './segment-builder.ts'

export interface IndexChanges {
  /**
   * Complete styles: all colors of every style that has a new or changed color. A color of such a style
   * that is not among them is no longer in the index.
   */
  documents: readonly IndexDocument[]
  /** Colors that are gone; the other colors of their styles stay as they are. */
  removedIds: readonly number[]
}

/**
 * Documents are never changed in place: old versions are marked as gone, new ones go into a small part
 * of their own. Small parts are built again together with what is added, each time at least doubling, so
 * that there are few of them and every document is built again few times.
 */
export function applyChanges(
  parts: readonly IndexPart[],
  { documents, removedIds }: IndexChanges,
  { schema, analyse }: { schema: IndexSchema; analyse: Analyse },
): readonly IndexPart[] {
  const left = parts.map((part) => removeOld(part, documents, removedIds))
  if (documents.length === 0) return left.filter(isWorthKeeping)
  const kept: IndexPart[] = []
  let added: IndexDocument[] = [...documents]
  for (const part of left.filter(isWorthKeeping).toReversed()) {
    if (part.sources === null || part.liveDocuments > added.length * 2) kept.unshift(part)
    else added = [...liveSources(part, part.sources), ...added]
  }
  return [...kept, createPart(buildSegment(schema, added, analyse), added)]
}

/** The first part stays even if nothing of it is left, so that an index always has one. */
function isWorthKeeping(part: IndexPart, number: number): boolean {
  return number === 0 || part.liveDocuments > 0
}

function removeOld(
  part: IndexPart,
  documents: readonly IndexDocument[],
  removedIds: readonly number[],
): IndexPart {
  const { view } = part
  const removed = part.removed?.slice() ?? new Uint8Array(view.documents)
  let isChanged = false
  const remove = (document: number) => {
    if (document < 0 || removed[document] === 1) return
    removed[document] = 1
    isChanged = true
  }
  for (const id of removedIds) remove(view.findDocument(id))
  const groups = new Set<number>()
  for (const { id, groupKey } of documents) {
    remove(view.findDocument(id))
    groups.add(view.findGroup(groupKey))
  }
  groups.delete(-1)
  for (const group of groups) {
    // Groups are numbered in the order of their documents.
    let document = lowerBound(view.groupOf, group, 0, view.documents)
    for (; view.groupOf[document] === group; document += 1) remove(document)
  }
  return isChanged ? withoutDocuments(part, removed) : part
}

/** With the merit they have by now. */
function liveSources(part: IndexPart, sources: readonly IndexDocument[]): IndexDocument[] {
  const { view, removed, merits } = part
  const live: IndexDocument[] = []
  for (const source of sources) {
    const document = view.findDocument(source.id)
    if (removed?.[document] === 1) continue
    live.push({ ...source, merit: merits[document]! })
  }
  return live
}

/** Merits are a column of their own beside the segment, so that popularity changes at any time. */
export function applyMerits(
  parts: readonly IndexPart[],
  merits: ReadonlyMap<number, number>,
): readonly IndexPart[] {
  return parts.map((part) => {
    const changed = part.merits.slice()
    let isChanged = false
    for (const [id, merit] of merits) {
      const document = part.view.findDocument(id)
      if (document < 0 || !Number.isFinite(merit)) continue
      changed[document] = merit
      isChanged = true
    }
    return isChanged ? { ...part, merits: changed } : part
  })
}
