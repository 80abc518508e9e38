import type { Config } from '../config.ts'

type OfferSettings = Pick<
  Config,
  'environment' | 'isDemoDataOn' | 'checkoutUrl' | 'paymentProviderUrl'
>

/** Cards of the test provider pay for nothing: where real orders are taken, there is none. */
export function takesTestPayments(config: OfferSettings): boolean {
  const { environment, isDemoDataOn, paymentProviderUrl } = config
  return paymentProviderUrl === null && (environment !== 'production' || isDemoDataOn)
}

/** Whether card and wallet can be offered. Another checkout host has its own provider. */
export function hasPaymentProvider(config: OfferSettings): boolean {
  const { checkoutUrl, paymentProviderUrl } = config
  return checkoutUrl !== null || paymentProviderUrl !== null || takesTestPayments(config)
}
