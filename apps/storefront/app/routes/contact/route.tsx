import { data, redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, contentContext, shopContext } from '#app/server/context.ts'
import { SECRET_PAGE } from '#app/server/page-cache-headers.ts'
import type { Route } from './+types/route.ts'
import { answerContact } from './answer-contact.ts'
import { ContactMessagePage } from './contact-message-page.tsx'
import { MessageSentPage } from './message-sent-page.tsx'
import { readForm } from './read-form.ts'

export const handle = { pageType: 'service' } satisfies RouteHandle

const CASE_NUMBER = /^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, path } = context.get(shopContext)
  const links = context.get(contentContext).links(locale)
  const hrefOf = (page: string) => (links[page] === undefined ? null : `/${path}/${links[page]}/`)
  const caseNumber = url.searchParams.get('case') ?? ''
  return {
    isSent: url.searchParams.has('sent'),
    caseNumber: CASE_NUMBER.test(caseNumber) ? caseNumber : null,
    privacyHref: hrefOf('privacy'),
    faqHref: hrefOf('faq'),
  }
}

/** Of the form on the contact page, and of the one that shows what was wrong with it. */
export async function action({ context, request }: Route.ActionArgs) {
  const { path } = context.get(shopContext)
  const form = await readForm(request)
  const answer = await answerContact(context.get(backendContext), form, new Date())
  if ('caseNumber' in answer) {
    const query = answer.caseNumber === null ? 'sent' : `sent&case=${answer.caseNumber}`
    throw redirect(`/${path}/contact-message/?${query}`, 303)
  }
  const status = answer.waitMinutes === null ? 422 : 429
  return data(answer, { status, headers: SECRET_PAGE })
}

export function headers() {
  return SECRET_PAGE
}

export default function ContactMessageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, caseNumber, privacyHref, faqHref } = loaderData
  if (isSent && !actionData) return <MessageSentPage caseNumber={caseNumber} faqHref={faqHref} />
  return (
    <ContactMessagePage
      {...(actionData && { answer: actionData })}
      privacyHref={privacyHref ?? undefined}
    />
  )
}
