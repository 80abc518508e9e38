import type { SavedAddress } from '@saum/contract/address'
import { EMAIL_PATTERN, MAX_EMAIL_LENGTH } from '@saum/domain/contact-rules'
import { html, type Html } from '../markup.ts'
import { addressFields, faultOf, moreFields } from './address-fields.ts'
import { check, option, textField } from './field.ts'
import { invalidWords } from './fault-words.ts'
import { stepForm } from './step-form.ts'
import type { FragmentView } from './view.ts'

const MAX_PHONE_LENGTH = 40

/** Who orders, and where it goes. */
export function contactStep(view: FragmentView): Html {
  const { text, state } = view
  const { t } = text
  return stepForm(
    view,
    { name: 'contact', button: t('to_delivery') },
    html`${accountNote(view)}
      <fieldset data-part="group">
        <legend data-part="hidden">${t('contact')}</legend>
        <div data-part="fields">${emailField(view)}</div>
      </fieldset>
      <fieldset data-part="group">
        <legend data-part="legend">${t('delivery_address')}</legend>
        ${savedAddresses(view)}
        <div data-part="group" data-when="other-address">
          ${addressFields(view, 'shipping')} ${moreFields(view, 'shipping', phoneField(view))}
        </div>
      </fieldset>
      <fieldset data-part="group">
        <legend data-part="hidden">${t('billing_address')}</legend>
        ${check({
          name: 'isSame',
          label: t('billing_same'),
          isChecked: state.addresses.isSame,
          part: 'same',
        })}
        <div data-part="group" data-unless="same">
          <p data-part="legend">${t('billing_address')}</p>
          ${addressFields(view, 'billing')} ${moreFields(view, 'billing')}
        </div>
      </fieldset>`,
  )
}

function accountNote({ text, shop, state }: FragmentView): Html {
  if (state.isLoggedIn) return html`<p data-part="note">${text.t('known_note')}</p>`
  const back = encodeURIComponent(`/${shop.path}/checkout/`)
  const loginUrl = `/${shop.path}/login/?redirectUrl=${back}`
  return html`<p data-part="note">
    ${text.t('guest_note')}
    <a data-part="link" data-login href="${loginUrl}">${text.t('login_link')}</a>
  </p>`
}

function emailField(view: FragmentView): Html {
  const { text, state } = view
  return textField({
    name: 'email',
    label: text.t('email'),
    hint: text.t('email_hint'),
    value: state.customer.email,
    fault: faultOf(view, 'email'),
    type: 'email',
    autocomplete: 'email',
    maxlength: MAX_EMAIL_LENGTH,
    capitals: 'none',
    isRequired: true,
    words: { required: text.t('required'), invalid: text.t('email_invalid') },
    pattern: String.raw`\s*${EMAIL_PATTERN}\s*`,
  })
}

function phoneField(view: FragmentView): Html {
  const { text, state } = view
  return textField({
    name: 'phone',
    label: text.t('phone'),
    hint: text.t('phone_hint'),
    value: state.customer.phone,
    fault: faultOf(view, 'phone'),
    type: 'tel',
    autocomplete: 'tel',
    maxlength: MAX_PHONE_LENGTH,
    words: { invalid: invalidWords(text, 'phone', '') },
    pattern: '\\s*\\+?[\\d\\s()\\/.\\-]{5,}',
  })
}

/** The address book of a customer; the last choice opens the fields. */
function savedAddresses({ text, state }: FragmentView): Html | null {
  const { saved, shipping } = state.addresses
  if (saved.length === 0) return null
  const isEmpty = shipping.street === '' && shipping.lockerNumber === '' && shipping.city === ''
  const chosen = saved.find((address) =>
    isEmpty ? address.isDefault.shipping : isSameAddress(address, shipping),
  )
  return html`<div data-part="options" role="radiogroup" aria-label="${text.t('saved_addresses')}">
    ${saved.map((address) =>
      option({
        name: 'savedAddressId',
        value: String(address.id),
        label: `${address.recipient.firstName} ${address.recipient.lastName}`,
        detail: addressLine(address),
        isChecked: address === chosen,
      }),
    )}
    ${option({
      name: 'savedAddressId',
      value: '',
      label: text.t('other_address'),
      isChecked: chosen === undefined,
    })}
  </div>`
}

function isSameAddress(
  { recipient, street, zipCode, city, collectionPoint }: SavedAddress,
  typed: FragmentView['state']['addresses']['shipping'],
): boolean {
  return (
    recipient.firstName === typed.firstName &&
    recipient.lastName === typed.lastName &&
    zipCode === typed.zipCode &&
    city === typed.city &&
    (collectionPoint ? collectionPoint.key === typed.lockerNumber : street === typed.street)
  )
}

function addressLine({ street, zipCode, city, collectionPoint }: SavedAddress): string {
  return `${collectionPoint?.description ?? street}, ${zipCode} ${city}`
}
