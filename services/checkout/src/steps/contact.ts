import type { AddressInput } from '@saum/contract/address'
import { setCheckoutAddresses, setCheckoutCustomer } from '@saum/contract/checkout'
import { MAX_EMAIL_LENGTH } from '@saum/domain/contact-rules'
import type { FormValues } from './form-values.ts'
import { tracked, turnedAway, type SentStep, type StepOutcome } from './step.ts'

/** Both parts are kept whatever is wrong with them, so that the page can show them again. */
export async function takeContact({ checkoutJwt, form, backend }: SentStep): Promise<StepOutcome> {
  const customer = await backend.call(setCheckoutCustomer, {
    checkoutJwt,
    email: form.text('email', MAX_EMAIL_LENGTH),
    phone: form.text('phone'),
  })
  if (!customer.ok && customer.refusal.kind !== 'invalid-fields') {
    return turnedAway(customer.refusal.kind)
  }
  const isSame = form.isChecked('isSame')
  const savedAddressId = form.id('savedAddressId')
  const addresses = await backend.call(setCheckoutAddresses, {
    checkoutJwt,
    shipping: shippingOf(form),
    // Kept also while it is not used: unticking the box brings it back.
    billing: addressOf(form, 'billing'),
    isSame,
    ...(savedAddressId !== undefined && { savedAddressId }),
  })
  if (!addresses.ok && addresses.refusal.kind !== 'invalid-fields') {
    return turnedAway(addresses.refusal.kind)
  }
  if (form.wasCut) return { step: 'contact', remarks: [{ code: 'too-long' }] }
  if (customer.ok && addresses.ok) return { step: 'delivery' }
  return { step: 'contact', events: [tracked('error', { step: 'contact' })] }
}

function shippingOf(form: FormValues): AddressInput {
  const address = addressOf(form, 'shipping')
  return { ...address, isLocker: form.isChecked('shipping.isLocker') }
}

function addressOf(form: FormValues, group: 'shipping' | 'billing'): AddressInput {
  const field = (name: string) => form.text(`${group}.${name}`)
  return {
    firstName: field('firstName'),
    lastName: field('lastName'),
    company: field('company'),
    street: field('street'),
    additional: field('additional'),
    zipCode: field('zipCode'),
    city: field('city'),
    countryCode: form.text(`${group}.countryCode`, 2),
    lockerNumber: field('lockerNumber'),
    postNumber: field('postNumber'),
  }
}
