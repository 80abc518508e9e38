import { updatePassword } from '@saum/contract/user'
import { newPasswordFault as faultOf } from '#app/features/password/password-fault.ts'
import { loginInstead } from '#app/server/customer-backend.ts'
import { enteringVisitor } from '#app/server/entering-visitor.ts'
import { waitMinutesOf } from '#app/server/wait-minutes.ts'
import { refusalOf, type ProfileOutcome, type ProfileVisit } from './profile-visit.ts'

/** The shop reads no more of a password. */
const MAX_LENGTH = 200

/** This browser goes on under another session; all others are logged out. */
export async function changePassword(visit: ProfileVisit): Promise<ProfileOutcome> {
  const { context, request, password: oldPassword, newPassword } = visit
  const passwordFault = oldFaultOf(oldPassword)
  const newPasswordFault = faultOf(newPassword)
  if (passwordFault !== null || newPasswordFault !== null) {
    return refusalOf(visit, { problem: 'incomplete', passwordFault, newPasswordFault })
  }
  const entering = enteringVisitor(context, request)
  const answer = await entering.backend.call(updatePassword, { oldPassword, newPassword })
  if (answer.ok) {
    entering.enter()
    return { says: 'password' }
  }
  const { kind, problem } = answer.refusal
  switch (kind) {
    case 'wrong-password':
      return refusalOf(visit, { problem: 'incomplete', passwordFault: 'wrong' })
    case 'weak-password':
      return refusalOf(visit, { problem: 'incomplete', newPasswordFault: 'weak' })
    case 'too-many-requests':
      return refusalOf(visit, { problem: 'too-many', waitMinutes: waitMinutesOf(problem) })
    default:
      throw loginInstead(context)
  }
}

function oldFaultOf(password: string): 'required' | 'wrong' | null {
  if (password === '') return 'required'
  return password.length > MAX_LENGTH ? 'wrong' : null
}
