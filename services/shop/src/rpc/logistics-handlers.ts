import { reportParcel as reportCall } from '@saum/contract/logistics'
import type { OperatingParts } from '../order/operate.ts'
import { reportParcel } from '../order/report-parcel.ts'
import { on } from './handler.ts'

/** Calls of the checkout host about parcels it was told of. */
export function logisticsHandlers(parts: OperatingParts) {
  return {
    reportParcel: on(reportCall, (report, { shop }) => reportParcel(parts, shop, report)),
  }
}
