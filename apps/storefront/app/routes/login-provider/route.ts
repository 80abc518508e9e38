import { getExternalIdpRedirect } from '@saum/contract/login'
import { safeReturnPath } from '@saum/domain/return-path'
import { redirect } from 'react-router'
import { shopContext } from '#app/server/context.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { visitorBackend } from '#app/server/visitor-backend.ts'
import type { Route } from './+types/route.ts'

/** A link, not a form: a page may only send forms to its own origin. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const login = `/${context.get(shopContext).path}/login/`
  const returnPath = safeReturnPath(url.searchParams.get('redirectUrl'), '')
  const queryParams = returnPath === '' ? {} : { redirectUrl: returnPath }
  const begun = await visitorBackend(context).call(getExternalIdpRedirect, { queryParams })
  const [provider] = begun.ok ? Object.values(begun.value) : []
  if (provider !== undefined) return redirect(provider, { headers: PRIVATE_PAGE })
  const query = new URLSearchParams(queryParams)
  if (begun.ok) return redirect(`${login}?${query}`, { headers: PRIVATE_PAGE })
  const isTooMany = begun.refusal.kind === 'too-many-requests'
  query.set('problem', isTooMany ? 'too-many' : 'unavailable')
  return redirect(`${login}callback/?${query}`, { headers: PRIVATE_PAGE })
}
