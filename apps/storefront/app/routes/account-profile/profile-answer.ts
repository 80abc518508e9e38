import type { PersonFault } from '@saum/domain/person-rules'
import type { PasswordFault } from '#app/features/password/password-fault.ts'

export const PROFILE_INTENTS = [
  'person',
  'email',
  'verify',
  'password',
  'end-device',
  'end-others',
] as const
export type ProfileIntent = (typeof PROFILE_INTENTS)[number]

/** What a form has led to; the address of the page says it, so that a reload sends nothing twice. */
const SAYINGS = ['saved', 'email-sent', 'verify-sent', 'password', 'device', 'others'] as const
export type ProfileSaying = (typeof SAYINGS)[number]

export function parseSaying(value: string | null): ProfileSaying | null {
  return SAYINGS.find((saying) => saying === value) ?? null
}

/** What a form asked for about the person; the texts are shown again. */
export interface TypedPerson {
  firstName: string
  lastName: string
  phone: string
  birthDate: string
}

/** Why a form was not taken. */
export interface ProfileRefusal {
  intent: ProfileIntent
  problem: 'incomplete' | 'login-too-old' | 'too-many' | 'no-answer'
  person: TypedPerson
  personFaults: readonly PersonFault[]
  email: string
  emailFault: 'invalid' | 'same' | null
  /** Of the one they have. */
  passwordFault: PasswordFault | null
  /** Of the one they want. */
  newPasswordFault: PasswordFault | null
  waitMinutes: number
}

/** 422 for what can be put right, 429 for what takes time, 503 for what is not the customer's fault. */
export function statusOf({ problem }: ProfileRefusal): number {
  if (problem === 'too-many') return 429
  return problem === 'no-answer' ? 503 : 422
}
