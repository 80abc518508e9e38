import { aCatalog, aCategory, aProduct, inEveryLocale } from './catalog-builders.ts'

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
  aProduct({ id: 1, masterKey: 'anna', categoryKeys: ['kleider'], daysOld: 3 }),
  aProduct({
    id: 2,
    masterKey: 'anna',
    categoryKeys: ['sommerkleider', 'sale'],
    daysOld: 1,
    isNew: true,
    priceCents: { EUR: 6_400, CHF: 7_200 },
    reducedFromCents: { EUR: 8_000, CHF: 9_000 },
    sizes: [
      { id: 23, label: '38', stock: 0 },
      { id: 22, label: 'XL', stock: 0 },
      { id: 21, label: 's', stock: 0 },
    ],
  }),
  aProduct({ id: 3, categoryKeys: ['kleider', 'sommerkleider'], daysOld: 2 }),
]

/** Three levels, a hidden branch, a sale, two colors of one style, a sold-out product. */
export const SMALL_RANGE = aCatalog({ categories, products })
