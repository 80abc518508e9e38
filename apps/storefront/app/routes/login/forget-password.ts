import { oauthForgetPassword } from '@saum/contract/login'
import * as v from '@saum/schema/schema'
import { waitMinutesOf } from '#app/server/wait-minutes.ts'
import {
  linkBackend,
  refusalOf,
  telling,
  type LoginOutcome,
  type LoginVisit,
} from './login-visit.ts'

/** What wishes for a new password are counted over. */
const RESET_MINUTES = 60

/** The same answer for everybody; the mail goes to those who have an account. */
export async function forgetPassword(visit: LoginVisit): Promise<LoginOutcome> {
  const { redirectUrl, typed } = visit
  const { email } = typed
  if (!v.safeParse(oauthForgetPassword.payload.entries.email, email).success) {
    return refusalOf(visit, 'forgotten', { problem: 'incomplete', isEmailWrong: true })
  }
  const wish = { email, ...(redirectUrl !== null && { redirectUrl }) }
  const answer = await linkBackend(visit).call(oauthForgetPassword, wish)
  if (answer.ok) return telling(visit, 'reset-sent')
  const waitMinutes = waitMinutesOf(answer.refusal.problem, RESET_MINUTES)
  return refusalOf(visit, 'forgotten', { problem: 'too-many', waitMinutes })
}
