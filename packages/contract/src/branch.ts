import * as v from '@saum/schema/schema'
import { call } from './call.ts'
import { imageShape } from './product.ts'

const DEFAULT_RADIUS_M = 10_000
const MAX_RADIUS_M = 1_000_000

const id = v.pipe(v.number(), v.safeInteger())

const geoPoint = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

/** Around a point or an address in words; with neither, every branch answers. */
const branchFilters = v.object({
  address: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))),
  geoPoint: v.optional(geoPoint),
  radius: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_RADIUS_M)), DEFAULT_RADIUS_M),
})

export type BranchFilters = v.InferOutput<typeof branchFilters>

const filters = v.optional(branchFilters, {})

/** Parts that are absent from the answer unless asked for. */
const branchParts = v.optional(
  v.pipe(v.array(v.picklist(['openingTimes', 'customData', 'images', 'settings'])), v.maxLength(4)),
  [],
)

export type BranchPart = v.InferOutput<typeof branchParts>[number]

const hours = v.array(v.object({ timeFrom: v.string(), timeUntil: v.string() }))

const openingTimes = v.object({
  mon: hours,
  tue: hours,
  wed: hours,
  thu: hours,
  fri: hours,
  sat: hours,
  sun: hours,
  /** Days from yesterday on that differ; no hours mean closed. */
  exceptions: v.array(v.object({ date: v.string(), name: v.optional(v.string()), hours })),
  currentlyOpen: v.boolean(),
  minutesUntilClosed: v.nullable(v.number()),
})

const branchFields = {
  id: v.number(),
  referenceKey: v.string(),
  name: v.string(),
  slug: v.string(),
  email: v.string(),
  phone: v.optional(v.string()),
  address: v.object({
    street: v.string(),
    houseNumber: v.optional(v.string()),
    zipCode: v.string(),
    city: v.string(),
    district: v.optional(v.string()),
    countryCode: v.string(),
  }),
  geoPoint,
  timeZone: v.string(),
  isActive: v.boolean(),
  /** Metres from the place asked about. */
  distance: v.optional(v.number()),
  openingTimes: v.optional(openingTimes),
  settings: v.optional(v.object({ clickAndCollect: v.boolean(), shipFromStore: v.boolean() })),
  images: v.optional(v.array(imageShape)),
  customData: v.optional(
    v.object({
      services: v.array(
        v.object({ key: v.string(), name: v.string(), text: v.optional(v.string()) }),
      ),
      accessibility: v.record(v.string(), v.boolean()),
    }),
  ),
}

const branchShape = v.object(branchFields)

export type Branch = v.InferOutput<typeof branchShape>

/** Where the asked address is; `null` when there was none or nobody knows it. */
const meta = v.object({ searchAddress: v.nullable(geoPoint) })

/** Where orders are collected the shop's own country comes first; whoever walks there takes the nearest. */
const order = v.optional(v.picklist(['home-first', 'nearest']), 'home-first')

export type BranchOrder = v.InferOutput<typeof order>

/** Branches in the asked order; without a place to measure from they are listed by town. */
export const getStores = call('getStores', {
  access: 'public',
  payload: v.nullish(
    v.object({
      filters,
      order,
      perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 100),
      with: branchParts,
    }),
    {},
  ),
  result: v.object({ data: v.array(branchShape), meta }),
  refusals: {},
})

/**
 * One branch by the last part of its address. An address of earlier days may end with its number, or be
 * its reference key: the answer says what it is called today.
 */
export const getStoreBySlug = call('getStoreBySlug', {
  access: 'public',
  payload: v.object({
    slug: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
    with: branchParts,
  }),
  result: branchShape,
  refusals: { 'branch-not-found': 404 },
})

/** Branches that have the variant on their rails: ten unless asked otherwise. */
export const getStoresForVariant = call('getStoresForVariant', {
  access: 'public',
  payload: v.object({
    variantId: id,
    filters,
    order,
    perPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 10),
    with: branchParts,
  }),
  result: v.object({
    data: v.object({
      variantId: v.number(),
      productId: v.number(),
      stores: v.array(v.object({ ...branchFields, quantity: v.number() })),
    }),
    meta,
  }),
  refusals: { 'variant-not-found': 404 },
})

/** One branch and how many pieces of one variant it has, none included. */
export const getStoreVariantById = call('getStoreVariantById', {
  access: 'public',
  payload: v.object({ storeId: id, variantId: id, with: branchParts }),
  result: v.object({
    ...branchFields,
    items: v.array(
      v.object({
        productId: v.number(),
        variants: v.array(v.object({ id: v.number(), quantity: v.number() })),
      }),
    ),
  }),
  refusals: { 'branch-not-found': 404, 'variant-not-found': 404 },
})
