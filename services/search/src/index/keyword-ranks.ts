import type { IndexPart } from './index-part.ts'
import type { ValueColumn } from './segment-view.ts'
import { compareCodePoints } from './string-table.ts'

/** Compares keywords of documents in different parts, whose ordinals are their own. */
export interface KeywordRanks {
  /** Of the least value of a document, or its greatest under `desc`; -1 if it has none. */
  rankOf(field: string, direction: 'asc' | 'desc', part: number, document: number): number
}

export function createKeywordRanks(parts: readonly IndexPart[]): KeywordRanks {
  const ranksOf = new Map<string, readonly Uint32Array[]>()

  function rank(field: string): readonly Uint32Array[] {
    const tables = parts.map(({ view }) => {
      const table = view.keywords.get(field)?.table
      return Array.from({ length: table?.length ?? 0 }, (_, ordinal) => table!.at(ordinal))
    })
    const sorted = [...new Set(tables.flat())].toSorted(compareCodePoints)
    const places = new Map(sorted.map((value, place) => [value, place]))
    return tables.map((values) => Uint32Array.from(values, (value) => places.get(value)!))
  }

  return {
    rankOf(field, direction, part, document) {
      const column = parts[part]!.view.keywords.get(field)
      if (column === undefined) return -1
      const ordinal = ordinalAt(column, direction, document)
      // Ordinals are in the order of their values.
      if (ordinal < 0 || parts.length === 1) return ordinal
      let ranks = ranksOf.get(field)
      if (ranks === undefined) {
        ranks = rank(field)
        ranksOf.set(field, ranks)
      }
      return ranks[part]![ordinal]!
    },
  }
}

function ordinalAt(column: ValueColumn, direction: 'asc' | 'desc', document: number): number {
  if (column.masks !== null) {
    const mask = column.masks[document]!
    // Without any bit this is -1.
    return 31 - Math.clz32(direction === 'asc' ? mask & -mask : mask)
  }
  const set = column.sets[document]!
  const from = column.offsets[set]!
  const to = column.offsets[set + 1]!
  if (from === to) return -1
  return column.lists[direction === 'asc' ? from : to - 1]!
}
