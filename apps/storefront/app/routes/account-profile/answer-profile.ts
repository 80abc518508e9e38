import type { RouterContextProvider } from 'react-router'
import { scopeContext } from '#app/server/context.ts'
import { typedFields } from '#app/server/field-faults.ts'
import { changeEmail, requestVerification } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { endDevice, endOthers } from './end-devices.ts'
import { PROFILE_INTENTS, type ProfileIntent } from './profile-answer.ts'
import { refusalOf, type ProfileOutcome, type ProfileVisit } from './profile-visit.ts'
import { savePerson } from './save-person.ts'

const ANSWERS: Readonly<Record<ProfileIntent, (visit: ProfileVisit) => Promise<ProfileOutcome>>> = {
  person: savePerson,
  email: changeEmail,
  verify: requestVerification,
  password: changePassword,
  'end-device': endDevice,
  'end-others': endOthers,
}

/** Does what a form of the page asks for. What was typed is not lost when the shop does not answer. */
export async function answerProfile(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<ProfileOutcome | null> {
  const form = await request.formData()
  const wanted = form.get('intent')
  const intent = PROFILE_INTENTS.find((known) => known === wanted)
  if (intent === undefined) return null
  const visit: ProfileVisit = {
    context,
    request,
    intent,
    person: typedFields(form, ['firstName', 'lastName', 'phone', 'birthDate']),
    ...typedFields(form, ['email', 'device']),
    password: passwordIn(form, 'password'),
    newPassword: passwordIn(form, 'newPassword'),
  }
  try {
    return await ANSWERS[intent](visit)
  } catch (error) {
    // Who was logged out meanwhile is on the way to the login.
    if (error instanceof Response) throw error
    const { services, requestId } = context.get(scopeContext)
    services.reportFault(error, requestId)
    return refusalOf(visit, { problem: 'no-answer' })
  }
}

/** As it is: a password may be made of anything. */
function passwordIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
