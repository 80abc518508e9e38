import type { ShopId } from '@saum/domain/shops'
import type { Sql } from '../database/database.ts'
import { SIZE_ATTRIBUTE } from './filter-groups.ts'

/** A value as it is called in one shop. */
export interface LabelledValue {
  id: number
  attributeKey: string
  valueKey: string
  label: string
  colorHex: string | null
}

/** Every value that has a name in the shop. */
export function listLabelledValues(sql: Sql, shopId: ShopId): Promise<LabelledValue[]> {
  return sql<LabelledValue>`
    select v.id, v.attribute_key as "attributeKey", v.value_key as "valueKey",
      l.label, l.color_hex as "colorHex"
    from attribute_label l cross join attribute_value v
    where l.shop_id = ${shopId} and v.id = l.value_id`
}

/** Sizes are written the same everywhere. */
export function listSizeValues(sql: Sql): Promise<{ id: number; label: string }[]> {
  return sql<{ id: number; label: string }>`
    select id, value_key as "label" from attribute_value where attribute_key = ${SIZE_ATTRIBUTE}`
}
