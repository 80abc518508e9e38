/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- `display: grid` on phones would take the roles of a table away */
import { plainText, type Inline } from '@saum/contract/content-block'
import { Table } from '#app/ui/table.tsx'
import { Inlines } from './inlines.tsx'
import { hasSymbol, isCompact } from './table-shape.ts'
import styles from './block-table.module.css'

interface BlockTableProps {
  head: readonly (readonly Inline[])[]
  rows: readonly (readonly (readonly Inline[])[])[]
  caption: string
}

/** Numbers stay a table at every width; sentences become one card per row on phones. */
export function BlockTable({ head, rows, caption }: BlockTableProps) {
  const columns = head.map(plainText)
  if (!isCompact(rows)) return <ProseTable columns={columns} rows={rows} caption={caption} />
  const tableRows = rows.map((cells, position) => ({
    id: String(position),
    cells: cells.map((cell) => plainText(cell)),
  }))
  // A page part may hold several charts; what their rows are tells them apart.
  const name = `${caption}: ${columns[0]}`
  return <Table caption={name} columns={columns} rows={tableRows} hideCaption />
}

interface ProseTableProps extends Omit<BlockTableProps, 'head'> {
  columns: readonly string[]
}

function ProseTable({ columns, rows, caption }: ProseTableProps) {
  return (
    <table className={styles.table} role="table">
      {caption && <caption className={styles.caption}>{caption}</caption>}
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map((column, position) => (
            <ColumnHead key={position} column={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells, row) => (
          <tr
            key={row}
            role="row"
            className={styles.row}
            data-signs={cells[0] && hasSymbol(cells[0]) ? true : undefined}
          >
            {cells.map((cell, position) => (
              <Cell
                key={position}
                words={cell}
                column={columns[position]}
                isFirst={position === 0}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The empty corner above row names is a cell: a heading without words would be announced as one. */
function ColumnHead({ column }: { column: string }) {
  const isCorner = column === ''
  const Element = isCorner ? 'td' : 'th'
  return (
    <Element
      scope={isCorner ? undefined : 'col'}
      role={isCorner ? 'cell' : 'columnheader'}
      className={styles.cell}
    >
      {column}
    </Element>
  )
}

interface CellProps {
  words: readonly Inline[]
  column: string | undefined
  isFirst: boolean
}

function Cell({ words, column, isFirst }: CellProps) {
  if (isFirst) {
    return (
      <th scope="row" role="rowheader" className={styles.cell}>
        <Inlines words={words} />
      </th>
    )
  }
  return (
    <td role="cell" className={styles.cell} data-column={column}>
      <Inlines words={words} />
    </td>
  )
}
