import type { IndexSchema } from './index/index-schema.ts'

/** Delimits the steps of a category path in texts of the protocol. */
export const PATH_DELIMITER = '|'

/** What is charged now, in the currency of the shop. */
export const PRICE_FIELD = 'ec_price'

/** What the index of a shop can be asked. Field names are those of the protocol. */
export const SHOP_SCHEMA = {
  texts: [
    { name: 'name', boost: 8 },
    { name: 'number', boost: 8 },
    { name: 'category', boost: 4 },
    { name: 'color', boost: 4 },
    { name: 'brand', boost: 3 },
    { name: 'attributes', boost: 2 },
    { name: 'description', boost: 1 },
  ],
  keywords: [
    'ec_brand',
    'ec_color',
    'size',
    'material',
    'pattern',
    'fit',
    'length',
    'sleeve',
    'neckline',
    'occasion',
    'label',
    'availability',
    'store',
    'ec_product_id',
    'category_id',
    'ec_item_group_id',
  ],
  scopes: ['category_id', 'label'],
  paths: ['ec_category'],
  numbers: [PRICE_FIELD, 'ec_date', 'ec_reduction'],
} as const satisfies IndexSchema

export type KeywordField = (typeof SHOP_SCHEMA)['keywords'][number]
export type NumberField = (typeof SHOP_SCHEMA)['numbers'][number]
