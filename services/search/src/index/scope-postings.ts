import type { NumberArray } from './segment.ts'

/** Files the documents under each value of a keyword field, in order. */
export function packScopePostings(arrays: Map<string, NumberArray>, field: string) {
  const masks = arrays.get(`keyword.${field}.masks`)
  const values = arrays.get(`keyword.${field}.starts`)!.length - 1
  const eachPair = masks === undefined ? pairsOfSets(arrays, field) : pairsOfMasks(masks, values)
  const offsets = new Uint32Array(values + 1)
  eachPair((_document, value) => (offsets[value + 1]! += 1))
  for (let k = 0; k < values; k += 1) offsets[k + 1]! += offsets[k]!
  const next = offsets.slice()
  const documents = new Uint32Array(offsets[values]!)
  eachPair((document, value) => {
    documents[next[value]!] = document
    next[value]! += 1
  })
  arrays.set(`scope.${field}.offsets`, offsets)
  arrays.set(`scope.${field}.documents`, documents)
}

type EachPair = (visit: (document: number, value: number) => void) => void

function pairsOfMasks(masks: NumberArray, values: number): EachPair {
  return (visit) =>
    masks.forEach((mask, document) => {
      for (let value = 0; value < values; value += 1) {
        if (((mask >>> value) & 1) === 1) visit(document, value)
      }
    })
}

function pairsOfSets(arrays: ReadonlyMap<string, NumberArray>, field: string): EachPair {
  const sets = arrays.get(`keyword.${field}.sets`)!
  const offsets = arrays.get(`keyword.${field}.offsets`)!
  const lists = arrays.get(`keyword.${field}.lists`)!
  return (visit) =>
    sets.forEach((set, document) => {
      for (let k = offsets[set]!; k < offsets[set + 1]!; k += 1) visit(document, lists[k]!)
    })
}
