import type { IndexDocument } from './index-document.ts'
import type { Segment } from './segment.ts'
import type { SegmentView } from './segment-view.ts'
import { viewSegment } from './segment-view.ts'

/** A segment and what has changed about it since it was built. A style lives in one part only. */
export interface IndexPart {
  segment: Segment
  view: SegmentView
  /** 1 for a document that is gone; `null` while there is none. */
  removed: Uint8Array | null
  /**
   * By term, the documents that have it and are not gone, and one; 0 for what was not counted yet.
   * Counted when asked for, as a change must not take the time to read all postings.
   */
  frequencies: Uint32Array | null
  merits: Float32Array
  liveDocuments: number
  liveGroups: number
  /** What the segment was built from, where it is small enough to be built again with more. */
  sources: readonly IndexDocument[] | null
}

export function createPart(
  segment: Segment,
  sources: readonly IndexDocument[] | null = null,
): IndexPart {
  const view = viewSegment(segment)
  return {
    segment,
    view,
    removed: null,
    frequencies: null,
    merits: view.merits,
    liveDocuments: segment.documents,
    liveGroups: segment.groups,
    sources,
  }
}

/** The same part without the documents marked; marks include those already gone. */
export function withoutDocuments(part: IndexPart, removed: Uint8Array): IndexPart {
  const { documents, groupOf } = part.view
  let liveDocuments = 0
  let liveGroups = 0
  let lastGroup = -1
  for (let document = 0; document < documents; document += 1) {
    if (removed[document] !== 0) continue
    liveDocuments += 1
    if (groupOf[document] !== lastGroup) liveGroups += 1
    lastGroup = groupOf[document]!
  }
  const frequencies = new Uint32Array(part.view.terms.length)
  return { ...part, removed, frequencies, liveDocuments, liveGroups }
}

/** Documents in the part that have a term and are not gone. */
export function liveFrequency({ view, removed, frequencies }: IndexPart, term: number): number {
  const { offsets, documents } = view.postings
  const end = offsets[term + 1]!
  if (removed === null || frequencies === null) return end - offsets[term]!
  const known = frequencies[term]!
  if (known > 0) return known - 1
  let count = 0
  for (let k = offsets[term]!; k < end; k += 1) count += 1 - removed[documents[k]!]!
  frequencies[term] = count + 1
  return count
}
