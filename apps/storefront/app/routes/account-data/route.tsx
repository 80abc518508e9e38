import { getNewsletter, type OwnNewsletter } from '@saum/contract/newsletter'
import { data, redirect, type RouterContextProvider } from 'react-router'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { contentContext, scopeContext, shopContext } from '#app/server/context.ts'
import { customerBackend, customerOf } from '#app/server/customer-backend.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { tryPart } from '#app/server/try-part.ts'
import type { Route } from './+types/route.ts'
import { DataPage } from './data-page.tsx'
import { deleteOwnAccount } from './delete-own-account.ts'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

type Context = Readonly<RouterContextProvider>

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    letters: await tryPart(context, () => loadLetters(context)),
    hasPassword: hasPassword(context),
    privacyHref: pageHref(context, 'privacy'),
    isTooMany: url.searchParams.get('says') === 'too-many',
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const { path } = context.get(shopContext)
  const refusal = await deleteOwnAccount(customerBackend(context), form, {
    hasPassword: hasPassword(context),
  })
  if (refusal) return data(refusal, { status: 422, headers: PRIVATE_PAGE })
  context.get(scopeContext).session.end()
  // Without a mark of its own the next page would keep that of the form, which is not there.
  throw redirect(`/${path}/login/?says=account-deleted#`, { status: 303, headers: PRIVATE_PAGE })
}

async function loadLetters(context: Context): Promise<OwnNewsletter | null> {
  const found = await customerBackend(context).call(getNewsletter, {})
  return found.ok ? found.value : null
}

function hasPassword(context: Context): boolean {
  return customerOf(context).authentication.type === 'password'
}

function pageHref(context: Context, page: string): string | null {
  const { locale, path } = context.get(shopContext)
  const slug = context.get(contentContext).links(locale)[page]
  return slug === undefined ? null : `/${path}/${slug}/`
}

export default function AccountDataRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <DataPage {...loaderData} refusal={actionData ?? null} />
}
