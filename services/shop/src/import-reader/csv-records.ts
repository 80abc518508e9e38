import { readLines, type FileLine, type LineReaderOptions } from './line-reader.ts'

/** A quoted cell may hold line ends; one that never closes must not swallow the rest of the file. */
const MAX_RECORD_LINES = 500
const MAX_RECORD_LENGTH = 10 * 1024 * 1024

const QUOTE = '"'

/** One record of a table. */
export interface CsvRecord {
  line: number
  byteEnd: number
  cells: string[]
  fault: string | null
}

/** Reads `,`, `;` and tab tables with the quoting of spreadsheets. The first record is the header. */
export async function* readCsvRecords(
  path: string,
  options: LineReaderOptions,
): AsyncGenerator<CsvRecord> {
  const open: FileLine[] = []
  let delimiter: string | null = null
  for await (const line of readLines(path, options)) {
    if (open.length === 0 && isEmpty(line)) continue
    delimiter ??= delimiterOf(line.text)
    open.push(line)
    yield* takeRecords(open, delimiter, { isEnd: false })
  }
  yield* takeRecords(open, delimiter ?? ',', { isEnd: true })
}

/** Empties the list as far as its lines make up whole records. */
function* takeRecords(
  open: FileLine[],
  delimiter: string,
  { isEnd }: { isEnd: boolean },
): Generator<CsvRecord> {
  while (open.length > 0) {
    const text = open.map((line) => line.text).join('\n')
    const cells = splitRecord(text, delimiter)
    if (Array.isArray(cells)) {
      yield toRecord(open.splice(0), cells)
      return
    }
    const mayGrow = open.length < MAX_RECORD_LINES && text.length < MAX_RECORD_LENGTH
    if (cells === 'open' && !isEnd && mayGrow) return
    yield toRecord(open.splice(0, 1), null)
    for (const line of open.splice(0)) {
      open.push(line)
      yield* takeRecords(open, delimiter, { isEnd: false })
    }
  }
}

/** `open` when a quoted cell goes on after the text, `broken` when something follows its end. */
export function splitRecord(text: string, delimiter: string): string[] | 'open' | 'broken' {
  const cells: string[] = []
  let start = 0
  for (;;) {
    let cell = ''
    let rest = start
    if (text[start] === QUOTE) {
      const quoted = readQuoted(text, start + 1)
      if (quoted === null) return 'open'
      cell = quoted.text
      rest = quoted.end
    }
    const next = text.indexOf(delimiter, rest)
    const end = next === -1 ? text.length : next
    if (rest > start && text.slice(rest, end).trim() !== '') return 'broken'
    cells.push(cell + text.slice(rest, end))
    if (next === -1) return cells
    start = end + delimiter.length
  }
}

function readQuoted(text: string, start: number): { text: string; end: number } | null {
  let quoted = ''
  let from = start
  for (;;) {
    const quote = text.indexOf(QUOTE, from)
    if (quote === -1) return null
    quoted += text.slice(from, quote)
    if (text[quote + 1] !== QUOTE) return { text: quoted, end: quote + 1 }
    quoted += QUOTE
    from = quote + 2
  }
}

function toRecord(lines: readonly FileLine[], cells: string[] | null): CsvRecord {
  const broken = lines.find(({ fault }) => fault !== null)
  return {
    line: (broken ?? lines[0])?.line ?? 0,
    byteEnd: lines.at(-1)?.byteEnd ?? 0,
    cells: cells ?? [],
    fault: broken?.fault ?? (cells === null ? NEVER_CLOSED : null),
  }
}

const NEVER_CLOSED =
  'has a quotation mark that does not close; put cells with quotation marks into quotation marks and double those inside'

function isEmpty({ text, fault }: FileLine): boolean {
  return fault === null && text.trim() === ''
}

/** The separator the header uses most. */
function delimiterOf(header: string): string {
  const counts = [';', ',', '\t'].map((sign) => ({ sign, count: header.split(sign).length }))
  const [most] = counts.toSorted((left, right) => right.count - left.count)
  return most?.sign ?? ','
}
