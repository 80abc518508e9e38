import { findCandidates } from './candidates.ts'
import { selectDocuments } from './facet-selection.ts'
import type { FacetCounts, IndexAnswer, IndexHit } from './index-answer.ts'
import type { IndexPart } from './index-part.ts'
import type { FacetQuestion, IndexQuestion } from './index-question.ts'
import type { KeywordRanks } from './keyword-ranks.ts'
import type { Contender, PageHeap } from './page-heap.ts'
import { createPageHeap } from './page-heap.ts'
import { tallyRanges } from './range-counting.ts'
import { resolveText } from './resolved-text.ts'
import type { Rating, ResultOrder } from './result-order.ts'
import { createResultOrder } from './result-order.ts'
import type { ScopeCounts } from './scope-counts.ts'
import { scopeKeys } from './scope-counts.ts'
import type { Scratch } from './scratch.ts'
import type { Vocabulary } from './term-expansion.ts'
import type { Tally } from './value-counting.ts'
import { tallyKeywords, tallyPaths } from './value-counting.ts'

/** What the parts of an index have in common. */
export interface IndexParts {
  parts: readonly IndexPart[]
  vocabulary: Vocabulary
  ranks: KeywordRanks
  scratch: Scratch
  scopeCounts: ScopeCounts
}

/** Answers a question part by part; a style is in one part only, so counts add up. */
export function askParts(index: IndexParts, question: IndexQuestion): IndexAnswer {
  const { parts, vocabulary, ranks, scratch, scopeCounts } = index
  const from = toCount(question.from)
  const size = toCount(question.size)
  const liveGroups = parts.reduce((sum, part) => sum + part.liveGroups, 0)
  const text = resolveText(question.text, vocabulary)
  const order = createResultOrder(question, parts, ranks)
  const hasPage = size > 0 && liveGroups > from
  const heap = createPageHeap(hasPage ? Math.min(from + size, liveGroups) : 0, order.compareEqual)
  const keys = scopeKeys(question)
  const tallies = question.facets.map((facet, number) => {
    const known = scopeCounts.find(keys[number]!)
    return known === undefined ? createTally(facet, scratch) : tallied(known)
  })
  let total = 0
  let groupBase = 0
  parts.forEach((part, number) => {
    const { view } = part
    scratch.prepare(view.documents, mostValues(part))
    const context = { part, number, vocabulary, scratch }
    const candidates = findCandidates(question, text, context)
    const selection = selectDocuments(candidates.documents, question.facets, view, scratch)
    tallies.forEach((tally, facet) => tally.add(selection.countedFor(facet), view, groupBase))
    const rating = { part: number, text: text === null ? null : candidates.text }
    const { hits } = selection
    total += hasPage
      ? rankStyles({ part, rating, hits: hits.documents }, order, heap, scratch.keys)
      : hits.styles().length
    groupBase += part.segment.groups
  })
  return {
    total,
    hits: heap
      .finish()
      .slice(from)
      .map((contender) => toHit(parts[contender.part]!, contender)),
    facets: tallies.map((tally, number) => {
      const counts = tally.finish()
      scopeCounts.keep(keys[number]!, counts)
      return counts
    }),
  }
}

interface Found {
  part: IndexPart
  rating: Rating
  hits: Uint32Array
}

/** Offers the first document of each style to the page; returns how many styles there are. */
function rankStyles(
  { part, rating, hits }: Found,
  order: ResultOrder,
  heap: PageHeap,
  keys: Float64Array,
): number {
  const { groupOf } = part.view
  order.fillKeys(rating, hits, keys)
  const toContender = (at: number): Contender => {
    const document = hits[at]!
    return { key: keys[at]!, score: order.scoreOf(rating, document), part: rating.part, document }
  }
  const isBefore = (a: number, b: number) => {
    if (keys[a] !== keys[b]) return keys[a]! < keys[b]!
    // Documents of a style are in the order of their ids, so the earlier one stays.
    return order.hasFurtherKeys && order.compareEqual(toContender(a), toContender(b)) < 0
  }
  let total = 0
  let lastGroup = -1
  /** The style of which a document may be on the page, and the best of its documents so far. */
  let group = -1
  let best = -1
  let limit = heap.limit()
  for (let k = 0; k < hits.length; k += 1) {
    const current = groupOf[hits[k]!]!
    total += current === lastGroup ? 0 : 1
    lastGroup = current
    // Nearly all documents are too far behind, so this is all that is done for them.
    if (keys[k]! > limit) continue
    if (current !== group) {
      if (best >= 0) heap.offer(toContender(best))
      limit = heap.limit()
      group = current
      best = k
    } else if (isBefore(k, best)) best = k
  }
  if (best >= 0) heap.offer(toContender(best))
  return total
}

function toHit({ view, removed }: IndexPart, { document, score }: Contender): IndexHit {
  const group = view.groupOf[document]
  let first = document
  while (first > 0 && view.groupOf[first - 1] === group) first -= 1
  const children: string[] = []
  for (let color = first; view.groupOf[color] === group; color += 1) {
    if (removed === null || removed[color] === 0) children.push(view.child(color))
  }
  return { id: view.ids[document]!, score, product: view.product(document), children }
}

function createTally(facet: FacetQuestion, scratch: Scratch): Tally<FacetCounts> {
  if (facet.kind === 'keyword') return tallyKeywords(facet, scratch)
  return facet.kind === 'path' ? tallyPaths(facet, scratch) : tallyRanges(facet)
}

/** For what was counted before. */
function tallied(counts: FacetCounts): Tally<FacetCounts> {
  return { add: () => {}, finish: () => counts }
}

/** Of values, or of sets of values. */
export function mostValues({ view }: IndexPart): number {
  let most = 0
  for (const { table, offsets } of [...view.keywords.values(), ...view.paths.values()]) {
    most = Math.max(most, table.length, offsets.length)
  }
  return most
}

function toCount(value: number): number {
  return value >= 1 ? Math.floor(value) : 0
}
