import type { PlainKey } from '#app/messages/message-keys.ts'
import { useShopText } from '#app/messages/shop-text.tsx'
import { Table, type TableRow } from '#app/ui/table.tsx'
import {
  bodySizesOf,
  isOffered,
  LEG_LENGTHS,
  measuresOf,
  spanOf,
  type BodySize,
  type ChartKind,
  type Measure,
} from './body-sizes.ts'

const LABEL_COLUMN = {
  numbers: 'sizes.col_size',
  letters: 'sizes.col_letter',
  inches: 'sizes.col_inch',
  belts: 'sizes.col_belt',
} as const satisfies Record<ChartKind['sizes'], PlainKey>

interface SizeTableProps {
  chart: ChartKind
  /** Of the product: their rows are marked. */
  sizes: readonly string[]
  /** Where a page shows several charts, what this one is about. */
  caption?: string
}

export function SizeTable({ chart, sizes, caption }: SizeTableProps) {
  const { t } = useShopText()
  const rows = bodySizesOf(chart)
  // Where the product comes in every size, a mark on all of them says nothing.
  const isSelection = rows.some((row) => !isOffered(row.label, sizes))
  const measures = measuresOf(chart)
  const names = (['size', 'fr', 'uk'] as const).filter((name) => rows.some((row) => row[name]))
  return (
    <Table
      caption={caption ?? t('sizes.title')}
      hideCaption
      columns={[
        t(LABEL_COLUMN[chart.sizes]),
        ...names.map((name) => t(`sizes.col_${name}`)),
        ...measures.map((measure) => t(`sizes.col_${measure}`)),
      ]}
      rows={rows.map((row) => ({
        id: row.label,
        cells: [row.label, ...names.map((name) => row[name] ?? ''), ...bodyCells(row, measures)],
        isOwn: isSelection && isOffered(row.label, sizes),
      }))}
    />
  )
}

/** The second number of jeans. */
export function LengthTable({ sizes }: { sizes: readonly string[] }) {
  const { t } = useShopText()
  const rows: TableRow[] = LEG_LENGTHS.map((row) => ({
    id: row.label,
    cells: [row.label, ...bodyCells(row, ['insideLeg'])],
    isOwn: sizes.some((size) => size.endsWith(`/${row.label}`)),
  }))
  const columns = [t('sizes.col_length'), t('sizes.col_insideLeg')]
  return <Table caption={t('sizes.lengths')} columns={columns} rows={rows} />
}

function bodyCells({ body }: BodySize, measures: readonly Measure[]): string[] {
  return measures.map((measure) => {
    const [from, to] = spanOf(body[measure] ?? 0)
    return from === to ? String(from) : `${from}–${to}`
  })
}
