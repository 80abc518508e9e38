import { growingUint32 } from './growing-array.ts'
import { compareCodePoints, packStrings } from './string-table.ts'
import type { NumberArray } from './segment.ts'
import { createOrdinals } from './segment.ts'

type Arrays = Map<string, NumberArray>

/** Values of one field, document by document, while a segment is being built. */
interface GatheredLists {
  /** Closes the list of a document; the same value twice counts once. */
  add(ordinals: Iterable<number>): void
  pack(arrays: Arrays, options: ListPacking): void
}

interface ListPacking {
  name: string
  /** Documents of the segment by the order in which they were gathered. */
  order: Uint32Array
  /** Ordinals of the segment by gathered ordinal. */
  renumber: Uint32Array
}

/** Fields with several values per document, but no more than this in all, have a bit for each. */
const MAX_MASK_VALUES = 32

/**
 * Several of few values are kept as bits. Else every different set of values is kept once, ascending,
 * and a document has the number of its set, which for one value is as good as the value.
 */
function gatherLists(): GatheredLists {
  const starts = growingUint32()
  const ordinals = growingUint32()
  let isSingle = true
  return {
    add(values) {
      const start = ordinals.length
      starts.push(start)
      for (const value of new Set(values)) ordinals.push(value)
      if (ordinals.length > start + 1) isSingle = false
    },
    pack(arrays, { name, order, renumber }) {
      const all = ordinals.view()
      const from = starts.view()
      const listOf = (old: number) =>
        all.subarray(from[old], from[old + 1]).map((value) => renumber[value]!)
      if (!isSingle && renumber.length <= MAX_MASK_VALUES) {
        const toMask = (old: number) => listOf(old).reduce((mask, value) => mask | (1 << value), 0)
        arrays.set(`${name}.masks`, Uint32Array.from(order, toMask))
        return
      }
      const setOf = new Map<string, number>()
      const offsets = growingUint32()
      const lists = growingUint32()
      const sets = Uint32Array.from(order, (old) => {
        const list = listOf(old).toSorted()
        const set = numberOf(setOf, list.join())
        if (set === offsets.length) {
          offsets.push(lists.length)
          for (const value of list) lists.push(value)
        }
        return set
      })
      offsets.push(lists.length)
      arrays.set(`${name}.sets`, toOrdinals(sets, setOf.size))
      arrays.set(`${name}.offsets`, offsets.view())
      arrays.set(`${name}.lists`, toOrdinals(lists.view(), renumber.length))
    },
  }
}

function toOrdinals(numbers: Uint32Array, count: number) {
  const ordinals = createOrdinals(numbers.length, count)
  ordinals.set(numbers)
  return ordinals
}

export interface GatheredField<V> {
  add(values: readonly V[]): void
  pack(arrays: Arrays, name: string, order: Uint32Array): void
}

/** Strings are numbered in the order of their code points, so ordinals sort like what they stand for. */
export function gatherKeywords(): GatheredField<string> {
  const ordinalOf = new Map<string, number>()
  const lists = gatherLists()
  const toOrdinal = (value: string) => numberOf(ordinalOf, value.toWellFormed())
  return {
    add: (values) => lists.add(values.map(toOrdinal)),
    pack(arrays, name, order) {
      const { sorted, renumber } = sortStrings([...ordinalOf.keys()])
      packTable(arrays, name, sorted)
      lists.pack(arrays, { name, order, renumber })
    },
  }
}

/** A document has every node at or above its paths; a node has a greater number than its parent. */
export function gatherPaths(): GatheredField<readonly string[]> {
  const ordinalOf = new Map<string, number>()
  const names: string[] = []
  const parents: number[] = []
  const lists = gatherLists()

  function nodesOf(path: readonly string[]): number[] {
    let parent = -1
    return path.map((step) => {
      const name = step.toWellFormed()
      const node = numberOf(ordinalOf, `${parent}/${name}`)
      if (node === names.length) {
        names.push(name)
        parents.push(parent)
      }
      parent = node
      return node
    })
  }
  return {
    add: (paths) => lists.add(paths.flatMap(nodesOf)),
    pack(arrays, name, order) {
      packTable(arrays, name, names)
      arrays.set(`${name}.parents`, Int32Array.from(parents))
      lists.pack(arrays, { name, order, renumber: Uint32Array.from(names.keys()) })
    },
  }
}

export function numberOf(ordinalOf: Map<string, number>, value: string): number {
  const known = ordinalOf.get(value)
  if (known !== undefined) return known
  ordinalOf.set(value, ordinalOf.size)
  return ordinalOf.size - 1
}

/** Sorted strings, and where each of the given ones went. */
export function sortStrings(strings: readonly string[]) {
  const order = Uint32Array.from(strings.keys()).toSorted((a, b) =>
    compareCodePoints(strings[a]!, strings[b]!),
  )
  const renumber = new Uint32Array(strings.length)
  order.forEach((old, ordinal) => (renumber[old] = ordinal))
  return { sorted: Array.from(order, (old) => strings[old]!), order, renumber }
}

export function packTable(arrays: Arrays, name: string, strings: readonly string[]) {
  const { bytes, offsets } = packStrings(strings)
  arrays.set(`${name}.bytes`, bytes)
  arrays.set(`${name}.starts`, offsets)
}
