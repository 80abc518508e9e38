import { emailAddress } from '@saum/contract/email-address'
import * as v from '@saum/schema/schema'

/** Somebody the provider knows. */
export interface VouchedPerson {
  /** Unlike the address it never becomes somebody else's. */
  subject: string
  /** `null` where the provider tells none that could be one. */
  email: string | null
  isEmailVerified: boolean
  /** Empty where they are not told. */
  firstName: string
  lastName: string
}

const MAX_NAME = 100

const subjectClaim = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255))
const emailClaim = v.fallback(v.nullable(emailAddress), null)
/** Shown and written in mails: without signs nobody can type. */
const nameClaim = v.fallback(
  v.pipe(
    v.string(),
    v.transform((name) =>
      name
        .replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, MAX_NAME),
    ),
  ),
  '',
)

/** What is taken over of what a provider says; everything else is left alone. */
export function readPerson(claims: Readonly<Record<string, unknown>>): VouchedPerson {
  return {
    subject: v.parse(subjectClaim, claims['sub']),
    email: v.parse(emailClaim, claims['email']),
    isEmailVerified: claims['email_verified'] === true,
    firstName: v.parse(nameClaim, claims['given_name']),
    lastName: v.parse(nameClaim, claims['family_name']),
  }
}
