import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { pageFields, paginationShape } from './pagination.ts'

const brandShape = v.object({ id: v.number(), name: v.string(), slug: v.string() })

export type Brand = v.InferOutput<typeof brandShape>

/** The brands this shop sells, by name. Their ids are those of the attribute `brand`. */
export const getBrands = call('getBrands', {
  access: 'public',
  payload: v.nullish(v.object({ pagination: v.optional(v.object(pageFields(100)), {}) }), {}),
  result: v.object({ entities: v.array(brandShape), pagination: paginationShape }),
  refusals: {},
})

export const getBrandById = call('getBrandById', {
  access: 'public',
  payload: v.object({ brandId: v.pipe(v.number(), v.safeInteger()) }),
  result: brandShape,
  refusals: { 'brand-not-found': 404 },
})
