import { markOf, type BlockProps } from '#app/blocks/frame.ts'
import type { ChartKind } from '#app/features/catalog/body-sizes.ts'
import { LengthTable, SizeTable } from '#app/features/catalog/size-table.tsx'
import styles from './media-blocks.module.css'

const CHARTS: Readonly<Record<string, ChartKind>> = {
  dresses: { sizes: 'numbers', family: 'dresses', cut: 'usual' },
  tops: { sizes: 'numbers', family: 'tops', cut: 'usual' },
  letters: { sizes: 'letters', family: 'tops', cut: 'usual' },
  blazers: { sizes: 'numbers', family: 'blazers', cut: 'usual' },
  trousers: { sizes: 'numbers', family: 'trousers', cut: 'usual' },
  jeans: { sizes: 'inches', family: 'trousers', cut: 'usual' },
  skirts: { sizes: 'numbers', family: 'skirts', cut: 'usual' },
  belts: { sizes: 'belts', family: 'trousers', cut: 'usual' },
}

/** Of no product in particular: no row is marked. */
const NO_SIZES: readonly string[] = []

/** The body measurements of a family of garments, the same as beside its products. */
export function SizeChartBlock({ block, frame }: BlockProps<'sizeChart'>) {
  const { family } = block
  const chart = Object.hasOwn(CHARTS, family) ? CHARTS[family] : undefined
  const isLengths = family === 'jeansLengths'
  if (chart === undefined && !isLengths) return null
  return (
    <div className={styles.chart} {...markOf(block, 'family')}>
      {chart && <SizeTable chart={chart} sizes={NO_SIZES} caption={frame.caption} />}
      {isLengths && <LengthTable sizes={NO_SIZES} />}
    </div>
  )
}
