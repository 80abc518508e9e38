import { readdirSync } from 'node:fs'
import { isCall } from '@saum/contract/call'
import * as v from '@saum/schema/schema'
import { BAD_ADDRESSES, GOOD_ADDRESSES } from '@saum/testing/email-addresses'
import { describe, expect, it } from 'vitest'
import { contactFaults } from './checkout/checkout-faults.ts'
import type { CheckoutDocument } from './checkout/checkout-document.ts'
import { customerDocument } from './documents/customer-document.ts'
import { readPerson } from './identity/vouched-person.ts'

const CONTRACT = new URL('../../../packages/contract/src/', import.meta.url)

/** They compare the address with one that is stored; nothing is written to it or sent there. */
const COMPARING = ['trackOrder', 'updateShopUser']
/** It stores what was typed to show it again; the address counts once `contactFaults` has none. */
const CHECKED_LATER = ['setCheckoutCustomer']

/** Every call that takes an address, by the schema of its field. */
async function addressFields(): Promise<[name: string, accepts: (address: string) => boolean][]> {
  const files = readdirSync(CONTRACT).filter((file) => !file.includes('.test.'))
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, CONTRACT).href) as Promise<Record<string, unknown>>),
  )
  return modules
    .flatMap((module) => Object.values(module))
    .filter(isCall)
    .filter(({ name }) => ![...COMPARING, ...CHECKED_LATER].includes(name))
    .flatMap(({ name, payload }) => {
      const field = 'entries' in payload ? entriesOf(payload)['email'] : undefined
      return field === undefined ? [] : [[name, (text: string) => v.safeParse(field, text).success]]
    })
}

function entriesOf(payload: object): Record<string, v.GenericSchema | undefined> {
  return (payload as { entries: Record<string, v.GenericSchema> }).entries
}

const imported = customerDocument.entries.email

const OTHERS: [name: string, accepts: (address: string) => boolean][] = [
  ['checkout', (email) => contactFaults({ email, phone: '' } as CheckoutDocument).length === 0],
  ['sign-in of another provider', (email) => readPerson({ sub: 's', email }).email === email],
  ['import of customers', (email) => v.safeParse(imported, email).success],
]

const entrances = [...(await addressFields()), ...OTHERS]

describe('an e-mail address', () => {
  it('enters through the calls that are known to take one, and nowhere else', () => {
    expect(entrances.map(([name]) => name).toSorted()).toEqual([
      'checkout',
      'import of customers',
      'oauthForgetPassword',
      'oauthLogin',
      'oauthRegister',
      'redeemOrderCode',
      'requestEmailChange',
      'requestNewsletter',
      'requestOrderCode',
      'requestStockAlert',
      'sendMessage',
      'sign-in of another provider',
      'submitContractCancellation',
      'submitWithdrawal',
    ])
  })

  it.each(entrances)('is judged by %s like everywhere else', (_name, accepts) => {
    expect(GOOD_ADDRESSES.filter((address) => !accepts(address))).toEqual([])
    expect(BAD_ADDRESSES.filter(accepts)).toEqual([])
  })
})
