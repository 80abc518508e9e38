import type { IndexSchema } from './index-schema.ts'
import type { Ordinals, Segment, SegmentArrays } from './segment.ts'
import { unpackArrays } from './segment.ts'
import type { StoredTexts } from './stored-texts.ts'
import { viewTexts } from './stored-texts.ts'
import type { StringTable } from './string-table.ts'
import { createStringTable } from './string-table.ts'

/** The values of one field by document, as ordinals of a table. */
export interface ValueColumn {
  table: StringTable
  /** One bit per value, where there are few; then the rest is empty. */
  masks: Uint32Array | null
  /** The number of the set of values a document has. */
  sets: Ordinals
  /** Where the ascending ordinals of each set start in `lists`. */
  offsets: Uint32Array
  lists: Ordinals
  /** Whether no style has two sets that share a value: sets can be counted instead of values. */
  isCountedBySet: boolean
  /** Whether all documents of a style have the same values, so that any of them speaks for it. */
  isSameInStyle: boolean
}

/** Ordinals are nodes; the table holds their names. */
export interface PathColumn extends ValueColumn {
  /** -1 for a root; a parent has a lesser number than its children. */
  parents: Int32Array
  /** -1 for a path no document has. */
  findNode(path: readonly string[]): number
}

export interface NumberColumn {
  /** NaN for none. */
  values: Float64Array
  /** Every value that occurs once, ascending. */
  steps: Float64Array
  /** The place of the value among the steps from 1, 0 for none. */
  ranks: Ordinals
  /** Whether all documents of a style have the same value. */
  isSameInStyle: boolean
}

export interface Postings {
  offsets: Uint32Array
  documents: Uint32Array
}

/** The arrays of a segment under the names of its schema. */
export interface SegmentView extends StoredTexts {
  schema: IndexSchema
  documents: number
  ids: Float64Array
  /** -1 for an unknown id. */
  findDocument(id: number): number
  groupOf: Uint32Array
  /** -1 for an unknown style. */
  findGroup(groupKey: string): number
  merits: Float32Array
  keywords: ReadonlyMap<string, ValueColumn>
  scopes: ReadonlyMap<string, Postings>
  paths: ReadonlyMap<string, PathColumn>
  numbers: ReadonlyMap<string, NumberColumn>
  terms: StringTable
  near: { offsets: Uint32Array; terms: Uint32Array }
  /** By ordinal of the term. */
  postings: Postings & { codes: Ordinals }
  /** By code of a posting. */
  impacts: Float32Array
  strongestFields: Uint8Array
}

export function viewSegment(segment: Segment): SegmentView {
  const arrays = unpackArrays(segment)
  const { schema } = segment
  const perField = <V>(names: readonly string[], view: (name: string) => V) =>
    new Map(names.map((name) => [name, view(name)]))
  const ids = arrays.float64('ids')
  const order = arrays.uint32('ids.order')
  const groupKeys = viewTable(arrays, 'group-keys')
  const groupOfKey = arrays.uint32('group-keys.groups')
  return {
    schema,
    documents: segment.documents,
    ids,
    findDocument: (id) => findId(ids, order, id),
    groupOf: arrays.uint32('groups'),
    findGroup: (groupKey) => groupOfKey[groupKeys.find(groupKey)] ?? -1,
    merits: arrays.float32('merits'),
    keywords: perField(schema.keywords, (name) => viewColumn(arrays, `keyword.${name}`)),
    scopes: perField(schema.scopes, (name) => ({
      offsets: arrays.uint32(`scope.${name}.offsets`),
      documents: arrays.uint32(`scope.${name}.documents`),
    })),
    paths: perField(schema.paths, (name) =>
      toPathColumn(viewColumn(arrays, `path.${name}`), arrays.int32(`path.${name}.parents`)),
    ),
    numbers: perField(schema.numbers, (name) => viewNumbers(arrays, `number.${name}`)),
    terms: viewTable(arrays, 'terms'),
    near: { offsets: arrays.uint32('near.offsets'), terms: arrays.uint32('near.terms') },
    postings: {
      offsets: arrays.uint32('postings.offsets'),
      documents: arrays.uint32('postings.documents'),
      codes: arrays.ordinals('postings.codes'),
    },
    impacts: arrays.float32('impacts'),
    strongestFields: arrays.uint8('impacts.fields'),
    ...viewTexts(arrays),
  }
}

function viewTable(arrays: SegmentArrays, name: string): StringTable {
  const bytes = arrays.uint8(`${name}.bytes`)
  return createStringTable({ bytes, offsets: arrays.uint32(`${name}.starts`) })
}

function viewColumn(arrays: SegmentArrays, name: string): ValueColumn {
  const table = viewTable(arrays, name)
  const groupOf = arrays.uint32('groups')
  if (arrays.has(`${name}.masks`)) {
    const none = new Uint16Array(0)
    const masks = arrays.uint32(`${name}.masks`)
    return {
      table,
      masks,
      sets: none,
      offsets: new Uint32Array(1),
      lists: none,
      isCountedBySet: false,
      isSameInStyle: isSameInStyle(masks, groupOf),
    }
  }
  const sets = arrays.ordinals(`${name}.sets`)
  const offsets = arrays.uint32(`${name}.offsets`)
  const isSame = isSameInStyle(sets, groupOf)
  return {
    table,
    masks: null,
    sets,
    offsets,
    lists: arrays.ordinals(`${name}.lists`),
    isCountedBySet: isSame || hasSingleValues(offsets),
    isSameInStyle: isSame,
  }
}

function viewNumbers(arrays: SegmentArrays, name: string): NumberColumn {
  const ranks = arrays.ordinals(`${name}.ranks`)
  return {
    values: arrays.float64(name),
    steps: arrays.float64(`${name}.steps`),
    ranks,
    isSameInStyle: isSameInStyle(ranks, arrays.uint32('groups')),
  }
}

function hasSingleValues(offsets: Uint32Array): boolean {
  for (let set = 0; set + 1 < offsets.length; set += 1) {
    if (offsets[set + 1]! - offsets[set]! > 1) return false
  }
  return true
}

function isSameInStyle(numbers: Ordinals, groupOf: Uint32Array): boolean {
  for (let document = 1; document < numbers.length; document += 1) {
    const isSameStyle = groupOf[document] === groupOf[document - 1]
    if (isSameStyle && numbers[document] !== numbers[document - 1]) return false
  }
  return true
}

function toPathColumn(column: ValueColumn, parents: Int32Array): PathColumn {
  let nodeOf: Map<string, number> | null = null
  function indexNodes() {
    const nodes = new Map<string, number>()
    parents.forEach((parent, node) => nodes.set(`${parent}/${column.table.at(node)}`, node))
    return nodes
  }
  return {
    ...column,
    parents,
    findNode(path) {
      nodeOf ??= indexNodes()
      let node = -1
      for (const step of path) {
        node = nodeOf.get(`${node}/${step}`) ?? -1
        if (node < 0) return -1
      }
      return node
    },
  }
}

function findId(ids: Float64Array, order: Uint32Array, id: number): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ids[order[middle]!]! < id) low = middle + 1
    else high = middle
  }
  const document = order[low]
  return document !== undefined && ids[document] === id ? document : -1
}
