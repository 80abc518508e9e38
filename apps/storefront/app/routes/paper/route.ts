import { redirect } from 'react-router'
import { getPaper } from '@saum/contract/paper'
import { backendContext, shopContext } from '#app/server/context.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'
import { paperHeaders } from './paper-headers.ts'

/** `/de/paper/{token}/`: an invoice, a label or a receipt, for whoever holds its link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { path } = context.get(shopContext)
  const isToken = /^[\w.~-]{1,512}$/.test(params.token)
  const paper = isToken
    ? await context.get(backendContext).call(getPaper, { token: params.token })
    : null
  // Links to papers live for hours; the mail they came with has them for ever.
  if (!paper?.ok) {
    return redirect(`/${path}/order-trackform/?says=dead-paper`, {
      status: 303,
      headers: PRIVATE_PAGE,
    })
  }
  const { fileName, contentType, base64 } = paper.value
  return new Response(Buffer.from(base64, 'base64'), {
    headers: paperHeaders(fileName, contentType),
  })
}
