import type { Sql } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { ProductDocument } from '../documents/product-document.ts'

/** What is measured from pixels stays when a document does not say it. */
const PICTURE = {
  table: 'picture',
  columns: ['picture_key', 'source', 'width', 'height', 'average_color', 'thumbhash'],
  overwriteBy: ['picture_key'],
  keepIfNull: ['average_color', 'thumbhash'],
} as const

type Picture = Pick<
  ProductDocument['images'][number],
  'key' | 'source' | 'width' | 'height' | 'averageColor' | 'thumbhash'
>

export async function savePictures(sql: Sql, pictures: readonly Picture[]): Promise<void> {
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]))
  await insertRows(
    sql,
    PICTURE,
    [...byKey.values()].map(({ key, source, width, height, averageColor, thumbhash }) => ({
      picture_key: key,
      source: JSON.stringify(source),
      width,
      height,
      average_color: averageColor ?? null,
      thumbhash: thumbhash ?? null,
    })),
  )
}
