import type { Basket } from '@saum/contract/basket-shape'
import { deliveryWindow } from '@saum/domain/delivery-dates'
import { CARRIER_KEYS } from '@saum/domain/delivery-options'
import { startOfMinute } from '@saum/domain/promotion-schedule'
import type { Shop } from '@saum/domain/shops'

/** Everything leaves the one warehouse together. */
export const PACKAGE_ID = 1

/** Every basket of a shop gets the same days for a minute, and counting them takes a while. */
const lastDays = new Map<Shop, { minute: number; days: DeliveryDays }>()

/** What would be sent if it were ordered now; the country is not known, so the widest range. */
export function toPackages(shop: Shop, pieces: number, now: number): Basket['packages'] {
  if (pieces === 0) return []
  const minute = startOfMinute(now)
  const known = lastDays.get(shop)
  const days = known?.minute === minute ? known.days : toDays(shop, minute)
  lastDays.set(shop, { minute, days })
  return [{ id: PACKAGE_ID, carrierKey: CARRIER_KEYS[shop.country], deliveryDate: days }]
}

type DeliveryDays = Basket['packages'][number]['deliveryDate']

function toDays(shop: Shop, now: number): DeliveryDays {
  const { zones } = deliveryWindow(shop, now)
  const [min = ''] = zones.map(({ from }) => from).toSorted()
  const max =
    zones
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? min
  return { min, max }
}
