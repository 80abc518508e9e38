import { redirect } from 'react-router'
import { TOPICS_SAYING } from '#app/features/newsletter/topics-saying.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { shopContext } from '#app/server/context.ts'
import { customerBackend } from '#app/server/customer-backend.ts'
import { returnFrom, withQuery } from '#app/server/return-from.ts'
import type { Route } from './+types/route.ts'
import { updateTopics } from './update-topics.ts'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

/** There is no page of its own. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(`/${context.get(shopContext).path}/account/data/`)
}

/** Where the form of topics is sent to, from whatever page it is on. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const saying = await updateTopics(customerBackend(context), form)
  const page = returnFrom(form, request, `/${context.get(shopContext).path}/account/data/`)
  return redirect(`${withQuery(page, TOPICS_SAYING, saying)}#newsletter`, 303)
}
