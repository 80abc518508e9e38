import { listBits, lowerBoundNear } from './bits.ts'
import type { IndexPart } from './index-part.ts'
import type { ResolvedText, ResolvedWord, WeightedTerm } from './resolved-text.ts'
import { UNITS, toUnits } from './resolved-text.ts'
import type { Scratch, TextScratch } from './scratch.ts'
import { documentsWith } from './value-match.ts'

/** One word on its way through the postings of a part. */
interface Visit {
  text: TextScratch
  /** Number of the word from 1, as it is noted with documents. */
  word: number
  /** Whether documents without any earlier word may still have enough words. */
  isOpen: boolean
  /** How many of the earlier words a document must have to be worth it. */
  needed: number
  /** Of a single word nothing but its score has to be noted, and unfinished ones have many documents. */
  isOnly: boolean
}

/** A list much shorter than a posting list is looked up in it instead of reading it all. */
const LOOKUP_RATIO = 8

/**
 * Finds the documents of a part that have enough of the words. Afterwards the bits of the scratch say
 * which, and its scores how well. Removed documents are found too. Returns how many were found, which
 * are listed in `target`.
 */
export function matchText(
  part: { part: IndexPart; number: number },
  text: ResolvedText,
  scratch: Scratch,
  target: Uint32Array,
): number {
  const state = scratch.text
  // Texts are resolved for one version of an index, so the same one has the same documents.
  if (state.matched?.text === text && state.matched.part === part.number) {
    return listBits(state.bits, target)
  }
  state.matched = null
  state.bits.fill(0)
  const words = text.words
    .map((word) => ({ word, cost: costOf(part, word) }))
    .toSorted((a, b) => a.cost - b.cost)
  let length = 0
  words.forEach(({ word }, k) => {
    const needed = text.minimum - (words.length - k)
    const visit = {
      text: state,
      word: k + 1,
      isOpen: needed <= 0,
      needed,
      isOnly: words.length === 1,
    }
    // Once no further documents may come in, those that are left are listed, and dwindle.
    const left = visit.isOpen ? null : target.subarray(0, length)
    visitWord(visit, part, word, left)
    if (visit.isOnly) length = listBits(state.bits, target)
    else if (needed >= 0)
      length = keepDocuments(state, target, needed + 1, visit.isOpen ? -1 : length)
  })
  state.matched = { text, part: part.number }
  return length
}

function costOf({ part, number }: { part: IndexPart; number: number }, word: ResolvedWord): number {
  const { offsets } = part.view.postings
  const lengthOf = ({ known }: WeightedTerm) => {
    const ordinal = known.ordinals[number]!
    return ordinal < 0 ? 0 : offsets[ordinal + 1]! - offsets[ordinal]!
  }
  let cost = word.keywords.length * part.view.documents
  for (const term of word.terms) cost += lengthOf(term)
  for (const { terms } of word.combinations) cost += Math.min(...terms.map(lengthOf))
  return cost
}

function visitWord(
  visit: Visit,
  { part, number }: { part: IndexPart; number: number },
  word: ResolvedWord,
  left: Uint32Array | null,
) {
  const { postings } = part.view
  for (const { known, factor } of word.terms) {
    const term = known.ordinals[number]!
    if (term < 0) continue
    const length = postings.offsets[term + 1]! - postings.offsets[term]!
    if (left !== null && left.length * LOOKUP_RATIO < length)
      lookUpTerm(visit, part, term, factor, left)
    else if (visit.isOnly) readOnlyTerm(visit, part, term, factor)
    else readTerm(visit, part, term, factor)
  }
  for (const { terms, weight } of word.combinations) {
    readCombination(visit, { part, number, left }, terms, weight)
  }
  for (const { field, value, score } of word.keywords) {
    documentsWith(part.view, field, value, left, (document) => offer(visit, document, score))
  }
}

/** Does what `offer` does, without a call for each of many documents. */
function readTerm(visit: Visit, part: IndexPart, term: number, factor: number) {
  const { word, isOpen, needed } = visit
  const { offsets, documents, codes } = part.view.postings
  const { impacts } = part.view
  const { bits, scores, best, words, last } = visit.text
  const end = offsets[term + 1]!
  for (let k = offsets[term]!; k < end; k += 1) {
    const document = documents[k]!
    const bit = 1 << (document & 31)
    const isKnown = (bits[document >>> 5]! & bit) !== 0
    if (!isKnown && !isOpen) continue
    const score = Math.floor(factor * impacts[codes[k]!]! * UNITS)
    if (!isKnown) {
      bits[document >>> 5]! |= bit
      scores[document] = score
      best[document] = score
      words[document] = 1
      last[document] = word
    } else if (last[document] === word) {
      const before = best[document]!
      if (score <= before) continue
      scores[document]! += score - before
      best[document] = score
    } else if (words[document]! >= needed) {
      scores[document]! += score
      best[document] = score
      words[document]! += 1
      last[document] = word
    }
  }
}

/** The same for a single word. Nobody can foresee which documents have several of its terms: no jump. */
function readOnlyTerm({ text }: Visit, part: IndexPart, term: number, factor: number) {
  const { offsets, documents, codes } = part.view.postings
  const { impacts } = part.view
  const { bits, scores } = text
  const end = offsets[term + 1]!
  for (let k = offsets[term]!; k < end; k += 1) {
    const document = documents[k]!
    const before = bits[document >>> 5]!
    const bit = 1 << (document & 31)
    const score = Math.floor(factor * impacts[codes[k]!]! * UNITS)
    const known = (before & bit) === 0 ? -Infinity : scores[document]!
    scores[document] = score > known ? score : known
    bits[document >>> 5] = before | bit
  }
}

function lookUpTerm(
  visit: Visit,
  part: IndexPart,
  term: number,
  factor: number,
  left: Uint32Array,
) {
  const { offsets, documents, codes } = part.view.postings
  const end = offsets[term + 1]!
  let at = offsets[term]!
  for (let k = 0; k < left.length; k += 1) {
    at = lowerBoundNear(documents, left[k]!, at, end)
    if (at === end) return
    if (documents[at] !== left[k]) continue
    offer(visit, left[k]!, Math.floor(factor * part.view.impacts[codes[at]!]! * UNITS))
  }
}

/** Goes through the rarest of the terms, or fewer documents that are left, and looks the others up. */
function readCombination(
  visit: Visit,
  { part, number, left }: { part: IndexPart; number: number; left: Uint32Array | null },
  terms: readonly WeightedTerm[],
  weight: number,
) {
  const { offsets, documents, codes } = part.view.postings
  const ordinals = terms.map(({ known }) => known.ordinals[number]!)
  if (ordinals.some((ordinal) => ordinal < 0)) return
  const places = ordinals.map((ordinal) => offsets[ordinal]!)
  const ends = ordinals.map((ordinal) => offsets[ordinal + 1]!)
  const lists = ordinals.map((_, t) => documents.subarray(places[t], ends[t]))
  const rarest = lists.reduce((a, b) => (b.length < a.length ? b : a))
  const list = left !== null && left.length < rarest.length ? left : rarest
  for (let k = 0; k < list.length; k += 1) {
    const document = list[k]!
    let sum = 0
    let t = 0
    for (; t < terms.length; t += 1) {
      const at = lowerBoundNear(documents, document, places[t]!, ends[t]!)
      places[t] = at
      if (at === ends[t] || documents[at] !== document) break
      sum += terms[t]!.factor * part.view.impacts[codes[at]!]!
    }
    if (t === terms.length) offer(visit, document, toUnits(weight * (sum / terms.length)))
  }
}

/** Of several alternatives of a word the best one counts. */
function offer({ text, word, isOpen, needed, isOnly }: Visit, document: number, score: number) {
  const { bits, scores, best, words, last } = text
  const bit = 1 << (document & 31)
  if ((bits[document >>> 5]! & bit) === 0) {
    if (!isOpen) return
    bits[document >>> 5]! |= bit
    scores[document] = score
    best[document] = score
    words[document] = 1
    last[document] = word
  } else if (isOnly) {
    if (score > scores[document]!) scores[document] = score
  } else if (last[document] === word) {
    if (score <= best[document]!) return
    scores[document]! += score - best[document]!
    best[document] = score
  } else if (words[document]! >= needed) {
    scores[document]! += score
    best[document] = score
    words[document]! += 1
    last[document] = word
  }
}

/**
 * Drops the documents that cannot have enough words any more and lists the rest; `length` is that of
 * the list so far, -1 if there is none yet.
 */
function keepDocuments(
  { bits, words }: TextScratch,
  list: Uint32Array,
  enough: number,
  length: number,
): number {
  const listed = length < 0 ? listBits(bits, list) : length
  let kept = 0
  for (let k = 0; k < listed; k += 1) {
    const document = list[k]!
    if (words[document]! >= enough) {
      list[kept] = document
      kept += 1
    } else {
      bits[document >>> 5]! &= ~(1 << (document & 31))
    }
  }
  return kept
}
