import { nearest } from '@saum/domain/nearest-word'
import { parseCell } from './csv-cells.ts'
import { findColumn, listColumnNames, type Column } from './csv-columns.ts'
import { readCsvRecords, type CsvRecord } from './csv-records.ts'
import type { LineReaderOptions } from './line-reader.ts'
import { setMember } from './object-path.ts'
import type { ReadRow, UnreadableRow } from './read-row.ts'

/** One row of a table as the members its cells stand for. */
export interface TableRow {
  line: number
  byteEnd: number
  /** By column name; cells without text are not there. */
  cells: ReadonlyMap<string, unknown>
}

/** A row that cannot be read, with the id of its product if at least that can. */
export interface UnreadableTableRow extends UnreadableRow {
  id: number | null
}

/** A header that cannot be right refuses the whole table: every row would be misread. */
export async function* readTable(
  path: string,
  options: LineReaderOptions,
): AsyncGenerator<TableRow | UnreadableTableRow> {
  let columns: (Column | null)[] | null = null
  for await (const record of readCsvRecords(path, options)) {
    if (columns !== null) {
      yield toTableRow(record, columns)
      continue
    }
    const faults = findHeaderFaults(record)
    if (faults.length > 0) {
      for (const fault of faults) yield { ...fault, id: null }
      return
    }
    columns = record.cells.map((name) => findColumn(name.trim()))
  }
}

/** A table with one document per row. */
export async function* readCsvRows(
  path: string,
  options: LineReaderOptions,
): AsyncGenerator<ReadRow> {
  for await (const row of readTable(path, options)) {
    if ('fault' in row) {
      yield { line: row.line, byteEnd: row.byteEnd, fault: row.fault }
      continue
    }
    const value: Record<string, unknown> = {}
    for (const [name, cell] of row.cells) setMember(value, name, cell)
    yield { line: row.line, byteEnd: row.byteEnd, value }
  }
}

function toTableRow(
  { line, byteEnd, cells, fault }: CsvRecord,
  columns: readonly (Column | null)[],
): TableRow | UnreadableTableRow {
  const filled = new Map<string, unknown>()
  for (const [index, column] of columns.entries()) {
    const text = cells[index]?.trim() ?? ''
    if (column !== null && text !== '') filled.set(column.name, parseCell(text, column.type))
  }
  const damage = fault ?? wrongWidth(cells.length, columns.length)
  if (damage === null) return { line, byteEnd, cells: filled }
  const id = filled.get('id')
  return { line, byteEnd, fault: damage, id: typeof id === 'number' ? id : null }
}

function wrongWidth(found: number, expected: number): string | null {
  if (found === expected) return null
  return found < expected
    ? `has only ${found} of ${expected} cells; the file seems to be cut off or damaged here`
    : `has ${found} cells but the header has ${expected}; put quotation marks around text with separators in it`
}

function findHeaderFaults({ line, byteEnd, cells, fault }: CsvRecord): UnreadableRow[] {
  if (fault !== null) return [{ line, byteEnd, fault }]
  const names = cells.map((name) => name.trim())
  const faults: string[] = []
  for (const [index, name] of names.entries()) {
    if (name === '') continue
    if (names.indexOf(name) !== index) faults.push(`has the column “${name}” twice`)
    if (findColumn(name) !== null) continue
    const near = nearest(name, listColumnNames())
    faults.push(
      `has an unknown column “${name}”${near === null ? '' : `; did you mean “${near}”?`}`,
    )
  }
  return faults.map((text) => ({ line, byteEnd, fault: text }))
}
