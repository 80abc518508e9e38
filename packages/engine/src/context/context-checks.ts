import { allOf, fields, optional, nonEmptyText, number, oneOf } from '../check.ts'

export const VIEW = fields({ url: nonEmptyText })

export const LOCATION = fields({ latitude: number(-90, 90), longitude: number(-180, 180) })

export const CONTEXT_SHAPE = fields({
  language: nonEmptyText,
  country: nonEmptyText,
  currency: allOf(nonEmptyText, oneOf(/* @__PURE__ */ Intl.supportedValuesOf('currency'))),
  view: VIEW,
  location: optional(LOCATION),
})
