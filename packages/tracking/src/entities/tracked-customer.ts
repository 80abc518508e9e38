import type { CustomerType } from '@saum/domain/customer-type'
import type { TrackingEnvironment } from '../environment.ts'
import { hashPersonal } from '../masking/hash-personal.ts'
import { maskPostcode } from '../masking/mask-postcode.ts'

/** Who somebody is, as they told the shop. */
export interface CustomerFacts {
  type: CustomerType
  email?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  postcode?: string | undefined
}

/** The same as advertisers may know it. */
export interface TrackedCustomer {
  customer_type: CustomerType
  email_sha256?: string
  first_name_sha256?: string
  last_name_sha256?: string
  postcode?: string
}

/** Nothing readable leaves this function. */
export async function toTrackedCustomer(
  { type, email = '', firstName = '', lastName = '', postcode = '' }: CustomerFacts,
  environment: Pick<TrackingEnvironment, 'sha256'>,
): Promise<TrackedCustomer> {
  const [mail, first, last] = await Promise.all(
    [email, firstName, lastName].map((text) => hashPersonal(text, environment)),
  )
  return {
    customer_type: type,
    ...(mail && { email_sha256: mail }),
    ...(first && { first_name_sha256: first }),
    ...(last && { last_name_sha256: last }),
    ...(postcode && { postcode: maskPostcode(postcode) }),
  }
}
