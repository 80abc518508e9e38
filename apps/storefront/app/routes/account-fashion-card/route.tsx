import { countriesOf } from '@saum/domain/address-rules'
import { data, redirect } from 'react-router'
import { parsePageNumber } from '#app/features/catalog/page-number.ts'
import { COPY_HEADER } from '#app/features/fashion-card/kept-card.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { shopContext } from '#app/server/context.ts'
import { customerBackend, customerOf } from '#app/server/customer-backend.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { tryPart } from '#app/server/try-part.ts'
import { countryName } from '#app/ui/address-lines.ts'
import type { Route } from './+types/route.ts'
import { answerCard } from './answer-card.ts'
import { CardPage } from './card-page.tsx'
import { readSaying } from './card-says.ts'
import { loadCard } from './load-card.ts'
import { knownHolder } from './typed-holder.ts'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const user = customerOf(context)
  const facts = await loadCard({
    backend: customerBackend(context),
    user,
    page: parsePageNumber(url.searchParams.get('page')),
    isCopy: request.headers.has(COPY_HEADER),
    tryPart: (load) => tryPart(context, load),
  })
  return {
    ...facts,
    says: readSaying(url.searchParams.get('says')),
    known: knownHolder(user, shop.country),
    countries: countriesOf(shop).map((value) => ({
      value,
      label: countryName(value, shop.locale),
    })),
    // One exchange per page that was opened, however often its button is pressed.
    requestKey: crypto.randomUUID(),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const form = await request.formData()
  const backend = customerBackend(context)
  const answer =
    (await tryPart(context, () => answerCard(backend, { shop, form }))) ?? ('failed' as const)
  if (typeof answer !== 'string') return data(answer, { status: 422, headers: PRIVATE_PAGE })
  throw redirect(`/${shop.path}/account/fashion-card/?says=${answer}`, 303)
}

export default function AccountFashionCardRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CardPage {...loaderData} answer={actionData ?? null} />
}
