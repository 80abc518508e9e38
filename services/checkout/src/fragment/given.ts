import type { AddressInput } from '@saum/contract/address'
import type { CheckoutStep } from '@saum/contract/checkout'
import { isLocker } from '@saum/domain/address-rules'
import { attributes, html, type Html } from '../markup.ts'
import type { ShopText } from '../shop-text.ts'
import { chosenOption, deliveryDays, optionName } from './delivery-words.ts'
import { paymentName } from './payment-options.ts'
import { pageAddress, type FragmentView } from './view.ts'

interface Given {
  name: string
  lines: readonly string[]
  step: CheckoutStep
}

/** What was entered, each with the way back to it. */
export function givenList(
  { text, shop }: FragmentView,
  given: readonly Given[],
  isStacked = false,
): Html {
  return html`<dl${attributes({ 'data-part': 'given', 'data-stacked': isStacked })}>${given.map(
    ({ name, lines, step }) =>
      html`<div>
        <dt>${name}</dt>
        <dd>
          ${isStacked ? lines.map((line) => html`<span data-part="given-line">${line}</span>`) : lines.join(', ')}
        </dd>
        <dd data-part="given-change">
          <a data-part="link" data-go="${step}" href="${pageAddress(shop, step)}"
            >${text.t('change')}<span data-part="hidden">: ${name}</span></a
          >
        </dd>
      </div>`,
  )}</dl>`
}

export function contactGiven({ text, state }: FragmentView): Given {
  const { email, phone } = state.customer
  return {
    name: text.t('contact'),
    lines: [email, phone].filter((line) => line !== ''),
    step: 'contact',
  }
}

export function shippingGiven({ text, state }: FragmentView): Given {
  return {
    name: text.t('deliver_to'),
    lines: addressLines(text, state.addresses.shipping),
    step: 'contact',
  }
}

export function allGiven(view: FragmentView): Given[] {
  const { text, state } = view
  const { shipping, billing, isSame } = state.addresses
  const lines = isSame ? [text.t('same_as_delivery')] : addressLines(text, billing, 'billing')
  return [
    { name: text.t('delivery_address'), lines: addressLines(text, shipping), step: 'contact' },
    { name: text.t('billing_address'), lines, step: 'contact' },
    { name: text.t('delivery_method'), lines: deliveryLines(view), step: 'delivery' },
    { name: text.t('payment'), lines: paymentLines(view), step: 'delivery' },
    contactGiven(view),
  ]
}

function addressLines(
  text: ShopText,
  address: AddressInput,
  use: 'shipping' | 'billing' = 'shipping',
): string[] {
  const { firstName, lastName, company, street, additional, zipCode, city } = address
  const { countryCode, lockerNumber, postNumber } = address
  const place = isLocker(address, use)
    ? [`${text.t('post_number')} ${postNumber}`, `Packstation ${lockerNumber}`]
    : [street, additional]
  const isAbroad = countryCode !== '' && countryCode !== text.shop.country
  const country = isAbroad || text.shop.path === 'en' ? text.country(countryCode) : ''
  return [`${firstName} ${lastName}`, company, ...place, `${zipCode}\u00A0${city}`, country].filter(
    (line) => line.trim() !== '',
  )
}

function deliveryLines({ text, state }: FragmentView): string[] {
  const chosen = chosenOption(state)
  if (!chosen) return []
  const branch = state.branches.find(({ id }) => id === state.selectedBranchId)
  const cost = chosen.feeCents === 0 ? text.t('free') : text.money(chosen.feeCents)
  const days = deliveryDays(text, chosen, state)
  if (chosen.key !== 'collect' || !branch) return [optionName(text, chosen), cost, days]
  return [
    optionName(text, chosen),
    branch.name,
    `${branch.street}, ${branch.zipCode} ${branch.city}`,
    days,
  ]
}

function paymentLines({ text, state }: FragmentView): string[] {
  const cards = state.giftCards.map(({ lastDigits }) =>
    text.t('giftcard_named', { digits: lastDigits }),
  )
  const { selectedPaymentOption: key } = state
  return key === null ? cards : [...cards, paymentName(text, key)]
}
