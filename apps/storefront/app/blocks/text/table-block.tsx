import { BlockTable } from '#app/blocks/block-table.tsx'
import type { BlockProps } from '#app/blocks/frame.ts'

export function TableBlock({ block, frame }: BlockProps<'table'>) {
  return <BlockTable head={block.head} rows={block.rows} caption={frame.caption} />
}
