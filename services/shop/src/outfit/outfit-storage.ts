import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import type { OutfitDocument } from '../documents/outfit-document.ts'

interface Measured {
  key: string
  averageColor: string | null
  thumbhash: string | null
}

/** Every outfit in display order, its pictures with what was measured from their pixels. */
export async function listOutfits(sql: Sql): Promise<OutfitDocument[]> {
  const rows = await sql<{ document: string }>`
    select document from outfit order by position, id`
  const outfits = rows.map(({ document }) => JSON.parse(document) as OutfitDocument)
  const measured = await loadMeasured(
    sql,
    outfits.flatMap(({ images }) => images.map(({ key }) => key)),
  )
  return outfits.map((outfit) => ({
    ...outfit,
    images: outfit.images.map((image) => ({ ...image, ...measured.get(image.key) })),
  }))
}

/** Which products of outfits the shop sells. */
export async function listSoldInOutfits(sql: Sql, shopId: ShopId): Promise<ReadonlySet<number>> {
  const rows = await sql<{ id: number }>`
    select distinct op.product_id as id from outfit_product op
      join product_shop ps on ps.product_id = op.product_id
    where ps.shop_id = ${shopId} and ps.is_active = 1`
  return new Set(rows.map(({ id }) => id))
}

async function loadMeasured(sql: Sql, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, never>()
  const rows = await sql<Measured>`
    select picture_key as key, average_color as "averageColor", thumbhash
    from picture where picture_key in (${keys})`
  return new Map(
    rows.map(({ key, averageColor, thumbhash }) => [
      key,
      { averageColor: averageColor ?? undefined, thumbhash: thumbhash ?? undefined },
    ]),
  )
}
