import { parseUrl } from '@saum/domain/parse-url'
import { swatchColors } from '@saum/domain/swatch-colors'
import type { ChildProduct, Product } from '@saum/engine/wire/product'
import type { Swatch } from '#app/ui/swatches.tsx'
import { readFoundFields, readPictureKeys, toCents, type FoundPrice } from './found-fields.ts'
import { priorCentsOf } from './prior-price.ts'
import type { Tile } from './tile.ts'

/** So many colors a tile shows; of the others it says how many there are. */
const SHOWN_COLORS = 4

/** The tile of a product the search provider found. */
export function toFoundTile(product: Product): Tile {
  const fields = readFoundFields(product.additionalFields)
  const [front, second] = fields.pictures
  const swatches = toSwatches(product)
  return {
    id: idOf(product),
    href: pathOf(product.clickUri),
    brand: product.ec_brand ?? '',
    name: product.ec_name ?? '',
    ...(front && { picture: { key: front, ...(fields.ground && { ground: fields.ground }) } }),
    alt: fields.alt,
    ...(second && { secondPicture: second }),
    ...priceOf(product, fields.price),
    ...(product.ec_in_stock === false && { isSoldOut: true }),
    ...(fields.isNew && { isNew: true }),
    ...(fields.badges.length > 0 && { labels: fields.badges }),
    ...(swatches.length > 0 && { swatches }),
    ...(fields.sizes.length > 0 && { sizeLabels: fields.sizes }),
  }
}

/** The exact price of our provider, or what any provider knows. */
function priceOf(
  { ec_price, ec_promo_price }: Product,
  price: FoundPrice | null,
): Pick<Tile, 'cents' | 'priorCents' | 'isPriceFrom'> {
  if (price === null) return { cents: toCents(ec_promo_price ?? ec_price ?? 0) }
  const priorCents = priorCentsOf({ price, lowestPriorPrice: price.lowestPriorPrice })
  return {
    cents: price.withTax,
    ...(priorCents !== undefined && { priorCents }),
    ...(price.isFrom && { isPriceFrom: true }),
  }
}

/** Its own color first; none when there is no choice. */
function toSwatches({ permanentid, children }: Product): Swatch[] {
  if (children.length < 2) return []
  const isOwn = (child: ChildProduct) => child.permanentid === permanentid
  return [...children.filter(isOwn), ...children.filter((child) => !isOwn(child))].map(
    (child, place) => toSwatch(child, { isCurrent: isOwn(child), isShown: place < SHOWN_COLORS }),
  )
}

function toSwatch(
  { ec_color, clickUri, ec_in_stock, additionalFields }: ChildProduct,
  { isCurrent, isShown }: { isCurrent: boolean; isShown: boolean },
): Swatch {
  const { colorHex } = additionalFields
  const [picture] = isShown && !isCurrent ? readPictureKeys(additionalFields) : []
  return {
    name: ec_color ?? '',
    ...swatchColors({ hex: typeof colorHex === 'string' ? colorHex : '', name: ec_color ?? '' }),
    href: pathOf(clickUri),
    ...(picture && { picture }),
    ...(isCurrent && { current: true }),
    ...(ec_in_stock === false && { isSoldOut: true }),
  }
}

/** Our ids are numbers; what another provider calls its products is told apart by its place. */
function idOf({ permanentid, position }: Product): number {
  const id = Number(permanentid)
  return Number.isSafeInteger(id) ? id : -position
}

/** Providers name absolute addresses; inside the shop a path is enough, and nothing else is followed. */
function pathOf(uri: string): string {
  const url = parseUrl(uri)
  return url?.protocol.startsWith('http') ? url.pathname.replace(/^\/+/, '/') : '/'
}
