import type { Brand, getBrands } from '@saum/contract/brand'
import type { ParsedPayloadOf, ResultOf } from '@saum/contract/call'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Shop, ShopId } from '@saum/domain/shops'
import { toSlug } from '@saum/domain/slug'
import type { Sql } from '../database/database.ts'
import type { Kept } from './kept.ts'
import { toPagination } from './pagination.ts'

export interface BrandService {
  list(shop: Shop, question: ParsedPayloadOf<typeof getBrands>): Promise<ResultOf<typeof getBrands>>
  byId(shop: Shop, id: number): Promise<Result<Brand, { kind: 'brand-not-found' }>>
}

export function createBrandService(kept: Kept<ShopId, Brand[]>): BrandService {
  return {
    async list(shop, { pagination: { page, perPage } }) {
      const brands = await kept.of(shop.shopId)
      const entities = brands.slice((page - 1) * perPage, page * perPage)
      const counts = { page, perPage, current: entities.length, total: brands.length }
      return { entities, pagination: toPagination(counts) }
    },

    async byId(shop, id) {
      const brands = await kept.of(shop.shopId)
      const brand = brands.find((one) => one.id === id)
      return brand === undefined ? refuse({ kind: 'brand-not-found' }) : accept(brand)
    },
  }
}

/** The brands with an active product in the shop, by name. */
export async function listBrands(sql: Sql, shopId: ShopId): Promise<Brand[]> {
  const [names, values] = await Promise.all([
    sql<{ brand: string }>`
      select b.brand from (select distinct brand from product) b where exists (
        select 1 from product p cross join product_shop s
        where p.brand = b.brand and s.shop_id = ${shopId} and s.product_id = p.id
          and s.is_active = 1)`,
    sql<{ id: number; value_key: string }>`
      select id, value_key from attribute_value where attribute_key = 'brand'`,
  ])
  const idOf = new Map(values.map((row) => [row.value_key, row.id]))
  const bySlug = new Map(
    names.flatMap(({ brand: name }) => {
      // As the import names the values of the attribute.
      const slug = toSlug(name) || name
      const id = idOf.get(slug)
      return id === undefined ? [] : [[slug, { id, name, slug }] as const]
    }),
  )
  return [...bySlug.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'de'))
}
