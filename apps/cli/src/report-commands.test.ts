import { randomUUID } from 'node:crypto'
import { report } from '@saum/contract/report'
import { keepVisitEvents } from '@saum/contract/tracking-event'
import * as v from '@saum/schema/schema'
import { anEvent } from '@saum/testing/counted-visits'
import { anOperatedShop } from '@saum/testing/operated-shop'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toBar, toSparkline } from './bars.ts'
import { runCommandLine } from './command-line.ts'

async function aVisitedShop() {
  const shop = await anOperatedShop(runCommandLine)
  const visit = (events: ReturnType<typeof anEvent>[]) =>
    shop.backend.post(keepVisitEvents, { visitId: randomUUID(), consentId: randomUUID(), events })
  await visit([
    anEvent('view_item'),
    anEvent('purchase', { value: 12_340 }),
    anEvent('web_vitals', { metric: 'LCP', measure: 2600 }),
    anEvent('experiment', { experiment: 'early-promises', variant: 'b' }),
  ])
  await visit([
    anEvent('search', { query: 'kleid', total: 3 }),
    anEvent('search', { query: 'hut \u202Ered', total: 0 }),
  ])
  return shop
}

describe('saum report', () => {
  it('says plainly when there is nothing yet', async () => {
    const { run, said } = await anOperatedShop(runCommandLine)

    expect(await run('report')).toBe(0)
    expect(said.out).toContain('all shops, ')
    expect(said.out).toContain(
      'Nothing was counted in this time: there were no visits, or no visitor agreed',
    )
  })

  it('tells everything on a screen', async () => {
    const { run, said } = await aVisitedShop()

    expect(await run('report', '--shop', 'de', '--days', '7')).toBe(0)

    expect(said.out).toContain('visits 2, orders 1, EUR 123.40')
    expect(said.out).toMatch(/\| {6}█\| {2}most: 2 on .*, today 2/)
    expect(said.out).toMatch(/^visits +█{32} +2 +100 %$/m)
    expect(said.out).toMatch(/^ordered +█{16} +1 +50 % {2}-0 %$/m)
    expect(said.out).toMatch(/2 searches, 50 % in vain/)
    expect(said.out).toMatch(/product_page +LCP +2600 ms +needs work/)
    expect(said.out).toMatch(/early-promises +b +1 +1 +100 %/)
    expect(said.out).not.toContain('\u202E')
    await run('report', '--shop', 'ch')
    expect(said.out).toContain('Nothing was counted')
  })

  it('is read by programs as JSON', async () => {
    const { run, said } = await aVisitedShop()

    expect(await run('report', '--json', '--days', '2')).toBe(0)

    const told = v.parse(report, JSON.parse(said.out))
    expect(told.days.map(({ visits }) => visits)).toEqual([0, 2])
  })

  it.each([
    ['--days', '0'],
    ['--days', '401'],
    ['--days', 'all'],
    ['--shop', 'us'],
  ])('refuses %s %s', async (option, value) => {
    const { run, said } = await anOperatedShop(runCommandLine)

    expect(await run('report', option, value)).toBe(2)
    expect(said.err).not.toBe('')
  })
})

describe('bars of a terminal', () => {
  it('are as wide as their share, and always take the same room', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        const bar = toBar(share, 20)
        expect(bar).toHaveLength(20)
        expect(Math.abs(bar.trimEnd().length - share * 20)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('show the least of something, and nothing of nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1 }), (numbers) => {
        const line = toSparkline(numbers)
        expect(line).toHaveLength(numbers.length)
        for (const [index, number] of numbers.entries()) {
          expect(line[index] === ' ').toBe(number === 0)
        }
        if (Math.max(...numbers) > 0) expect(line).toContain('█')
      }),
    )
  })
})
