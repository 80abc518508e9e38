import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMonths,
  afterDelivery,
  changeUntil,
  endPlan,
  isChangeable,
  isReminderDue,
  latestEnd,
  pausePlan,
  restoreSkipped,
  resumePlan,
  skipNext,
  startPlan,
  withInterval,
  withNotice,
} from './subscription-dates.ts'
import { addDays } from './zoned-time.ts'

const day = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2040, 0, 1) })
  .map((moment) => new Date(moment).toISOString().slice(0, 10))
const interval = fc.constantFrom(1, 2, 3, 6)

describe('days of recurring deliveries', () => {
  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-16', 1, '2027-01-16'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to)
  })

  it('come on the day of the month they began on, also after a short month', () => {
    const plan = startPlan('2026-12-31', 1)

    const days = [plan]
    for (let count = 0; count < 3; count++) {
      const last = days.at(-1) ?? plan
      days.push(afterDelivery(last, last.nextOn ?? ''))
    }

    expect(days.map(({ nextOn }) => nextOn)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ])
  })

  it('are as far apart as was agreed, whatever day it is', () => {
    fc.assert(
      fc.property(day, interval, fc.integer({ min: 0, max: 40 }), (first, months, count) => {
        let plan = startPlan(first, months)
        for (let index = 0; index < count; index++) plan = afterDelivery(plan, plan.nextOn ?? '')

        expect(plan.nextOn).toBe(addMonths(first, months * (count + 1)))
      }),
    )
  })

  it('can be changed until the day before', () => {
    fc.assert(
      fc.property(day, interval, (first, months) => {
        const plan = startPlan(first, months)
        const nextOn = plan.nextOn ?? ''

        expect(isChangeable(plan, changeUntil(nextOn))).toBe(true)
        expect(isChangeable(plan, nextOn)).toBe(false)
        expect(isReminderDue(plan, addDays(nextOn, -7))).toBe(true)
        expect(isReminderDue(plan, addDays(nextOn, -8))).toBe(false)
      }),
    )
  })

  it('can be left out one by one, and taken back until the day before', () => {
    fc.assert(
      fc.property(day, interval, (first, months) => {
        const plan = startPlan(first, months)
        const skipped = skipNext(plan)
        const skippedOn = skipped.skippedOn ?? ''

        expect(skippedOn).toBe(plan.nextOn)
        expect(skipped.nextOn).toBe(addMonths(first, 2 * months))
        expect(restoreSkipped(skipped, changeUntil(skippedOn))).toEqual(plan)
        expect(restoreSkipped(skipped, skippedOn)).toBeNull()
      }),
    )
  })

  it('never come so soon after a change that nobody could be reminded', () => {
    fc.assert(
      fc.property(day, interval, interval, fc.nat(200), (first, before, after, waited) => {
        const today = addDays(first, waited)
        const plan = startPlan(first, before)

        for (const changed of [withInterval(plan, after, today), resumePlan(plan, today)]) {
          expect((changed.nextOn ?? '') > addDays(today, 7)).toBe(true)
        }
      }),
    )
  })

  it('stay left out when the interval is changed afterwards', () => {
    const skipped = skipNext(startPlan('2026-11-16', 1))

    const changed = withInterval(skipped, 2, '2026-11-20')

    expect(changed.nextOn).toBe('2027-02-16')
  })

  it('rest for as long as the pause and six months at most', () => {
    fc.assert(
      fc.property(day, interval, fc.integer({ min: 1, max: 12 }), (first, months, wanted) => {
        const today = addDays(first, 3)

        const paused = pausePlan(startPlan(first, months), wanted, today)

        expect(paused.pausedUntil).toBe(addMonths(today, Math.min(wanted, 6)))
        expect((paused.nextOn ?? '') >= (paused.pausedUntil ?? '')).toBe(true)
      }),
    )
  })

  it('do not pile up when one was late', () => {
    const plan = startPlan('2026-11-16', 1)

    const late = afterDelivery(plan, '2027-01-14')

    expect([late.lastOn, late.nextOn]).toEqual(['2026-12-16', '2027-02-16'])
  })

  it('wait when nobody was told of them in time, and do not hurry the one after it', () => {
    const plan = startPlan('2026-11-01', 1)

    const late = withNotice(plan, '2026-12-21')

    expect(late.nextOn).toBe('2026-12-29')
    expect(afterDelivery(late, '2026-12-29').nextOn).toBe('2027-02-01')
    expect(withNotice(plan, '2026-11-24')).toEqual(plan)
  })

  it('go on for one delivery at most, however far away the end is', () => {
    fc.assert(
      fc.property(day, interval, fc.nat(200), (first, months, waited) => {
        const today = addDays(first, waited)
        const plan = startPlan(first, months)

        const endsOn = latestEnd(plan, today)

        expect(endsOn >= today).toBe(true)
        expect((afterDelivery(plan, today).nextOn ?? '') >= endsOn).toBe(true)
      }),
    )
  })

  it.each([
    ['the day before', '2026-12-15', '2026-12-15', null],
    ['on the day itself', '2026-12-16', '2026-12-16', '2026-12-16'],
    ['for a later day', '2026-12-01', '2027-01-01', '2026-12-16'],
    ['for the day of the delivery', '2026-12-01', '2026-12-16', null],
  ])('end when they are cancelled %s', (_, today, endsOn, nextOn) => {
    const plan = startPlan('2026-11-16', 1)

    expect(endPlan(plan, { endsOn, today }).nextOn).toBe(nextOn)
  })
})
