/**
 * Working memory of questions. It is used again and again, so that a question allocates nothing that
 * grows with the index; whoever uses a part of it first sets it up, so a question that failed halfway
 * leaves nothing behind.
 */
export interface Scratch {
  /** Documents to look at, in order, and how many facets each fails. */
  candidates: Uint32Array
  others: Uint32Array
  fails: Uint16Array
  /** The sum of the facets that failed: the facet, where one did. */
  failed: Uint16Array
  /** Documents that fail one facet at most, and those that fail none. */
  near: Uint32Array
  hits: Uint32Array
  counted: Uint32Array
  /** One document of each style that was found, and of each that counts for a facet. */
  styles: Uint32Array
  countedStyles: Uint32Array
  keys: Float64Array
  text: TextScratch
  /** By ordinal of a value. */
  counts: Uint32Array
  stamps: Uint32Array
  /** By set of values. */
  setCounts: Uint32Array
  /** Empty marks for ordinals, until the next question. */
  takeMarks(length: number): Uint8Array
  /** Forgets the marks taken, and makes room for documents and values. */
  prepare(documents: number, values: number): void
}

export interface TextScratch {
  /** The words that the rest is about, and the number of the part; `null` for none that is finished. */
  matched: { text: object; part: number } | null
  /** One bit per document that has any of the words. */
  bits: Uint32Array
  /** The rest is only set where the bit is. */
  scores: Float64Array
  best: Float64Array
  words: Uint8Array
  /** The word found last, from 1. */
  last: Uint8Array
}

export function createScratch(): Scratch {
  let documentRoom = -1
  let valueRoom = MIN_VALUE_ROOM
  let taken = 0
  const marks: Uint8Array[] = []
  const scratch: Scratch = {
    ...documentArrays(0),
    ...valueArrays(MIN_VALUE_ROOM),
    takeMarks(length) {
      let array = marks[taken]
      if (array === undefined || array.length < length) {
        array = new Uint8Array(Math.max(length, 1024))
        marks[taken] = array
      }
      taken += 1
      return array.fill(0, 0, length)
    },
    prepare(documents, values) {
      taken = 0
      if (marks.length > MAX_KEPT_MARKS) marks.length = MAX_KEPT_MARKS
      if (documents > documentRoom) {
        documentRoom = documents
        Object.assign(scratch, documentArrays(documents))
      }
      if (values > valueRoom) {
        valueRoom = values
        Object.assign(scratch, valueArrays(values))
      }
    },
  }
  return scratch
}

/** Counts of bits are counted for all bits of a number. */
const MIN_VALUE_ROOM = 32

/** A question with hundreds of conditions must not keep their memory. */
const MAX_KEPT_MARKS = 64

function documentArrays(documents: number) {
  return {
    candidates: new Uint32Array(documents),
    others: new Uint32Array(documents),
    fails: new Uint16Array(documents),
    failed: new Uint16Array(documents),
    near: new Uint32Array(documents),
    hits: new Uint32Array(documents),
    counted: new Uint32Array(documents),
    styles: new Uint32Array(documents),
    countedStyles: new Uint32Array(documents),
    keys: new Float64Array(documents),
    text: {
      matched: null,
      bits: new Uint32Array((documents + 31) >>> 5),
      scores: new Float64Array(documents),
      best: new Float64Array(documents),
      words: new Uint8Array(documents),
      last: new Uint8Array(documents),
    },
  }
}

function valueArrays(values: number) {
  return {
    counts: new Uint32Array(values),
    stamps: new Uint32Array(values),
    setCounts: new Uint32Array(values),
  }
}
