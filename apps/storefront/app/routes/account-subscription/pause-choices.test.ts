import type { Subscription } from '@saum/contract/subscription'
import { findShopByPath, type Shop } from '@saum/domain/shops'
import { expect, it } from 'vitest'
import { pauseChoices } from './pause-choices.ts'

const shop = findShopByPath('de') as Shop

function aSubscription(nextDeliveryOn: string | null): Subscription {
  // A pause depends on nothing else.
  const facts = { startedAt: '2026-08-31T10:00:00Z', intervalMonths: 3, nextDeliveryOn }
  return facts as Subscription
}

it('a pause leads to the first delivery after it, on the day of the month it began with', () => {
  const choices = pauseChoices(aSubscription('2027-02-28'), { shop, today: '2026-12-01' })

  expect(choices.map(({ nextOn }) => nextOn)).toEqual([
    '2027-02-28',
    '2027-02-28',
    '2027-05-31',
    '2027-05-31',
    '2027-05-31',
    '2027-08-31',
  ])
})

it('what does not come any more cannot be paused', () => {
  expect(pauseChoices(aSubscription(null), { shop, today: '2026-12-01' })).toEqual([])
})
