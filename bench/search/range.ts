import { createRandom, pickFrom, pickSkewed } from './random.ts'
import {
  ADJECTIVES,
  COLORS,
  DEPARTMENTS,
  FILLERS,
  GROUPS,
  HEADS,
  inventName,
  type LABELS,
  MATERIALS,
  MODIFIERS,
  SEASONS,
  SIZES,
  STYLE_NAMES,
} from './words.ts'

/** One color of one style. */
export interface BenchProduct {
  id: number
  style: number
  name: string
  description: string
  brand: string
  color: string
  sizes: readonly string[]
  material: string
  season: string
  /** Department, group, leaf. */
  category: readonly [string, string, string]
  price: number
  label: (typeof LABELS)[number]
  /** Milliseconds. */
  date: number
  popularity: number
  /** What a tile shows, as JSON. */
  display: string
}

const COLORS_PER_STYLE = 4
const LEAVES_PER_GROUP = 5
const DAY_MS = 86_400_000
const FIRST_DAY = Date.UTC(2024, 0, 1)

export const BRANDS: readonly string[] = Array.from({ length: 150 }, (_, index) =>
  inventName(index * 37 + 5),
)

export const CATEGORIES: readonly (readonly [string, string, string])[] = DEPARTMENTS.flatMap(
  (department, first) =>
    GROUPS.flatMap((group, second) =>
      Array.from({ length: LEAVES_PER_GROUP }, (_, leaf): [string, string, string] => {
        const number = (first * GROUPS.length + second) * LEAVES_PER_GROUP + leaf
        const modifier = MODIFIERS[number % MODIFIERS.length] ?? ''
        return [department, group, `${modifier}${HEADS[number % HEADS.length]}`]
      }),
    ),
)

/** Every pair of the two lists, shuffled: about as many words as a large shop writes. */
const COMPOUNDS: readonly string[] = shuffled(
  MODIFIERS.flatMap((modifier) => HEADS.map((head) => `${modifier}${head}`)),
)

/** As many products as wanted, always the same ones, without ever holding them all. */
export function* listProducts(count: number): Generator<BenchProduct> {
  for (let index = 0; index < count; index++) yield productAt(index)
}

export function productAt(index: number): BenchProduct {
  const style = Math.floor(index / COLORS_PER_STYLE)
  const shared = createRandom(style)
  const own = createRandom(1_000_000 + index)
  const category = pickFrom(shared, CATEGORIES)
  const brand = pickSkewed(shared, BRANDS)
  const noun = pickSkewed(shared, COMPOUNDS)
  const name = `${capitalized(pickFrom(shared, ADJECTIVES))}es ${noun} ${pickFrom(shared, STYLE_NAMES)}`
  const material = pickSkewed(shared, MATERIALS)
  const season = pickFrom(shared, SEASONS)
  const price = Math.round(9 + 240 * shared() ** 2) + 0.99
  const description = describe(shared)
  const firstColor = Math.floor(shared() * COLORS.length)
  const color = COLORS[(firstColor + (index % COLORS_PER_STYLE) * 7) % COLORS.length] ?? ''
  const chance = own()
  const product = {
    id: index + 1,
    style,
    name,
    description,
    brand,
    color,
    sizes: pickSizes(own),
    material,
    season,
    category,
    price,
    label:
      chance < 0.2 ? ('sale' as const) : chance < 0.32 ? ('new' as const) : ('regular' as const),
    date: FIRST_DAY + Math.floor(own() * 1_000) * DAY_MS,
    popularity: own() ** 4,
  }
  return { ...product, display: displayOf(product) }
}

function describe(random: () => number): string {
  const length = 34 + Math.floor(random() * 13)
  const picked = Array.from({ length }, () => {
    const chance = random()
    if (chance < 0.45) return pickSkewed(random, FILLERS)
    if (chance < 0.65) return pickFrom(random, ADJECTIVES)
    return pickSkewed(random, COMPOUNDS)
  })
  return picked.join(' ')
}

function pickSizes(random: () => number): string[] {
  const first = Math.floor(random() * (SIZES.length - 6))
  return SIZES.slice(first, first + 3 + Math.floor(random() * 4))
}

/** About as much as a tile of the storefront needs. */
function displayOf(product: Omit<BenchProduct, 'display'>): string {
  const { id, style, name, brand, color, sizes, price, label, category } = product
  const path = `/de/p/${style}-${color}-${id}/`
  const image = `${String(id).padStart(8, '0')}a5f0c7d9e2b4`
  return JSON.stringify({
    permanentid: String(id),
    clickUri: path,
    ec_product_id: String(id),
    ec_item_group_id: String(style),
    ec_name: name,
    ec_brand: brand,
    ec_color: color,
    ec_category: [category[0], category.slice(0, 2).join('|'), category.join('|')],
    ec_price: price,
    ec_promo_price: label === 'sale' ? Math.round(price * 80) / 100 : null,
    ec_images: [`/images/${image}-front.webp`, `/images/${image}-back.webp`],
    additionalFields: { productId: id, slug: path, sizes, images: [{ hash: image, width: 900 }] },
  })
}

function shuffled(values: readonly string[]): string[] {
  const random = createRandom(7)
  return values
    .map((value) => ({ value, place: random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ value }) => value)
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
