/** The demo range is no package, so it is imported by its path, here and nowhere else. */
// oxlint-disable-next-line no-restricted-imports
export { buildRange, type Range } from '../../catalog/range/build-range.ts'
// oxlint-disable-next-line no-restricted-imports
export type { RangeProduct } from '../../catalog/range/range-product.ts'
// oxlint-disable-next-line no-restricted-imports
export { pick, seededRandom, type Random } from '../../catalog/range/seeded-random.ts'
