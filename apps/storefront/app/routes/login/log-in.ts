import type { Backend } from '@saum/contract/backend'
import { oauthLogin } from '@saum/contract/login'
import * as v from '@saum/schema/schema'

export interface LoginRefusal {
  /** `mismatch` tells nobody whether there is such an account. */
  problem: 'mismatch' | 'too-many' | 'incomplete'
  /** As it was typed, to be corrected rather than typed again. */
  email: string
  isEmailWrong: boolean
  isPasswordMissing: boolean
}

/** What the form leads to; `null` once somebody is logged in. */
export async function logIn(backend: Backend, form: FormData): Promise<LoginRefusal | null> {
  const email = textOf(form, 'email')
  const password = textOf(form, 'password')
  const { entries } = oauthLogin.payload
  const isEmailWrong = !v.safeParse(entries.email, email).success
  const isPasswordMissing = password === ''
  const typed = { email: email.slice(0, 254), isEmailWrong, isPasswordMissing }
  if (isEmailWrong || isPasswordMissing) return { ...typed, problem: 'incomplete' }
  // Nobody has one that long: it is as wrong as any other, without being asked about.
  if (!v.safeParse(entries.password, password).success) return { ...typed, problem: 'mismatch' }
  const login = await backend.call(oauthLogin, { email, password })
  if (login.ok) return null
  const isTooMany = login.refusal.kind === 'too-many-requests'
  return { ...typed, problem: isTooMany ? 'too-many' : 'mismatch' }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
