import { data } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, contentContext, shopContext } from '#app/server/context.ts'
import { SECRET_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'
import { answerContact } from './answer-contact.ts'
import { ContactMessagePage } from './contact-message-page.tsx'
import { MessageSentPage } from './message-sent-page.tsx'

export const handle = { pageType: 'service' } satisfies RouteHandle

export function loader({ context }: Route.LoaderArgs) {
  const { locale, path } = context.get(shopContext)
  const links = context.get(contentContext).links(locale)
  const hrefOf = (page: string) => (links[page] === undefined ? null : `/${path}/${links[page]}/`)
  return { privacyHref: hrefOf('privacy'), faqHref: hrefOf('faq') }
}

/**
 * Of the form on the contact page, and of the one that shows what was wrong with it. The thanks are the
 * answer itself: at an address of their own they would thank whoever opens it. Sent once more, the same
 * words are the same message.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const answer = await answerContact(context.get(backendContext), form, new Date())
  if ('caseNumber' in answer) return data(answer, { headers: SECRET_PAGE })
  const status = answer.waitMinutes === null ? 422 : 429
  return data(answer, { status, headers: SECRET_PAGE })
}

export function headers() {
  return SECRET_PAGE
}

export default function ContactMessageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { privacyHref, faqHref } = loaderData
  if (actionData && 'caseNumber' in actionData) {
    return <MessageSentPage caseNumber={actionData.caseNumber} faqHref={faqHref} />
  }
  return (
    <ContactMessagePage
      {...(actionData && { answer: actionData })}
      privacyHref={privacyHref ?? undefined}
    />
  )
}
