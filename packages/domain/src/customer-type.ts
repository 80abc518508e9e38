/** `guest`: not logged in, also somebody who has ordered without an account. */
export type CustomerType = 'guest' | 'new' | 'existing'

interface KnownCustomer {
  groups: readonly string[]
  status: { isGuestCustomer: boolean }
}

/** The group of customers who have not ordered yet. */
const NEW_GROUP = 'new'

export function customerTypeOf(user: KnownCustomer | null | undefined): CustomerType {
  if (!user || user.status.isGuestCustomer) return 'guest'
  return user.groups.includes(NEW_GROUP) ? 'new' : 'existing'
}
