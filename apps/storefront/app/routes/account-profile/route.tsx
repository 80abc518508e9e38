import { data, redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { withQuery } from '#app/server/return-from.ts'
import type { Route } from './+types/route.ts'
import { answerProfile } from './answer-profile.ts'
import { loadProfile } from './load-profile.ts'
import { statusOf } from './profile-answer.ts'
import { ProfilePage } from './profile-page.tsx'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProfile(context, url)
}

/** Answered with the page itself, so that a reload sends nothing twice. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const outcome = await answerProfile(context, request)
  if (outcome && !('says' in outcome)) return data(outcome, { status: statusOf(outcome) })
  const to = outcome ? withQuery(url.pathname, 'says', outcome.says) : url.pathname
  throw redirect(to, { status: 303, headers: PRIVATE_PAGE })
}

export default function AccountProfileRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} refusal={actionData ?? null} />
}
