import { hasPasswordLength } from '@saum/domain/password-rules'
import { isCommonPassword } from './common-passwords.ts'

/** What a new password has to be: long enough, and not what everybody would try first. */
export function isAcceptablePassword(password: string, email: string): boolean {
  return hasPasswordLength(password) && !isCommonPassword(password, email)
}
