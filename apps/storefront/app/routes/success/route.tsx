import { redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import type { Route } from './+types/route.ts'
import { answerForm } from './answer-form.ts'
import { loadSuccess } from './load-success.ts'
import { SuccessPage } from './success-page.tsx'

export const handle = { pageType: 'confirmation' } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSuccess(context, url)
}

/** Answered with the page itself, so that a reload sends nothing twice. */
export async function action({ context, request, url }: Route.ActionArgs) {
  throw redirect(await answerForm(context, request, url), 303)
}

export default function SuccessRoute({ loaderData }: Route.ComponentProps) {
  return <SuccessPage {...loaderData} />
}
