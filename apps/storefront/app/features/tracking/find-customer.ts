import type { getShopUserAddresses } from '@saum/contract/address-book'
import type { getUser } from '@saum/contract/user'
import { customerTypeOf } from '@saum/domain/customer-type'
import type { Shop } from '@saum/domain/shops'
import { toTrackedCustomer, type TrackedCustomer } from '@saum/tracking/entities/tracked-customer'
import type { TrackingEnvironment } from '@saum/tracking/environment'
import { callShop } from '#app/visitor/call-shop.ts'
import { hasSession } from '#app/visitor/session-hint.ts'

/** Who the visitor is, as advertisers may know it; asked only where there is somebody to ask about. */
export async function findCustomer(
  shop: Shop,
  environment: Pick<TrackingEnvironment, 'sha256'>,
): Promise<TrackedCustomer> {
  if (!hasSession(document.cookie, shop)) return { customer_type: 'guest' }
  const known = await callShop<typeof getUser>(shop, 'getUser', {})
  const user = known.ok ? known.value.user : undefined
  const type = customerTypeOf(user)
  if (!user) return { customer_type: type }
  // The customer may have logged out while the shop was answering.
  if (!hasSession(document.cookie, shop)) return { customer_type: 'guest' }
  const { email, firstName, lastName } = user
  const postcode = type === 'guest' ? undefined : await findPostcode(shop)
  return toTrackedCustomer({ type, email, firstName, lastName, postcode }, environment)
}

async function findPostcode(shop: Shop): Promise<string | undefined> {
  const found = await callShop<typeof getShopUserAddresses>(shop, 'getShopUserAddresses', {})
  return found.ok ? found.value[0]?.zipCode : undefined
}
