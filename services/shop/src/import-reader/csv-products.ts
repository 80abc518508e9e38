import { isDeepStrictEqual } from 'node:util'
import { readTable, type TableRow, type UnreadableTableRow } from './csv-rows.ts'
import type { LineReaderOptions } from './line-reader.ts'
import { setMember } from './object-path.ts'
import type { ReadableRow, ReadRow, UnreadableRow } from './read-row.ts'

const VARIANT_PREFIX = 'variant.'

/** Damaged rows that wait to be reported until their neighbor is complete. */
const MAX_UNREPORTED = 20

/**
 * A table with one row per variant; rows of one product follow each other. A product that a damaged
 * row may belong to is refused as a whole: without that row it would lose a variant.
 */
export async function* readCsvProducts(
  path: string,
  options: LineReaderOptions,
): AsyncGenerator<ReadRow> {
  let rows: TableRow[] = []
  /** Damaged rows before, among and behind the rows of the product. */
  let neighbors: UnreadableTableRow[] = []
  let unreported: UnreadableTableRow[] = []
  let behind: UnreadableTableRow[] = []

  function* finishProduct(): Generator<ReadRow> {
    if (rows.length > 0) yield toProductRow(rows, neighbors)
    for (const { line, byteEnd, fault } of unreported) yield { line, byteEnd, fault }
    neighbors = behind
    unreported = []
    behind = []
    rows = []
  }

  for await (const row of readTable(path, options)) {
    if ('fault' in row) {
      for (const list of [neighbors, unreported, behind]) list.push(row)
      if (rows.length === 0 || unreported.length >= MAX_UNREPORTED) yield* finishProduct()
      continue
    }
    if (rows.length > 0 && rows[0]?.cells.get('id') !== row.cells.get('id')) yield* finishProduct()
    // What lies among the rows of one product cannot belong to the next.
    if (rows.length > 0) behind = []
    rows.push(row)
  }
  yield* finishProduct()
}

function toProductRow(
  rows: readonly TableRow[],
  neighbors: readonly UnreadableTableRow[],
): ReadableRow | UnreadableRow {
  const [first] = rows
  const place = { line: first?.line ?? 0, byteEnd: rows.at(-1)?.byteEnd ?? 0 }
  const id = first?.cells.get('id')
  const lost = neighbors.find((row) => row.id === null || row.id === id)
  if (lost !== undefined) return { ...place, fault: mayLack(lost.line) }
  const contradiction = findContradiction(rows)
  if (contradiction !== null) return { ...place, ...contradiction }
  const value: Record<string, unknown> = {}
  for (const [name, cell] of first?.cells ?? []) {
    if (!name.startsWith(VARIANT_PREFIX)) setMember(value, name, cell)
  }
  value['prices'] ??= {}
  value['variants'] = rows.map(toVariant)
  return { ...place, value, placeOf: (path) => placeInTable(path, rows) }
}

function mayLack(line: number): string {
  return `begins a product that line ${line} may belong to, which cannot be read; correct that line`
}

function toVariant({ cells }: TableRow): Record<string, unknown> {
  const variant: Record<string, unknown> = {}
  for (const [name, cell] of cells) {
    if (name.startsWith(VARIANT_PREFIX)) setMember(variant, name.slice(VARIANT_PREFIX.length), cell)
  }
  return variant
}

/** What holds for the whole product is in its first row; later rows may repeat it, not change it. */
function findContradiction(rows: readonly TableRow[]): { line: number; fault: string } | null {
  const [first, ...others] = rows
  for (const { line, cells } of others) {
    for (const [name, cell] of cells) {
      if (name.startsWith(VARIANT_PREFIX)) continue
      if (isDeepStrictEqual(cell, first?.cells.get(name))) continue
      return {
        line,
        fault: `has another “${name}” than line ${first?.line}, where this product begins; make them equal or leave it empty here`,
      }
    }
  }
  return null
}

/** `variants.2.prices.de.amount` is `variant.prices.de.amount` in the third row. */
function placeInTable(path: string, rows: readonly TableRow[]): { line: number; field: string } {
  const [, index, rest] = /^variants\.(\d+)(?:\.(.*))?$/.exec(path) ?? []
  const row = index === undefined ? undefined : rows[Number(index)]
  if (row === undefined) return { line: rows[0]?.line ?? 0, field: path }
  return { line: row.line, field: rest === undefined ? 'variant' : `${VARIANT_PREFIX}${rest}` }
}
