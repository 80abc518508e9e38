import { safeReturnPath } from '@saum/domain/return-path'
import { data, redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { scopeContext, shopContext } from '#app/server/context.ts'
import { SECRET_PAGE } from '#app/server/page-cache-headers.ts'
import { openEntrance } from '#app/server/shop-entrance.ts'
import type { Route } from './+types/route.ts'
import { problemIn, STATUS_OF } from './sign-in-problem.ts'
import { SignInProblemPage } from './sign-in-problem-page.tsx'
import { signIn } from './sign-in.ts'

export const handle = { pageType: 'signin_page' } satisfies RouteHandle

/**
 * The provider sends browsers here. Whatever comes of it has an address without the code, so that nobody
 * finds one in a history and loading it again asks for nothing.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { path } = context.get(shopContext)
  if (url.searchParams.has('state')) {
    const entrance = await openEntrance(context, request)
    const { problem, returnPath } = await signIn(entrance.backend, url.searchParams)
    if (problem === null) {
      const to = await entrance.enter(returnPath ?? `/${path}/`)
      throw redirect(to, { status: 303, headers: SECRET_PAGE })
    }
    const query = new URLSearchParams({ problem })
    if (returnPath !== null) query.set('redirectUrl', returnPath)
    throw redirect(`/${path}/login/callback/?${query}`, { status: 303, headers: SECRET_PAGE })
  }
  const problem = problemIn(url.searchParams)
  const returnPath = safeReturnPath(url.searchParams.get('redirectUrl'), '')
  const { loginProvider } = context.get(scopeContext).services.settings
  const facts = { problem, returnPath, provider: loginProvider ?? '' }
  return data(facts, { status: STATUS_OF[problem] })
}

export default function LoginCallbackRoute({ loaderData }: Route.ComponentProps) {
  return <SignInProblemPage {...loaderData} />
}
