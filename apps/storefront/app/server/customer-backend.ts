import type { Backend } from '@saum/contract/backend'
import type { User } from '@saum/contract/user'
import { redirect, type RouterContextProvider } from 'react-router'
import { loginPathContext, shopContext, visitorContext } from './context.ts'
import { PRIVATE_PAGE } from './page-cache-headers.ts'
import { knownVisitorBackend } from './visitor-backend.ts'

type Context = Readonly<RouterContextProvider>

/** What the shop says to somebody who is no customer, or was one until a moment ago. */
const LOGGED_OUT: ReadonlySet<string> = new Set(['no-session', 'not-logged-in'])

/**
 * The shop service for the customer of a protected page. Who has been logged out between the guard and
 * the call is sent to the login, with the way back.
 */
export function customerBackend(context: Context): Backend {
  const backend = knownVisitorBackend(context)
  if (backend === null) throw loginInstead(context)
  return {
    async call(call, payload) {
      const answer = await backend.call(call, payload)
      if (!answer.ok && LOGGED_OUT.has(answer.refusal.kind)) throw loginInstead(context)
      return answer
    },
  }
}

/** The customer the guard has let in. */
export function customerOf(context: Context): User {
  const user = context.get(visitorContext)
  if (user === null) throw loginInstead(context)
  return user
}

/** 303: what was sent to a page is not sent to the login. */
export function loginInstead(context: Context): Response {
  const path = context.get(loginPathContext) ?? `/${context.get(shopContext).path}/login/`
  return redirect(path, { status: 303, headers: PRIVATE_PAGE })
}
