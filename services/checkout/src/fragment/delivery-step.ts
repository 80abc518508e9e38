import type { DeliveryOption } from '@saum/contract/checkout'
import { attributes, html, type Html } from '../markup.ts'
import { faultOf } from './address-fields.ts'
import { codeFields } from './code-fields.ts'
import { optionName } from './delivery-words.ts'
import { describedBy, faultLine, option } from './field.ts'
import { contactGiven, givenList, shippingGiven } from './given.ts'
import { icon } from './icon.ts'
import { paymentOptions } from './payment-options.ts'
import { stepForm } from './step-form.ts'
import { idOf, type FragmentView } from './view.ts'

/** How it comes, and how it is paid. */
export function deliveryStep(view: FragmentView): Html {
  const { t } = view.text
  return html`${givenList(view, [contactGiven(view), shippingGiven(view)])}
  ${stepForm(
    view,
    { name: 'delivery', button: t('to_review') },
    html`${defaultButton()}
      <fieldset data-part="group">
        <legend data-part="legend">${t('delivery_method')}</legend>
        ${faultLine(idOf('option'), faultOf(view, 'option'))}
        <div data-part="options" id="${idOf('option')}" tabindex="-1">
          ${view.state.availableShippingOptions.map((offer) => deliveryOption(view, offer))}
        </div>
      </fieldset>
      <fieldset data-part="group">
        <legend data-part="legend">${t('payment_method')}</legend>
        ${faultLine(idOf('payment'), faultOf(view, 'payment'))} ${paymentOptions(view)}
        ${codeFields(view)}
        <p data-part="small">${t('no_surcharge')}</p>
      </fieldset>`,
  )}`
}

/** Enter in any field goes on; without this the first button of the form would be pressed. */
function defaultButton(): Html {
  return html`<button type="submit" data-part="hidden" tabindex="-1" aria-hidden="true"></button>`
}

function deliveryOption(view: FragmentView, offer: DeliveryOption): Html {
  const { text, state } = view
  const { selectedShippingOption: selected, availableShippingOptions: offers } = state
  const isCollect = offer.key === 'collect'
  return option({
    name: 'option',
    value: offer.key,
    label: optionName(text, offer),
    detail: isCollect
      ? `${text.t('collect_from', { date: text.day(offer.deliveryDate.min) })}. ${text.t('collect_hint')}`
      : text.days(offer.deliveryDate),
    end: offer.feeCents === 0 ? text.t('free') : text.money(offer.feeCents),
    isChecked: selected === null ? offer === offers[0] : offer.key === selected,
    more: isCollect ? branchField(view) : null,
  })
}

function branchField(view: FragmentView): Html {
  const { text, state } = view
  const id = idOf('branch')
  const fault = faultOf(view, 'branch')
  return html`<div data-part="field"><label data-part="label" for="${id}">${text.t('collect_choose')}</label>
<span data-part="select"><select${attributes({
    'data-part': 'input',
    id,
    name: 'branchId',
    'aria-invalid': fault === undefined ? undefined : 'true',
    'aria-describedby': describedBy(id, undefined, fault),
  })}>${state.branches.map(
    (branch) =>
      html`<option${attributes({ value: branch.id, selected: branch.id === state.selectedBranchId })}>${branch.city}, ${branch.street} (${branch.name})</option>`,
  )}</select>${icon('down')}</span>
${faultLine(id, fault)}</div>`
}
