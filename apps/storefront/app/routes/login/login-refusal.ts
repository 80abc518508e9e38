import type { PasswordFault } from '#app/features/password/password-fault.ts'

export const LOGIN_INTENTS = [
  'login',
  'register',
  'forgotten',
  'password',
  'confirm',
  'verify',
  'email',
  'revoke',
] as const
export type LoginIntent = (typeof LOGIN_INTENTS)[number]

/** Why a form of the page was not taken. What was typed is there again, but for the password. */
export interface LoginRefusal {
  intent: LoginIntent
  /** `mismatch` tells nobody whether there is such an account. */
  problem: 'incomplete' | 'mismatch' | 'too-many' | 'no-answer'
  email: string
  isEmailWrong: boolean
  passwordFault: PasswordFault | null
  wantsNewsletter: boolean
  /** How long somebody has to wait who has tried too often. */
  waitMinutes: number
}

/** 422 for what can be put right, 429 for what takes time, 503 for what is not the customer's fault. */
export function statusOf({ problem }: LoginRefusal): number {
  if (problem === 'too-many') return 429
  return problem === 'no-answer' ? 503 : 422
}
