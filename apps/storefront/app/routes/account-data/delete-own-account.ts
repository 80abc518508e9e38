import { deleteAccount } from '@saum/contract/account'
import type { Backend } from '@saum/contract/backend'
import { waitMinutesOf } from '#app/server/wait-minutes.ts'

/** Why the account is still there. */
export type DeletionRefusal =
  | { kind: 'no-password' | 'wrong-password' | 'login-too-old' }
  | { kind: 'too-many-requests'; waitMinutes: number }

/** More than any password takes; the shop would not even look at it. */
const MAX_TYPED = 200

/** `null`: it is gone. Customers without a password of ours are not asked for one. */
export async function deleteOwnAccount(
  backend: Backend,
  form: FormData,
  { hasPassword }: { hasPassword: boolean },
): Promise<DeletionRefusal | null> {
  const typed = form.get('password')
  const password = typeof typed === 'string' ? typed : ''
  if (hasPassword && password === '') return { kind: 'no-password' }
  if (password.length > MAX_TYPED) return { kind: 'wrong-password' }
  const deleted = await backend.call(deleteAccount, { password })
  if (deleted.ok) return null
  const { kind, problem } = deleted.refusal
  if (kind === 'too-many-requests') return { kind, waitMinutes: waitMinutesOf(problem) }
  return { kind: kind === 'login-too-old' ? kind : 'wrong-password' }
}
