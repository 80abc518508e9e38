import { data, redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'
import { answerLogin } from './answer-login.ts'
import { loadLogin } from './load-login.ts'
import { LoginPage } from './login-page.tsx'
import { statusOf } from './login-refusal.ts'

export const handle = { pageType: 'signin_page' } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  return loadLogin(context, url)
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const outcome = await answerLogin(context, request, url)
  if ('to' in outcome) throw redirect(outcome.to, { status: 303, headers: PRIVATE_PAGE })
  return data(outcome, { status: statusOf(outcome) })
}

export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} refusal={actionData ?? null} />
}
