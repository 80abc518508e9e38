import { updatePasswordByHash } from '@saum/contract/login'
import * as v from '@saum/schema/schema'
import { newPasswordFault } from '#app/features/password/password-fault.ts'
import { openEntrance } from '#app/server/shop-entrance.ts'
import { waitMinutesOf } from '#app/server/wait-minutes.ts'
import { loginPathOf } from './login-path.ts'
import { refusalOf, telling, type LoginOutcome, type LoginVisit } from './login-visit.ts'

/** A new password by the link of a mail: logged in with it, and nowhere else any more. */
export async function setPassword(visit: LoginVisit): Promise<LoginOutcome> {
  const { context, request, shop, redirectUrl } = visit
  const { token: hash, password } = visit.typed
  const { entries } = updatePasswordByHash.payload
  if (!v.safeParse(entries.hash, hash).success) return expired()
  const passwordFault = newPasswordFault(password)
  if (passwordFault !== null) {
    return refusalOf(visit, 'password', { problem: 'incomplete', passwordFault })
  }
  const entrance = await openEntrance(context, request)
  const entry = await entrance.backend.call(updatePasswordByHash, { hash, password })
  if (entry.ok) return { to: await entrance.enter(telling(visit, 'password-set').to) }
  const { kind, problem } = entry.refusal
  if (kind === 'link-expired') return expired()
  if (kind === 'weak-password') {
    return refusalOf(visit, 'password', { problem: 'incomplete', passwordFault: 'weak' })
  }
  return refusalOf(visit, 'password', { problem: 'too-many', waitMinutes: waitMinutesOf(problem) })

  /** Straight to where the next one is asked for, which says what became of this one. */
  function expired() {
    return { to: loginPathOf(shop, { forgotten: 'true', says: 'link-expired' }, redirectUrl) }
  }
}
