import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  birthdayIn,
  hasFashionCard,
  isOldEnough,
  levelOf,
  nextStanding,
  toPoints,
  withLevel,
  type Standing,
} from './fashion-card.ts'

const TODAY = '2026-11-16'

describe('points of the fashion card', () => {
  it('are one for each full unit of money', () => {
    expect([0, 99, 100, 15_998, -500].map(toPoints)).toEqual([0, 0, 1, 159, 0])
  })
})

describe('[4.14] the fashion card is there for', () => {
  const nobody = { groups: ['new'], loyaltyCards: [] }

  it.each<[string, Parameters<typeof hasFashionCard>, boolean]>([
    ['a customer in a card group', [{ ...nobody, groups: ['VIP_Card'] }, null], true],
    ['a customer with a card', [{ ...nobody, loyaltyCards: [{ number: '1' }] }, null], true],
    ['a customer whose card was fetched', [nobody, {}], true],
    ['nobody else', [nobody, null], false],
  ])('%s', (_, [user, card], isThere) => {
    expect(hasFashionCard(user, card)).toBe(isThere)
  })
})

describe('groups of the fashion card', () => {
  const someGroups = fc.array(
    fc.constantFrom('new', 'Basic_Card', 'VIP_Card', 'Temporary_Card', 'staff'),
  )

  it('are exactly one with a card, none without, and leave the others alone', () => {
    fc.assert(
      fc.property(
        someGroups,
        fc.constantFrom('temporary', 'basic', 'vip', null),
        (groups, level) => {
          const after = withLevel(groups, level)

          expect(levelOf(after)).toBe(level)
          expect(after.filter((group) => levelOf([group]) !== null)).toHaveLength(level ? 1 : 0)
          const others = (all: string[]) => all.filter((group) => levelOf([group]) === null)
          expect(others(after)).toEqual(others(groups))
        },
      ),
    )
  })
})

describe('the level of a card', () => {
  const facts = { isEmailVerified: true, turnoverCents: 0, today: TODAY }

  it.each<[string, Standing, Partial<typeof facts>, Standing | null]>([
    [
      'stays temporary until the address is confirmed',
      temporary('2026-11-16'),
      { isEmailVerified: false },
      temporary('2026-11-16'),
    ],
    [
      'ends after its last day without that',
      temporary('2026-11-15'),
      { isEmailVerified: false },
      null,
    ],
    ['is Basic once it is confirmed, even late', temporary('2026-11-15'), {}, basic()],
    ['stays Basic below the limit', basic(), { turnoverCents: 59_999 }, basic()],
    [
      'is VIP for twelve months from the limit on',
      basic(),
      { turnoverCents: 60_000 },
      vip('2027-11-16'),
    ],
    [
      'is not VIP before the address is confirmed',
      temporary('2027-01-01'),
      { isEmailVerified: false, turnoverCents: 90_000 },
      temporary('2027-01-01'),
    ],
    ['stays VIP to its last day, whatever was bought', vip(TODAY), {}, vip(TODAY)],
    [
      'is looked at anew afterwards: enough',
      vip('2026-11-15'),
      { turnoverCents: 60_000 },
      vip('2027-11-16'),
    ],
    ['is looked at anew afterwards: not enough', vip('2026-11-15'), { turnoverCents: 1 }, basic()],
  ])('%s', (_, standing, change, expected) => {
    expect(nextStanding(standing, { ...facts, ...change })).toEqual(expected)
  })

  it('is the very same object where nothing changes, and settles at once', () => {
    const standings = fc.record({
      level: fc.constantFrom('temporary', 'basic', 'vip'),
      until: fc.constantFrom('2026-11-15', TODAY, '2027-05-01'),
    })
    const someFacts = fc.record({
      isEmailVerified: fc.boolean(),
      turnoverCents: fc.integer({ min: 0, max: 120_000 }),
      today: fc.constant(TODAY),
    })

    fc.assert(
      fc.property(standings, someFacts, (standing, known) => {
        const next = nextStanding(standing, known)

        expect(next && nextStanding(next, known)).toBe(next)
      }),
    )
  })
})

describe('birthdays', () => {
  it('make somebody eighteen on the day itself', () => {
    expect(isOldEnough('2008-11-16', TODAY)).toBe(true)
    expect(isOldEnough('2008-11-17', TODAY)).toBe(false)
  })

  it('are on 28 February for those of the 29th where there is none', () => {
    expect([2026, 2028].map((year) => birthdayIn(year, '1992-02-29'))).toEqual([
      '2026-02-28',
      '2028-02-29',
    ])
  })
})

function temporary(until: string): Standing {
  return { level: 'temporary', until }
}

function basic(): Standing {
  return { level: 'basic', until: null }
}

function vip(until: string): Standing {
  return { level: 'vip', until }
}
