import { isEmail } from '@saum/domain/contact-rules'
import * as v from '@saum/schema/schema'

/** Every e-mail address that enters is read by this schema; two spellings of one address count as one. */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.check(isEmail, 'must be an email address'),
)
