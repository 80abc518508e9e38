import type { Backend } from '@saum/contract/backend'
import { unsubscribeNewsletter } from '@saum/contract/newsletter'

/** What a token of ours looks like; nothing else is worth asking about. */
const TOKEN = /^[\w.-]{1,100}$/

export async function endByForm(backend: Backend, token: unknown): Promise<boolean> {
  if (typeof token !== 'string' || !TOKEN.test(token)) return false
  return (await backend.call(unsubscribeNewsletter, { token })).ok
}
