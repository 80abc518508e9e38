import type { SavedAddress } from '@saum/contract/address'
import { deleteAddress, getShopUserAddresses, setDefaultAddress } from '@saum/contract/address-book'
import { countriesOf, hasLockers } from '@saum/domain/address-rules'
import { data, redirect, type RouterContextProvider } from 'react-router'
import type { AddressSaying } from '#app/features/account/address-sayings.ts'
import type { RouteHandle } from '#app/navigation/route-handle.ts'
import { pageNotFound } from '#app/navigation/route-params.ts'
import { shopContext } from '#app/server/context.ts'
import { customerBackend, customerOf } from '#app/server/customer-backend.ts'
import { PRIVATE_PAGE } from '#app/server/page-cache-headers.ts'
import { countryName } from '#app/ui/address-lines.ts'
import type { Route } from './+types/route.ts'
import { AddressPage } from './address-page.tsx'
import { answerAddress } from './answer-address.ts'
import { emptyAddress, toTypedAddress } from './typed-address.ts'

export const handle = { pageType: 'my_account', protected: true } satisfies RouteHandle

type Context = Readonly<RouterContextProvider>

/** `?id=` is one of the customer's own; without it a new one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const known = await findAddress(context, url.searchParams.get('id'))
  const countries = countriesOf(shop)
    .map((value) => ({ value, label: countryName(value, shop.locale) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, shop.locale))
  return {
    id: known?.id ?? null,
    typed: known ? toTypedAddress(known) : emptyAddress(shop, customerOf(context)),
    isDefault: known?.isDefault ?? { billing: false, shipping: false },
    countries,
    hasLockers: hasLockers(shop),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = form.get('intent')
  const backend = customerBackend(context)
  const id = idOf(form.get('id'))
  if (intent === 'delete') {
    const deleted = await backend.call(deleteAddress, { id: id ?? 0 })
    throw toProfile(context, deleted.ok ? 'deleted' : (deleted.refusal.kind as AddressSaying))
  }
  if (intent === 'default') {
    const type = form.get('type') === 'billing' ? 'billing' : 'shipping'
    const chosen = await backend.call(setDefaultAddress, { id: id ?? 0, type })
    throw toProfile(context, chosen.ok ? 'default-set' : (chosen.refusal.kind as AddressSaying))
  }
  const known = await findAddress(context, form.get('id'))
  const answer = await answerAddress(backend, { shop: context.get(shopContext), form, known })
  if (typeof answer === 'string') throw toProfile(context, answer)
  return data(answer, { status: 422, headers: PRIVATE_PAGE })
}

/** Whose it is decides: one of somebody else is as unknown as one that never was. */
async function findAddress(
  context: Context,
  text: FormDataEntryValue | null,
): Promise<SavedAddress | null> {
  if (text === null || text === '') return null
  const id = idOf(text)
  const found = id === null ? null : await customerBackend(context).call(getShopUserAddresses, {})
  const known = found?.ok ? found.value.find((address) => address.id === id) : undefined
  if (known === undefined) throw pageNotFound('address')
  return known
}

function idOf(text: FormDataEntryValue | null): number | null {
  const id = typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : NaN
  return Number.isSafeInteger(id) ? id : null
}

function toProfile(context: Context, says: AddressSaying): Response {
  const { path } = context.get(shopContext)
  return redirect(`/${path}/account/profile-details/?address=${says}#addresses`, 303)
}

export default function AccountAddressRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressPage {...loaderData} answer={actionData ?? null} />
}
