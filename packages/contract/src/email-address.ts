import { isEmail } from '@saum/domain/contact-rules'
import * as v from '@saum/schema/schema'

/** How an issue about an address is told from others. */
export const NO_EMAIL_ADDRESS = 'must be an email address'

/** Every e-mail address that enters is read by this schema; two spellings of one address count as one. */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.check(isEmail, NO_EMAIL_ADDRESS),
)
