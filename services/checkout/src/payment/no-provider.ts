import { ProviderFault, type PaymentProvider } from './payment-provider.ts'

/** Where nobody takes money. What waits for a provider from earlier goes on waiting. */
export const NO_PROVIDER: PaymentProvider = {
  open: refuse,
  find: refuse,
  findByKey: refuse,
  cancel: refuse,
  charge: refuse,
  endMandate: refuse,
  refund: refuse,
}

async function refuse(): Promise<never> {
  throw new ProviderFault('There is no payment provider')
}
