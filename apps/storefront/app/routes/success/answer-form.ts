import { createBackend, type Backend } from '@saum/contract/backend'
import { CLIENT_KEY_HEADER } from '@saum/contract/client-key'
import { cancelOrder, createAccountFromOrder } from '@saum/contract/order'
import type { RouterContextProvider } from 'react-router'
import { newPasswordFault } from '#app/features/password/password-fault.ts'
import { scopeContext, shopContext } from '#app/server/context.ts'
import { linkPath } from '#app/server/secret-page-middleware.ts'
import { withQuery } from '#app/server/return-from.ts'
import { tokenOf } from '#app/server/token-of.ts'
import type { Saying } from './saying.ts'

type Context = Readonly<RouterContextProvider>

const PASSWORD_SAYINGS = {
  required: 'account-short',
  short: 'account-short',
  long: 'account-long',
} as const satisfies Record<string, Saying>

/** Does what a form on the page asks for and says where the page is that tells about it. */
export async function answerForm(context: Context, request: Request, url: URL): Promise<string> {
  const form = await request.formData()
  const token = tokenOf(form.get('token'))
  const back = linkPath(url)
  if (token === null) return withQuery(back, 'says', 'failed' satisfies Saying)
  try {
    switch (form.get('intent')) {
      case 'cancel':
        return withQuery(back, 'says', await cancel(backendOf(context, request), token))
      case 'account':
        return accountPart(back, await account(backendOf(context, request), token, form))
      default:
        return back
    }
  } catch (error) {
    const { services, requestId } = context.get(scopeContext)
    services.reportFault(error, requestId)
    return withQuery(back, 'says', 'failed' satisfies Saying)
  }
}

/** The form stands far below: the page opens where it is. */
function accountPart(back: string, says: Saying): string {
  const page = withQuery(back, 'says', says)
  return says === 'failed' ? page : `${page}#account`
}

async function cancel(backend: Backend, orderToken: string): Promise<Saying> {
  const answer = await backend.call(cancelOrder, { orderToken })
  if (answer.ok) return 'cancelled'
  return answer.refusal.kind === 'too-late' ? 'too-late' : 'failed'
}

async function account(backend: Backend, orderToken: string, form: FormData): Promise<Saying> {
  const password = textOf(form, 'password')
  const fault = newPasswordFault(password)
  if (fault !== null) return PASSWORD_SAYINGS[fault]
  const answer = await backend.call(createAccountFromOrder, { orderToken, password })
  if (answer.ok) return 'account-sent'
  const { kind } = answer.refusal
  if (kind === 'weak-password') return 'account-weak'
  return kind === 'too-many-requests' ? 'too-many' : 'failed'
}

/** Whoever holds the token may; the session has no part in it. */
function backendOf(context: Context, request: Request): Backend {
  const { services, requestId } = context.get(scopeContext)
  const { shopId } = context.get(shopContext)
  const clientKey = request.headers.get(CLIENT_KEY_HEADER)
  return createBackend(services.rpc, {
    shopId,
    requestId,
    ...(clientKey !== null && { clientKey }),
  })
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
