import type { Currency } from './shops.ts'

/** Who the customers' contracts are with. All of it is invented. */
export const COMPANY = {
  name: 'Saum Mode GmbH',
  street: 'Fadenweg 0',
  zipCode: '00000',
  city: 'Musterstadt',
  countryCode: 'DE',
  register: 'HRB 0000000',
  vatId: 'DE000000000',
  /** Of sales to Switzerland. */
  swissVatId: 'CHE-000.000.000 MWST',
  web: 'www.saum.example',
} as const

export interface BankAccount {
  owner: string
  iban: string
  bic: string
}

const ACCOUNTS: Readonly<Record<Currency, BankAccount>> = {
  EUR: { owner: COMPANY.name, iban: 'DE36 0000 0000 0000 0000 00', bic: 'SAUMDEFFXXX' },
  CHF: { owner: COMPANY.name, iban: 'CH36 0000 0000 0000 0000 0', bic: 'SAUMCHZZXXX' },
}

/** Where prepayments and invoices of that currency are paid to. */
export function bankAccountFor(currency: Currency): BankAccount {
  return ACCOUNTS[currency]
}
