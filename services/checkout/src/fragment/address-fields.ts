import type { AddressInput } from '@saum/contract/address'
import { hasLockers, isLocker } from '@saum/domain/address-rules'
import { postcodeHint, postcodePattern } from '@saum/domain/postcodes'
import { attributes, html, type Html } from '../markup.ts'
import { check, describedBy, faultLine, textField, type TextField } from './field.ts'
import { FIELD_NAMES, faultWords, invalidWords, lengthOf } from './fault-words.ts'
import { icon } from './icon.ts'
import { idOf, type FragmentView } from './view.ts'

export type AddressGroup = 'shipping' | 'billing'

const AUTOFILL: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  street: 'address-line1',
  additional: 'address-line2',
  zipCode: 'postal-code',
  city: 'address-level2',
}

type AddressName = keyof AddressInput

/** The fields of one address, filled with what was typed so far. */
export function addressFields(view: FragmentView, group: AddressGroup): Html {
  const address = view.state.addresses[group]
  const field = (name: AddressName, more: Partial<TextField> = {}) =>
    addressField(view, group, name, more)
  const toLocker = group === 'shipping' && hasLockers(view.shop)
  const isTo = toLocker && isLocker(address)
  return html`<div data-part="fields" data-group="${group}">
    ${countryField(view, group)} ${field('firstName', { width: 'half', capitals: 'words' })}
    ${field('lastName', { width: 'half', capitals: 'words' })}
    ${
      toLocker &&
      check({
        name: 'shipping.isLocker',
        label: view.text.t('parcel_locker'),
        isChecked: isTo,
        part: 'locker',
      })
    }
    ${
      toLocker &&
      html`<div data-part="fields" data-when="locker">
        ${field('postNumber', { width: 'half', inputmode: 'numeric', pattern: '\\d{6,10}', hint: view.text.t('post_number_hint') })}
        ${field('lockerNumber', { width: 'half', inputmode: 'numeric', pattern: '[1-9]\\d{2}' })}
      </div>`
    }
    <div data-part="fields" data-unless="locker">${field('street', { capitals: 'words' })}</div>
    ${field('zipCode', postcodeParts(address.countryCode))}
    ${field('city', { width: 'long', capitals: 'words' })}
  </div>`
}

/** Fields most people leave empty, folded until somebody needs them. */
export function moreFields(view: FragmentView, group: AddressGroup, first?: Html): Html {
  const { company, additional } = view.state.addresses[group]
  const isOpen =
    company !== '' ||
    additional !== '' ||
    (first !== undefined && view.state.customer.phone !== '') ||
    view.faults.some(({ field }) =>
      [`${group}.company`, `${group}.additional`, 'phone'].includes(field),
    )
  return html`<details data-part="more" ${attributes({ open: isOpen })}>
    <summary>
      <span data-part="link"
        >${view.text.t(first === undefined ? 'more_billing' : 'more_fields')}</span
      >
    </summary>
    <div data-part="fields">
      ${addressField(view, group, 'company', { isRequired: false })}
      ${addressField(view, group, 'additional', { isRequired: false })} ${first}
    </div>
  </details>`
}

function addressField(
  view: FragmentView,
  group: AddressGroup,
  name: AddressName,
  more: Partial<TextField>,
): Html {
  const { text, state } = view
  const address = state.addresses[group]
  const autofill = AUTOFILL[name]
  return textField({
    name: `${group}.${name}`,
    label: text.t(FIELD_NAMES[name] ?? 'street'),
    value: String(address[name] ?? ''),
    fault: faultOf(view, `${group}.${name}`),
    autocomplete: autofill === undefined ? 'off' : `${group} ${autofill}`,
    maxlength: name === 'zipCode' ? (more.maxlength ?? 12) : lengthOf(name),
    isRequired: true,
    words: {
      required: text.t('required'),
      invalid: invalidWords(text, name, address.countryCode),
    },
    ...more,
  })
}

export function faultOf(view: FragmentView, field: string): string | undefined {
  const fault = view.faults.find((one) => one.field === field)
  return fault && faultWords(view, fault)
}

function postcodeParts(countryCode: string): Partial<TextField> {
  const hint = postcodeHint(countryCode)
  return {
    width: 'short',
    capitals: 'characters',
    pattern: postcodePattern(countryCode),
    inputmode: hint?.isNumeric ? 'numeric' : undefined,
  }
}

/** The rules of every country are in its option: a script can change them without asking anybody. */
function countryField(view: FragmentView, group: AddressGroup): Html {
  const { text, state } = view
  const name = `${group}.countryCode`
  const chosen = state.addresses[group].countryCode || text.shop.country
  const [only] = state.countries
  if (state.countries.length === 1 && only !== undefined && chosen === only) {
    return html`<div data-part="field">
      <span data-part="label">${text.t('country')}</span>
      <span data-part="input">${text.country(only)}</span
      ><input type="hidden" name="${name}" value="${only}" />
    </div>`
  }
  const id = idOf(name)
  const fault = faultOf(view, name)
  return html`<div data-part="field">
<label data-part="label" for="${id}">${text.t('country')}</label>
<span data-part="select"><select${attributes({
    'data-part': 'input',
    id,
    name,
    autocomplete: `${group} country`,
    'aria-invalid': fault === undefined ? undefined : 'true',
    'aria-describedby': describedBy(id, undefined, fault),
  })}>${sortedCountries(view, chosen).map((code) => countryOption(view, code, chosen))}</select>${icon('down')}</span>
${faultLine(id, fault)}
</div>`
}

/** Also the one that was chosen where the shop does not deliver there any more: nothing is emptied. */
function sortedCountries({ text, state }: FragmentView, chosen: string): string[] {
  const { locale } = text.shop
  return [...new Set([...state.countries, chosen])].toSorted((one, other) =>
    text.country(one).localeCompare(text.country(other), locale),
  )
}

function countryOption({ text }: FragmentView, code: string, chosen: string): Html {
  return html`<option${attributes({
    value: code,
    selected: code === chosen,
    'data-pattern': postcodePattern(code),
    'data-invalid': invalidWords(text, 'zipCode', code),
    'data-numeric': postcodeHint(code)?.isNumeric,
  })}>${text.country(code)}</option>`
}
