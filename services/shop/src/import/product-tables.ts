export const PRODUCT = {
  table: 'product',
  columns: [
    'id',
    'master_key',
    'reference_key',
    'brand',
    'color_id',
    'color_key',
    'color_hex',
    'first_live_at',
    'sellable_from',
    'sellable_to',
    'facts',
    'document_hash',
    'import_run_id',
    'created_at',
    'updated_at',
    'origin',
  ],
  overwriteBy: ['id'],
} as const

export const PRODUCT_SHOP = {
  table: 'product_shop',
  columns: [
    'shop_id',
    'product_id',
    'is_active',
    'name',
    'slug',
    'color_label',
    'attributes',
    'advanced_attributes',
  ],
} as const

export const VARIANT = {
  table: 'variant',
  columns: ['id', 'product_id', 'reference_key', 'size_label', 'position'],
  overwriteBy: ['id'],
} as const

export const VARIANT_SHOP = {
  table: 'variant_shop',
  columns: [
    'shop_id',
    'variant_id',
    'price_cents',
    'reduced_from_cents',
    'priced_at',
    'stock_quantity',
    'is_sellable_without_stock',
  ],
  overwriteBy: ['shop_id', 'variant_id'],
} as const

/** A past that is known already is never written again. */
export const PRICE_HISTORY = {
  table: 'price_history',
  columns: ['shop_id', 'variant_id', 'valid_from', 'valid_to', 'price_cents', 'reduced_from_cents'],
  skipBy: ['variant_id', 'shop_id', 'valid_from'],
} as const

export const PRODUCT_IMAGE = {
  table: 'product_image',
  columns: ['product_id', 'position', 'picture_key', 'asset_name', 'alt'],
} as const

export const PRODUCT_CATEGORY = {
  table: 'product_category',
  columns: ['category_id', 'product_id'],
} as const
