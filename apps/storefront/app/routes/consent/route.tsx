import { safeReturnPath } from '@saum/domain/return-path'
import { data, redirect } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { backendContext, contentContext, scopeContext, shopContext } from '#app/server/context.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { tryPart } from '#app/server/try-part.ts'
import type { Route } from './+types/route.ts'
import { answerConsent } from './answer-consent.ts'
import { ConsentPage } from './consent-page.tsx'
import { loadMeasured, readConsentView } from './load-consent.ts'

export const handle = { pageType: 'service' } satisfies RouteHandle

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { settings } = context.get(scopeContext)
  const { locale, path } = context.get(shopContext)
  const links = context.get(contentContext).links(locale)
  const hrefOf = (page: string) => (links[page] === undefined ? null : `/${path}/${links[page]}/`)
  const view = readConsentView(request.headers, settings.tracking.services, Date.now())
  const backend = context.get(backendContext)
  const { searchParams } = url
  return {
    ...view,
    measured: await tryPart(context, () => loadMeasured(backend, request.headers, view)),
    says: searchParams.get('says'),
    returnTo: safeReturnPath(searchParams.get('returnTo'), ''),
    privacyHref: hrefOf('privacy'),
    cookiesHref: hrefOf('cookies'),
  }
}

/** For the form of the page and for the dialog of every other one, which only looks at the status. */
export async function action({ context, request }: Route.ActionArgs) {
  const { settings, services, requestId } = context.get(scopeContext)
  const form = await request.formData()
  const outcome = await answerConsent({
    backend: context.get(backendContext),
    form,
    headers: request.headers,
    offered: settings.tracking.services,
    isSecure: settings.publicOrigin.startsWith('https:'),
    now: Date.now(),
    newId: () => crypto.randomUUID(),
    reportFault: (error) => services.reportFault(error, requestId),
  })
  const answerHeaders = new Headers(PRIVATE_PAGE)
  for (const cookie of outcome.cookies) answerHeaders.append('set-cookie', cookie)
  if (!outcome.isKept) return data({ isKept: false }, { status: 503, headers: answerHeaders })
  throw redirect(targetOf(form, context.get(shopContext).path, outcome.isForgotten), {
    status: 303,
    headers: answerHeaders,
  })
}

function targetOf(form: FormData, shopPath: string, isForgotten: boolean): string {
  const own = `/${shopPath}/consent/`
  if (!isForgotten) return `${own}?says=not-forgotten`
  const asked = form.get('returnTo')
  return safeReturnPath(typeof asked === 'string' ? asked : null, `${own}?says=saved`)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : PRIVATE_PAGE
}

export default function ConsentRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ConsentPage {...loaderData} hasFailed={actionData?.isKept === false} />
}
