import { confirmAccount } from '@saum/contract/order'
import * as v from '@saum/schema/schema'
import { openEntrance } from '#app/server/shop-entrance.ts'
import { waitMinutesOf } from '#app/server/wait-minutes.ts'
import { refusalOf, telling, type LoginOutcome, type LoginVisit } from './login-visit.ts'

/**
 * The account begins with the button behind the link. The password tells whoever asked for it from
 * whoever only has the mail.
 */
export async function confirmNewAccount(visit: LoginVisit): Promise<LoginOutcome> {
  const { context, request, redirectUrl } = visit
  const { token, password } = visit.typed
  const { entries } = confirmAccount.payload
  if (!v.safeParse(entries.token, token).success) return telling(visit, 'confirm-expired')
  if (password === '') return incomplete('required')
  if (!v.safeParse(entries.password, password).success) return incomplete('wrong')
  const entrance = await openEntrance(context, request)
  const entry = await entrance.backend.call(confirmAccount, { token, password })
  if (entry.ok) return { to: await entrance.enter(redirectUrl ?? telling(visit, 'confirmed').to) }
  const { kind, problem } = entry.refusal
  if (kind === 'invalid-token') return telling(visit, 'confirm-expired')
  if (kind === 'wrong-password') return incomplete('wrong')
  return refusalOf(visit, 'confirm', { problem: 'too-many', waitMinutes: waitMinutesOf(problem) })

  function incomplete(passwordFault: 'required' | 'wrong') {
    return refusalOf(visit, 'confirm', { problem: 'incomplete', passwordFault })
  }
}
