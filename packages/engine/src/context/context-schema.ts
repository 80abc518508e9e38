import * as v from '@saum/schema/schema'

const text = v.pipe(v.string(), v.nonEmpty())

export const VIEW = v.object({ url: text })

export const LOCATION = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

export const CONTEXT_SHAPE = v.object({
  language: text,
  country: text,
  currency: v.pipe(text, v.picklist(/* @__PURE__ */ Intl.supportedValuesOf('currency'))),
  view: VIEW,
  location: v.exactOptional(LOCATION),
})
