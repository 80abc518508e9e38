import { argon2Sync } from 'node:crypto'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { customerDocument } from '@saum/shop/documents/customer-document'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, demoCustomers } from './customers.ts'

const customers = demoCustomers()
const german = customers.filter(({ shop }) => shop === 'de')

function inRole(role: string) {
  return german.find(({ email }) => email === `${role}.de@saum.example`)
}

/** As a login would do it: with nothing but the stored text and what was typed. */
function isPassword(typed: string, hash: string): boolean {
  const [, algorithm, version, settings = '', salt = '', tag = ''] = hash.split('$')
  if (algorithm !== 'argon2id' || version !== 'v=19') return false
  const cost = new Map(settings.split(',').map((part) => part.split('=') as [string, string]))
  const computed = argon2Sync('argon2id', {
    message: typed,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(cost.get('m')),
    passes: Number(cost.get('t')),
    parallelism: Number(cost.get('p')),
    tagLength: 32,
  })
  return computed.equals(Buffer.from(tag, 'base64'))
}

describe('[6.1] the customers of the demo', () => {
  it('are documents an import takes, seven in every shop', () => {
    for (const customer of customers) expect(v.parse(customerDocument, customer)).toEqual(customer)
    for (const { path } of SHOPS) {
      expect(customers.filter(({ shop }) => shop === path)).toHaveLength(7)
    }
    for (const key of ['id', 'email', 'referenceKey', 'lastName'] as const) {
      expect(new Set(customers.map((customer) => customer[key])).size).toBe(35)
    }
  })

  it('[3.3] are of every group and kind', () => {
    expect(inRole('new')).toMatchObject({ groups: ['new'], isActive: true })
    expect(inRole('existing')).toMatchObject({ groups: [], loyaltyCards: [] })
    expect(inRole('guest')).toMatchObject({ isGuestCustomer: true })
    expect(inRole('guest')).not.toHaveProperty('passwordHash')
    expect(inRole('basic-card')).toMatchObject({ groups: ['Basic_Card'] })
    expect(inRole('temporary-card')).toMatchObject({ groups: ['Temporary_Card'] })
    expect(inRole('vip-card')).toMatchObject({ groups: ['VIP_Card'] })
    expect(inRole('deactivated')).toMatchObject({ isActive: false })
  })

  it('[3.4] carry cards with a check digit a till accepts', () => {
    const cards = customers.flatMap(({ loyaltyCards }) => loyaltyCards.map(({ number }) => number))

    expect(cards).toHaveLength(15)
    for (const card of cards) {
      const sum = card
        .split('')
        .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
      expect(card).toMatch(/^28\d{11}$/)
      expect(sum % 10).toBe(0)
    }
  })

  it('log in with the password of the demo and with nothing else', () => {
    const hash = inRole('new')?.passwordHash ?? ''

    expect(isPassword(DEMO_PASSWORD, hash)).toBe(true)
    expect(isPassword(`${DEMO_PASSWORD} `, hash)).toBe(false)
  })

  it('never share a salt, and come out the same every time', () => {
    const hashes = customers.flatMap(({ passwordHash }) => passwordHash ?? [])

    expect(hashes).toHaveLength(30)
    expect(new Set(hashes).size).toBe(30)
    expect(demoCustomers()).toEqual(customers)
  })
})
