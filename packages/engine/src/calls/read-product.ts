import type { ChildProduct, ProductReply } from '../wire/product.ts'
import {
  areAll,
  each,
  isFlag,
  isNumber,
  isPlain,
  isText,
  isTexts,
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
  permanentid: [isText, NEEDED],
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

export function readProduct(value: unknown): ProductReply {
  const product = shaped<ProductReply>(value, PRODUCT)
  const children = each(product.children ?? [], readChild)
  const totalNumberOfChildren = isNumber(product.totalNumberOfChildren)
    ? product.totalNumberOfChildren
    : null
  return children === product.children && totalNumberOfChildren === product.totalNumberOfChildren
    ? product
    : { ...product, children, totalNumberOfChildren }
}

function readChild(value: unknown): ChildProduct {
  return shaped(value, PRODUCT)
}
