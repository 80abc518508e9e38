import { toPlainLine } from './plain-text.ts'

/** Columns as wide as their widest text; numbers to the right. */
export function toTable(texts: readonly (readonly string[])[]): string {
  const rows = texts.map((row) => row.map(toPlainLine))
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((text, column) => {
          const width = widths[column] ?? 0
          return /^\d+$/.test(text) ? text.padStart(width) : text.padEnd(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
