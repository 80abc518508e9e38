import type { ReactNode } from 'react'
import styles from './table.module.css'

export interface TableRow {
  id: string
  /** The first cell names the row. */
  cells: readonly ReactNode[]
  /** The shopper's own size or level. */
  isOwn?: boolean
}

interface TableProps {
  caption: string
  columns: readonly string[]
  rows: readonly TableRow[]
  /** The caption is already a visible heading. */
  hideCaption?: boolean
}

/** Scrolls sideways by itself on narrow screens; the first column stays in view. */
export function Table({ caption, columns, rows, hideCaption }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption} data-hidden={hideCaption ? true : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-own={row.isOwn ? true : undefined}>
              {row.cells.map((cell, position) =>
                position === 0 ? (
                  <th key={columns[position]} scope="row" className={styles.cell}>
                    {cell}
                  </th>
                ) : (
                  <td key={columns[position]} className={styles.cell}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
