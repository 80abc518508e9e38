import { safeReturnPath } from '@saum/domain/return-path'
import { data, redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { shopContext } from '#app/server/context.ts'
import { enteringVisitor } from '#app/server/entering-visitor.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'
import { logIn } from './log-in.ts'
import { LoginPage } from './login-page.tsx'
import { loginReasonOf } from './login-reason.ts'

export const handle = { pageType: 'signin_page' } satisfies RouteHandle

export function loader({ url, context }: Route.LoaderArgs) {
  const { path } = context.get(shopContext)
  const returnPath = safeReturnPath(url.searchParams.get('redirectUrl'), `/${path}/`)
  return { returnPath, reason: loginReasonOf(returnPath) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { path } = context.get(shopContext)
  const entering = enteringVisitor(context, request)
  const refusal = await logIn(entering.backend, await request.formData())
  if (refusal) return data(refusal, { status: refusal.problem === 'too-many' ? 429 : 422 })
  entering.enter()
  throw redirect(safeReturnPath(url.searchParams.get('redirectUrl'), `/${path}/`), 303)
}

export function headers() {
  return PRIVATE_PAGE
}

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} refusal={actionData ?? null} />
}
