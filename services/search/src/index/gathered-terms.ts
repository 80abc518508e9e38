import type { Analyse } from './analyse.ts'
import { numberOf, packTable, sortStrings } from './gathered-values.ts'
import { growingUint32 } from './growing-array.ts'
import type { IndexDocument } from './index-document.ts'
import type { TextField } from './index-schema.ts'
import { packNearTerms } from './near-terms.ts'
import type { NumberArray } from './segment.ts'
import { createOrdinals } from './segment.ts'

/** The words of documents while a segment is being built. */
export interface GatheredTerms {
  add(texts: IndexDocument['texts']): void
  pack(arrays: Map<string, NumberArray>, order: Uint32Array): void
}

/**
 * How much a term says about a document is the sum over fields of boost and saturated frequency. Few
 * different sums occur, so a posting holds a number (two bytes) for its sum and its strongest field.
 */
export function gatherTerms(fields: readonly TextField[], analyse: Analyse): GatheredTerms {
  const ordinalOf = new Map<string, number>()
  const starts = growingUint32()
  const terms = growingUint32()
  const codes = growingUint32()
  const impacts = gatherImpacts(fields)
  const read = createReader(analyse, (term) => numberOf(ordinalOf, term.toWellFormed()))
  /** The terms of one document, where each stands among them, and its frequencies field by field. */
  const own: number[] = []
  const places = new Map<number, number>()
  let frequencies = new Float64Array(1024 * fields.length)

  function addText(text: string, field: number) {
    const { ordinals, weights } = read(text)
    for (let k = 0; k < ordinals.length; k += 1) {
      const term = ordinals[k]!
      let place = places.get(term)
      if (place === undefined) {
        place = own.push(term) - 1
        places.set(term, place)
        if (own.length * fields.length > frequencies.length) {
          const larger = new Float64Array(frequencies.length * 2)
          larger.set(frequencies)
          frequencies = larger
        }
        frequencies.fill(0, place * fields.length, own.length * fields.length)
      }
      frequencies[place * fields.length + field]! += weights[k]!
    }
  }

  return {
    add(texts) {
      own.length = 0
      places.clear()
      fields.forEach(({ name }, field) => {
        for (const text of texts[name] ?? []) addText(text, field)
      })
      starts.push(terms.length)
      own.forEach((term, place) => {
        terms.push(term)
        codes.push(impacts.codeOf(frequencies, place * fields.length))
      })
    },
    pack(arrays, order) {
      const { sorted, renumber } = sortStrings([...ordinalOf.keys()])
      packTable(arrays, 'terms', sorted)
      const near = packNearTerms(sorted)
      arrays.set('near.offsets', near.offsets)
      arrays.set('near.terms', near.terms)
      arrays.set('impacts', Float32Array.from(impacts.sums))
      arrays.set('impacts.fields', Uint8Array.from(impacts.strongest))
      const lists = { starts: starts.view(), terms: terms.view(), codes: codes.view() }
      packPostings(arrays, lists, { order, renumber, greatestCode: impacts.sums.length })
    },
  }
}

/** The colors of a style share most texts, and neighbours share brands and categories. */
const MAX_REMEMBERED_TEXTS = 1000

function createReader(analyse: Analyse, toOrdinal: (term: string) => number) {
  const known = new Map<string, { ordinals: Uint32Array; weights: Float64Array }>()
  return (text: string) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const analysed = analyse(text)
    const read = {
      ordinals: Uint32Array.from(analysed, ({ term }) => toOrdinal(term)),
      weights: Float64Array.from(analysed, ({ weight }) => weight),
    }
    if (known.size >= MAX_REMEMBERED_TEXTS) known.clear()
    known.set(text, read)
    return read
  }
}

function packPostings(
  arrays: Map<string, NumberArray>,
  lists: { starts: Uint32Array; terms: Uint32Array; codes: Uint32Array },
  plan: { order: Uint32Array; renumber: Uint32Array; greatestCode: number },
) {
  const offsets = new Uint32Array(plan.renumber.length + 1)
  for (const term of lists.terms) offsets[plan.renumber[term]! + 1]! += 1
  for (let k = 1; k < offsets.length; k += 1) offsets[k]! += offsets[k - 1]!
  const next = offsets.slice()
  const documents = new Uint32Array(lists.terms.length)
  const codes = createOrdinals(lists.terms.length, plan.greatestCode)
  for (let document = 0; document < plan.order.length; document += 1) {
    const old = plan.order[document]!
    const end = old + 1 < lists.starts.length ? lists.starts[old + 1]! : lists.terms.length
    for (let k = lists.starts[old]!; k < end; k += 1) {
      const term = plan.renumber[lists.terms[k]!]!
      documents[next[term]!] = document
      codes[next[term]!] = lists.codes[k]!
      next[term]! += 1
    }
  }
  arrays.set('postings.offsets', offsets)
  arrays.set('postings.documents', documents)
  arrays.set('postings.codes', codes)
}

function gatherImpacts(fields: readonly TextField[]) {
  const codes = fields.map(() => new Map<number, number>())
  const sums: number[] = []
  const strongest: number[] = []
  return {
    sums,
    strongest,
    /** For the frequencies per field that start at a place. */
    codeOf(frequencies: Float64Array, from: number): number {
      let sum = 0
      let best = 0
      let bestPart = -1
      for (let field = 0; field < fields.length; field += 1) {
        const part = fields[field]!.boost * saturate(frequencies[from + field]!)
        sum += part
        if (part > bestPart) {
          bestPart = part
          best = field
        }
      }
      const impact = Math.fround(sum)
      const known = codes[best]!.get(impact)
      if (known !== undefined) return known
      codes[best]!.set(impact, sums.length)
      strongest.push(best)
      return sums.push(impact) - 1
    },
  }
}

/** The first time counts in full, all further times together at most as much again. */
function saturate(frequency: number): number {
  return frequency <= 1 ? frequency : 2 - 1 / frequency
}
