import { all, fields, missable, nonEmptyText, number, oneOf } from '../check.ts'

export const VIEW = fields({ url: nonEmptyText })

export const LOCATION = fields({ latitude: number(-90, 90), longitude: number(-180, 180) })

export const CONTEXT_SHAPE = fields({
  language: nonEmptyText,
  country: nonEmptyText,
  currency: all(nonEmptyText, oneOf(/* @__PURE__ */ Intl.supportedValuesOf('currency'))),
  view: VIEW,
  location: missable(LOCATION),
})
