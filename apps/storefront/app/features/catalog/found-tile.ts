import type { ChildProduct, Product } from '@saum/engine/wire/product'
import * as v from '@saum/schema/schema'
import type { Swatch } from '#app/ui/swatches.tsx'
import { priorCentsOf } from './prior-price.ts'
import type { Tile } from './tile.ts'

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const tilePrice = v.object({
  withTax: cents,
  appliedReductions: v.array(v.object({ amount: v.object({ absoluteWithTax: cents }) })),
  reductionsRelativeTo: v.optional(v.picklist(['lowestPriorPrice', 'beforeReductions'])),
  lowestPriorPrice: v.object({ withTax: v.nullable(cents) }),
  isFrom: v.boolean(),
})

/** Becomes a part of addresses. */
const pictureKey = v.pipe(v.string(), v.regex(/^[\w-]+$/))

/** What our own provider adds to a product for its tile; another one may leave out any of it. */
const tileFields = v.object({
  colorHex: v.fallback(v.string(), ''),
  price: v.fallback(v.nullable(tilePrice), null),
  badges: v.fallback(v.array(v.string()), []),
  isNew: v.fallback(v.boolean(), false),
  images: v.fallback(v.array(v.object({ hash: pictureKey, alt: v.string() })), []),
  placeholders: v.fallback(v.array(v.object({ averageColor: v.nullable(v.string()) })), []),
})

/** The tile of a product the search provider found. */
export function toFoundTile(product: Product): Tile {
  const fields = v.parse(tileFields, product.additionalFields)
  const { images, placeholders, badges, isNew } = fields
  const [front, second] = images
  const ground = placeholders[0]?.averageColor
  const swatches = toSwatches(product)
  return {
    id: idOf(product),
    href: pathOf(product.clickUri),
    brand: product.ec_brand ?? '',
    name: product.ec_name ?? '',
    ...(front && { picture: { key: front.hash, ...(ground && { ground }) } }),
    alt: front?.alt ?? '',
    ...(second && { secondPicture: second.hash }),
    ...priceOf(product, fields.price),
    ...(product.ec_in_stock === false && { isSoldOut: true }),
    ...(isNew && { isNew: true }),
    ...(badges.length > 0 && { labels: badges }),
    ...(swatches.length > 0 && { swatches }),
  }
}

type TilePrice = v.InferOutput<typeof tilePrice> | null

/** The exact price of our provider, or what any provider knows. */
function priceOf(
  { ec_price, ec_promo_price }: Product,
  price: TilePrice,
): Pick<Tile, 'cents' | 'priorCents' | 'isPriceFrom'> {
  if (price === null) return { cents: toCents(ec_promo_price ?? ec_price ?? 0) }
  const priorCents = priorCentsOf({ price, lowestPriorPrice: price.lowestPriorPrice })
  return {
    cents: price.withTax,
    ...(priorCents !== undefined && { priorCents }),
    ...(price.isFrom && { isPriceFrom: true }),
  }
}

function toSwatches({ permanentid, children }: Product): Swatch[] {
  return children.length < 2
    ? []
    : children.map((child) => toSwatch(child, child.permanentid === permanentid))
}

function toSwatch(child: ChildProduct, isCurrent: boolean): Swatch {
  return {
    name: child.ec_color ?? '',
    color: v.parse(tileFields, child.additionalFields).colorHex,
    href: pathOf(child.clickUri),
    ...(isCurrent && { current: true }),
    ...(child.ec_in_stock === false && { isSoldOut: true }),
  }
}

function toCents(amount: number): number {
  const rounded = Math.round(amount * 100)
  return v.is(cents, rounded) ? rounded : 0
}

/** Our ids are numbers; what another provider calls its products is told apart by its place. */
function idOf({ permanentid, position }: Product): number {
  const id = Number(permanentid)
  return Number.isSafeInteger(id) ? id : -position
}

/** Providers name absolute addresses; inside the shop a path is enough, and nothing else is followed. */
function pathOf(uri: string): string {
  const url = URL.parse(uri)
  return url?.protocol.startsWith('http') ? url.pathname.replace(/^\/+/, '/') : '/'
}
