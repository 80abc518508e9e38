import {
  aCatalog,
  aCategory,
  aProduct,
  aVariant,
  daysAgo,
  inEveryLocale,
  inEveryShop,
} from './catalog-builders.ts'

const categories = [
  aCategory({ id: 200, key: 'damen', position: 1 }),
  aCategory({ id: 100, key: 'sale', position: 2, isSale: true }),
  aCategory({
    id: 210,
    key: 'kleider',
    parentKey: 'damen',
    slug: { ...inEveryLocale('kleider'), 'fr-CH': 'robes', 'en-GB': 'dresses' },
  }),
  aCategory({ id: 211, key: 'sommerkleider', parentKey: 'kleider' }),
  aCategory({ id: 220, key: 'geheim', parentKey: 'damen', isHidden: true }),
  aCategory({ id: 221, key: 'unter-geheim', parentKey: 'geheim' }),
]

const products = [
  aProduct({ id: 1, masterKey: 'anna', categories: ['kleider'], firstLiveAt: daysAgo(90) }),
  aProduct({
    id: 2,
    masterKey: 'anna',
    categories: ['sommerkleider', 'sale'],
    firstLiveAt: daysAgo(1),
    prices: inEveryShop({ amount: 6_400, was: 8_000 }, { amount: 7_200, was: 9_000 }),
    variants: [
      aVariant({ id: 23, size: '38', stock: 0 }),
      aVariant({ id: 22, size: 'XL', stock: 0 }),
      aVariant({ id: 21, size: 's', stock: 0 }),
    ],
  }),
  aProduct({ id: 3, categories: ['kleider', 'sommerkleider'], firstLiveAt: daysAgo(60) }),
]

/** Three levels, a hidden branch, a sale, two colors of one style, a sold-out product. */
export const SMALL_RANGE = aCatalog({ categories, products })
