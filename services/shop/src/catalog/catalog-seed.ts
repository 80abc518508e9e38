import * as v from '@saum/schema/schema'

const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const cents = v.pipe(v.number(), v.integer(), v.minValue(0))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const words = v.pipe(v.string(), v.nonEmpty())

function perLocale<const S extends v.GenericSchema>(text: S) {
  return v.object({ 'de-DE': text, 'de-AT': text, 'de-CH': text, 'fr-CH': text, 'en-GB': text })
}

const perCurrency = v.object({ EUR: cents, CHF: cents })

const categorySeed = v.object({
  id,
  key: words,
  parentKey: v.nullable(words),
  position: count,
  isHidden: v.boolean(),
  isSale: v.boolean(),
  name: perLocale(words),
  slug: perLocale(v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))),
  description: perLocale(v.string()),
  metaDescription: perLocale(v.string()),
  shopLevelCustomData: v.record(v.string(), v.unknown()),
})

const imageSeed = v.object({
  file: words,
  assetName: v.picklist(['fa', 'd1', 'front']),
  width: id,
  height: id,
  alt: perLocale(words),
})

const productSeed = v.object({
  id,
  masterKey: words,
  referenceKey: words,
  brand: words,
  name: perLocale(words),
  color: v.object({
    id,
    label: perLocale(words),
    hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
  }),
  categoryKeys: v.pipe(v.array(words), v.minLength(1)),
  isNew: v.boolean(),
  daysOld: count,
  images: v.array(imageSeed),
  priceCents: perCurrency,
  reducedFromCents: v.optional(perCurrency),
  sizes: v.pipe(v.array(v.object({ id, label: words, stock: count })), v.minLength(1)),
})

const redirectSeed = v.object({
  /** `null` holds for every shop. */
  shopPath: v.nullable(v.picklist(['de', 'at', 'ch', 'fr-ch', 'en'])),
  source: words,
  target: words,
  statusCode: v.picklist([301, 302, 307, 308]),
})

/** A whole range as files carry it: what the demo ships and what an operator may import. */
export const catalogSeed = v.object({
  categories: v.array(categorySeed),
  products: v.array(productSeed),
  redirects: v.array(redirectSeed),
})

export type CatalogSeed = v.InferOutput<typeof catalogSeed>
export type CategorySeed = CatalogSeed['categories'][number]
export type ProductSeed = CatalogSeed['products'][number]
export type RedirectSeed = CatalogSeed['redirects'][number]
