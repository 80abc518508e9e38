import { oauthRevokeToken } from '@saum/contract/login'
import type { RouterContextProvider } from 'react-router'
import { scopeContext } from '#app/server/context.ts'
import { knownVisitorBackend } from '#app/server/visitor-backend.ts'

/**
 * The session ends, here and in the shop. Who was not logged in keeps theirs, with the basket in it. Where
 * the shop does not answer the browser forgets it all the same.
 */
export async function logOut(context: Readonly<RouterContextProvider>): Promise<void> {
  const { services, session, requestId } = context.get(scopeContext)
  try {
    const answer = await knownVisitorBackend(context)?.call(oauthRevokeToken, {})
    if (answer?.ok) session.end()
  } catch (error) {
    services.reportFault(error, requestId)
    session.end()
  }
}
