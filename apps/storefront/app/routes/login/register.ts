import { oauthRegister } from '@saum/contract/login'
import * as v from '@saum/schema/schema'
import { newPasswordFault } from '#app/features/password/password-fault.ts'
import { waitMinutesOf } from '#app/server/wait-minutes.ts'
import {
  linkBackend,
  refusalOf,
  telling,
  type LoginOutcome,
  type LoginVisit,
} from './login-visit.ts'

/** What registrations from one network are counted over. */
const REGISTER_MINUTES = 60

/** A mail is on its way, whoever the address belongs to: nobody learns here whether there is an account. */
export async function register(visit: LoginVisit): Promise<LoginOutcome> {
  const { redirectUrl, wantsNewsletter } = visit
  const { email, password } = visit.typed
  const { entries } = oauthRegister.payload
  const isEmailWrong = !v.safeParse(entries.email, email).success
  const passwordFault = newPasswordFault(password)
  if (isEmailWrong || passwordFault !== null) {
    return refusalOf(visit, 'register', { problem: 'incomplete', isEmailWrong, passwordFault })
  }
  const answer = await linkBackend(visit).call(oauthRegister, {
    email,
    password,
    wantsNewsletter,
    ...(redirectUrl !== null && { redirectUrl }),
  })
  if (answer.ok) return telling(visit, 'registered')
  const { kind, problem } = answer.refusal
  if (kind === 'weak-password') {
    return refusalOf(visit, 'register', { problem: 'incomplete', passwordFault: 'weak' })
  }
  const waitMinutes = waitMinutesOf(problem, REGISTER_MINUTES)
  return refusalOf(visit, 'register', { problem: 'too-many', waitMinutes })
}
