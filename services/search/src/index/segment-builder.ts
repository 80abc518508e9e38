import type { Analyse } from './analyse.ts'
import { gatherTerms } from './gathered-terms.ts'
import { gatherKeywords, gatherPaths, numberOf, packTable, sortStrings } from './gathered-values.ts'
import { growingFloat64, growingUint32 } from './growing-array.ts'
import type { IndexDocument } from './index-document.ts'
import type { IndexSchema } from './index-schema.ts'
import type { NumberArray, Segment } from './segment.ts'
import { createOrdinals, packArrays } from './segment.ts'
import { packScopePostings } from './scope-postings.ts'
import { gatherTexts } from './stored-texts.ts'

export interface SegmentBuilder {
  add(document: IndexDocument): void
  /** The builder is spent afterwards. */
  finish(): Segment
}

/** Takes documents one by one, so that the range of a shop never lies in memory as objects. */
export function createSegmentBuilder(schema: IndexSchema, analyse: Analyse): SegmentBuilder {
  const terms = gatherTerms(schema.texts, analyse)
  const keywords = schema.keywords.map((name) => ({ name, values: gatherKeywords() }))
  const paths = schema.paths.map((name) => ({ name, values: gatherPaths() }))
  const numbers = schema.numbers.map((name) => ({ name, values: growingFloat64() }))
  const groups = gatherGroups(schema)
  const merits = growingFloat64()
  const stored = gatherTexts()

  function add(document: IndexDocument) {
    groups.add(document)
    terms.add(document.texts)
    for (const { name, values } of keywords) values.add(document.keywords[name] ?? [])
    for (const { name, values } of paths) values.add(document.paths[name] ?? [])
    for (const { name, values } of numbers) values.push(toNumber(document.numbers[name]))
    merits.push(Number.isFinite(document.merit) ? document.merit : 0)
    stored.add(document)
  }

  function finish(): Segment {
    const arrays = new Map<string, NumberArray>()
    const order = groups.pack(arrays)
    for (const { name, values } of keywords) values.pack(arrays, `keyword.${name}`, order)
    for (const { name, values } of paths) values.pack(arrays, `path.${name}`, order)
    for (const { name, values } of numbers) {
      const gathered = values.view()
      const inOrder = Float64Array.from(order, (old) => gathered[old]!)
      packNumbers(arrays, `number.${name}`, inOrder)
    }
    const gatheredMerits = merits.view()
    arrays.set(
      'merits',
      Float32Array.from(order, (old) => gatheredMerits[old]!),
    )
    for (const name of schema.scopes) packScopePostings(arrays, name)
    terms.pack(arrays, order)
    stored.pack(arrays, order)
    const { sections, buffer } = packArrays(arrays)
    return { schema, documents: order.length, groups: groups.count(), sections, buffer }
  }
  return { add, finish }
}

export function buildSegment(
  schema: IndexSchema,
  documents: Iterable<IndexDocument>,
  analyse: Analyse,
): Segment {
  const builder = createSegmentBuilder(schema, analyse)
  for (const document of documents) builder.add(document)
  return builder.finish()
}

/**
 * Documents of one style follow each other by id, so that styles are counted without looking back;
 * styles of one category follow each other, so that a listing reads memory in order.
 */
function gatherGroups(schema: IndexSchema) {
  const ids = growingFloat64()
  const groupOf = growingUint32()
  const numberOfKey = new Map<string, number>()
  const placeOf: string[] = []
  const pathField = schema.paths[0]

  return {
    add({ id, groupKey, paths }: IndexDocument) {
      const group = numberOf(numberOfKey, groupKey.toWellFormed())
      if (group === placeOf.length) {
        placeOf.push((pathField === undefined ? [] : (paths[pathField]?.[0] ?? [])).join('/'))
      }
      ids.push(id)
      groupOf.push(group)
    },
    count: () => placeOf.length,
    pack(arrays: Map<string, NumberArray>): Uint32Array {
      const id = ids.view()
      const gathered = groupOf.view()
      const { renumber: places } = sortStrings(placeOf)
      const order = Uint32Array.from(gathered.keys()).toSorted(
        (a, b) => places[gathered[a]!]! - places[gathered[b]!]! || id[a]! - id[b]!,
      )
      arrays.set(
        'ids',
        Float64Array.from(order, (old) => id[old]!),
      )
      const packed = arrays.get('ids')!
      const byId = Uint32Array.from(order.keys()).toSorted((a, b) => packed[a]! - packed[b]!)
      arrays.set('ids.order', byId)
      arrays.set(
        'groups',
        Uint32Array.from(order, (old) => places[gathered[old]!]!),
      )
      const keys = sortStrings([...numberOfKey.keys()])
      packTable(arrays, 'group-keys', keys.sorted)
      arrays.set(
        'group-keys.groups',
        Uint32Array.from(keys.order, (old) => places[old]!),
      )
      return order
    },
  }
}

/** Beside the numbers themselves their ranks, as ranges of values are then ranges of ranks. */
function packNumbers(arrays: Map<string, NumberArray>, name: string, numbers: Float64Array) {
  const known = numbers.filter((value) => !Number.isNaN(value))
  const steps = Float64Array.from(new Set(known)).toSorted()
  const rankOf = new Map<number, number>()
  steps.forEach((value, k) => rankOf.set(value, k + 1))
  const ranks = createOrdinals(numbers.length, steps.length)
  numbers.forEach((value, document) => (ranks[document] = rankOf.get(value) ?? 0))
  arrays.set(name, numbers)
  arrays.set(`${name}.steps`, steps)
  arrays.set(`${name}.ranks`, ranks)
}

function toNumber(value: number | null | undefined): number {
  return value !== null && value !== undefined && Number.isFinite(value) ? value : Number.NaN
}
