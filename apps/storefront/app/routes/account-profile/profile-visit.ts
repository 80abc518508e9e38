import type { RouterContextProvider } from 'react-router'
import type { ProfileIntent, ProfileRefusal, ProfileSaying, TypedPerson } from './profile-answer.ts'

/** A form of the page on its way to an answer. */
export interface ProfileVisit {
  context: Readonly<RouterContextProvider>
  request: Request
  intent: ProfileIntent
  person: TypedPerson
  email: string
  /** Which device is to be logged out. */
  device: string
  password: string
  newPassword: string
}

/** It was done, or the page is shown again with what is to be put right. */
export type ProfileOutcome = { says: ProfileSaying } | ProfileRefusal

/** Nothing wrong yet; each answer adds its own. */
export function refusalOf(
  { intent, person, email }: ProfileVisit,
  fault: Partial<ProfileRefusal> & Pick<ProfileRefusal, 'problem'>,
): ProfileRefusal {
  return {
    intent,
    person,
    personFaults: [],
    email: email.slice(0, MAX_EMAIL_LENGTH),
    emailFault: null,
    passwordFault: null,
    newPasswordFault: null,
    waitMinutes: 0,
    ...fault,
  }
}

const MAX_EMAIL_LENGTH = 254
