import type { ChildProduct, ProductReply } from '../wire/product.ts'
import { isId } from './read-facet.ts'
import {
  areAll,
  each,
  isFlag,
  isNumber,
  isPlain,
  isText,
  isTexts,
  known,
  NEEDED,
  orMissing,
  orNull,
  shaped,
  type Field,
  type Fields,
} from './shape.ts'

const TEXT: Field = [orNull(isText), null]
const NUMBER: Field = [orNull(isNumber), null]
const TEXTS: Field = [isTexts, []]
const HIGHLIGHTS: Field = [orMissing(areAll({ offset: isNumber, length: isNumber })), []]

const PRODUCT: Fields<ChildProduct> = {
  permanentid: [isId, NEEDED],
  clickUri: [isText, ''],
  ec_product_id: TEXT,
  ec_name: TEXT,
  ec_description: TEXT,
  ec_shortdesc: TEXT,
  ec_brand: TEXT,
  ec_category: TEXTS,
  ec_price: NUMBER,
  ec_promo_price: NUMBER,
  ec_images: TEXTS,
  ec_thumbnails: TEXTS,
  ec_in_stock: [orNull(isFlag), null],
  ec_rating: NUMBER,
  ec_gender: TEXT,
  ec_color: TEXT,
  ec_listing: TEXT,
  ec_item_group_id: TEXT,
  additionalFields: [isPlain, {}],
  excerpt: [orMissing(orNull(isText)), null],
  nameHighlights: HIGHLIGHTS,
  excerptHighlights: HIGHLIGHTS,
}

const PARENT: Fields<ProductReply> = {
  ...PRODUCT,
  children: (children) => known(children ?? [], readAs(PRODUCT)),
  totalNumberOfChildren: NUMBER,
}

/** A product nobody can name is left out; a reply of nothing else is none. */
export function readProducts(value: unknown): readonly ProductReply[] {
  const products = known(value, readAs<ProductReply>(PARENT))
  return products.length > 0 ? products : each(value, (one) => shaped(one, PARENT))
}

function readAs<Shape>(fields: Fields<Shape>) {
  return (value: unknown): Shape | null =>
    isPlain(value) && isId(value.permanentid) ? shaped(value, fields) : null
}
