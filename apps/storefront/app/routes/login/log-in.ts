import { oauthLogin } from '@saum/contract/login'
import * as v from '@saum/schema/schema'
import { openEntrance } from '#app/server/shop-entrance.ts'
import { waitMinutesOf } from '#app/server/wait-minutes.ts'
import { refusalOf, type LoginOutcome, type LoginVisit } from './login-visit.ts'

/** Back to where somebody came from, as the customer they say they are. */
export async function logIn(visit: LoginVisit): Promise<LoginOutcome> {
  const { context, request, shop, redirectUrl } = visit
  const { email, password } = visit.typed
  const { entries } = oauthLogin.payload
  const isEmailWrong = !v.safeParse(entries.email, email).success
  const passwordFault = password === '' ? 'required' : null
  if (isEmailWrong || passwordFault !== null) {
    return refusalOf(visit, 'login', { problem: 'incomplete', isEmailWrong, passwordFault })
  }
  // Nobody has one that long: it is as wrong as any other, without being asked about.
  if (!v.safeParse(entries.password, password).success) {
    return refusalOf(visit, 'login', { problem: 'mismatch' })
  }
  const entrance = await openEntrance(context, request)
  const login = await entrance.backend.call(oauthLogin, { email, password })
  if (login.ok) return { to: await entrance.enter(redirectUrl ?? `/${shop.path}/`) }
  const { kind, problem } = login.refusal
  if (kind !== 'too-many-requests') return refusalOf(visit, 'login', { problem: 'mismatch' })
  return refusalOf(visit, 'login', { problem: 'too-many', waitMinutes: waitMinutesOf(problem) })
}
