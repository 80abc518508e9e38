import type { Backend } from '@saum/contract/backend'
import { confirmNewsletter } from '@saum/contract/newsletter'

/** What a token of ours looks like; nothing else is worth asking about. */
const TOKEN = /^[\w-]{1,100}$/

export async function confirmByForm(backend: Backend, form: FormData): Promise<boolean> {
  const token = form.get('token')
  if (typeof token !== 'string' || !TOKEN.test(token)) return false
  return (await backend.call(confirmNewsletter, { token })).ok
}
