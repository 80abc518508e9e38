import { exportAccountData } from '@saum/contract/account'
import { redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { shopContext } from '#app/server/context.ts'
import { customerBackend } from '#app/server/customer-backend.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

/** Everything we know of the customer, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const exported = await customerBackend(context).call(exportAccountData, {})
  if (!exported.ok) {
    const data = `/${context.get(shopContext).path}/account/data/`
    return redirect(`${data}?says=too-many`, { status: 303, headers: PRIVATE_PAGE })
  }
  const { fileName, json } = exported.value
  return new Response(json, {
    headers: {
      ...PRIVATE_PAGE,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName.replaceAll(/[^\w.-]/g, '_')}"`,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  })
}
