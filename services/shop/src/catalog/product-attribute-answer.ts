import type { Product } from '@saum/contract/product'
import type { Shop } from '@saum/domain/shops'
import { textFor } from '../documents/localized-text.ts'
import { INTERVALS_ATTRIBUTE, type StoredValue } from '../import/product-attributes.ts'
import { toAttribute } from './attribute-labels.ts'
import type { CategoryTree } from './category-tree.ts'
import type { CampaignRecord, ProductRecord } from './product-record.ts'

type Attributes = Product['attributes']

/** Where words come from that are not the product's own. */
export interface AttributeView {
  shop: Shop
  tree: CategoryTree
}

/** `campaign` is the one the product may name, if any. */
export function toProductAttributes(
  record: ProductRecord,
  campaign: CampaignRecord | null,
  view: AttributeView,
): Attributes {
  const { language } = view.shop
  const {
    campaign: _campaign,
    category,
    [INTERVALS_ATTRIBUTE]: _intervals,
    ...own
  } = record.attributes
  const attributes: Attributes = {
    name: toAttribute('name', language, { label: record.name }),
    brand: toAttribute('brand', language, { label: record.brand }),
  }
  for (const [key, { values }] of Object.entries(own)) {
    attributes[key] = toAttribute(key, language, values)
  }
  if (campaign !== null) {
    attributes['campaign'] = toAttribute('campaign', language, toBadge(campaign, view.shop))
  }
  const [filed] = [category?.values ?? []].flat()
  if (filed !== undefined) {
    attributes['category'] = toAttribute('category', language, named(filed, view.tree))
  }
  return { ...attributes, ...toColorAttributes(record, view.shop) }
}

export function toColorAttributes({ color }: ProductRecord, { language }: Shop): Attributes {
  const { id, label, key } = color
  return {
    color: toAttribute('color', language, { id, label, value: key }),
    colorHex: toAttribute('colorHex', language, { label: color.hex }),
  }
}

function toBadge({ badgeLabel, attributeId, key }: CampaignRecord, shop: Shop): StoredValue {
  return { id: attributeId, label: textFor(badgeLabel, shop.locale) ?? key, value: key }
}

function named(category: StoredValue, tree: CategoryTree): StoredValue {
  return { ...category, label: tree.byId.get(category.id)?.name ?? category.label }
}
