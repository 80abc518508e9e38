import { requestEmailChange, requestEmailVerification } from '@saum/contract/user'
import * as v from '@saum/schema/schema'
import { customerBackend, customerOf } from '#app/server/customer-backend.ts'
import { waitMinutesOf } from '#app/server/wait-minutes.ts'
import { refusalOf, type ProfileOutcome, type ProfileVisit } from './profile-visit.ts'

/** What wishes for a mail are counted over. */
const MAIL_MINUTES = 60

/** Counts once the mail to the new address was answered. Whether it is somebody else's is not told here. */
export async function changeEmail(visit: ProfileVisit): Promise<ProfileOutcome> {
  const { context, email, password } = visit
  const user = customerOf(context)
  const { entries } = requestEmailChange.payload
  const parsed = v.safeParse(entries.email, email)
  const emailFault = parsed.success ? (parsed.output === user.email ? 'same' : null) : 'invalid'
  const isAsked = user.authentication.type === 'password'
  const passwordFault = isAsked && password === '' ? 'required' : null
  if (emailFault !== null || passwordFault !== null) {
    return refusalOf(visit, { problem: 'incomplete', emailFault, passwordFault })
  }
  // Nobody has one that long.
  if (!v.safeParse(entries.password, password).success) return wrongPassword(visit)
  const answer = await customerBackend(context).call(requestEmailChange, { email, password })
  if (answer.ok) return { says: 'email-sent' }
  const { kind, problem } = answer.refusal
  if (kind === 'wrong-password') return wrongPassword(visit)
  if (kind === 'login-too-old') return refusalOf(visit, { problem: kind })
  return refusalOf(visit, {
    problem: 'too-many',
    waitMinutes: waitMinutesOf(problem, MAIL_MINUTES),
  })
}

/** For customers whose address nobody has proven yet. */
export async function requestVerification(visit: ProfileVisit): Promise<ProfileOutcome> {
  const answer = await customerBackend(visit.context).call(requestEmailVerification, {})
  if (answer.ok) return { says: 'verify-sent' }
  const waitMinutes = waitMinutesOf(answer.refusal.problem, MAIL_MINUTES)
  return refusalOf(visit, { problem: 'too-many', waitMinutes })
}

function wrongPassword(visit: ProfileVisit): ProfileOutcome {
  return refusalOf(visit, { problem: 'incomplete', passwordFault: 'wrong' })
}
