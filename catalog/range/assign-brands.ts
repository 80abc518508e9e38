import { type Brand, BRANDS } from '../grammar/names.ts'
import { seededRandom, shuffled } from './seeded-random.ts'
import type { StylePlan } from './style-plan.ts'

/** Gives each style to the line that suits it and is furthest from its share of the range. */
export function assignBrands(plans: readonly StylePlan[]): (plan: StylePlan) => Brand {
  const counts = new Map<Brand, number>(BRANDS.map((brand) => [brand, 0]))
  const brands = new Map<StylePlan, Brand>()
  const missing = (brand: Brand) => brand.share * plans.length - (counts.get(brand) ?? 0)
  for (const plan of shuffled(seededRandom('brands'), plans)) {
    const [brand] = BRANDS.filter((other) => makes(other, plan)).toSorted(
      (left, right) => missing(right) / right.share - missing(left) / left.share,
    )
    if (!brand) throw new Error(`No line makes ${plan.shape.key} in ${plan.fabric.key}`)
    counts.set(brand, (counts.get(brand) ?? 0) + 1)
    brands.set(plan, brand)
  }
  return (plan) => {
    const brand = brands.get(plan)
    if (!brand) throw new Error(`${plan.shape.key} was not among the styles`)
    return brand
  }
}

function makes({ families, fabrics }: Brand, { shape, fabric }: StylePlan): boolean {
  return families.includes(shape.family) && (fabrics?.includes(fabric.key) ?? true)
}
