import { describe, expect, it } from 'vitest'
import type { DateRange } from '../wire/facet.ts'
import { chooseDates } from './choose-dates.ts'
import { createDateFacet } from './date-facet.ts'
import { aTestListing } from './test-page.ts'

const NEW = {
  start: '2026/11/01@00:00:00',
  end: '2026/11/16@00:00:00',
  endInclusive: false,
  state: 'idle',
} as const
const WEEK = { ...NEW, start: 'past-1-week', end: 'now', state: 'selected' } as const

describe('[4.24] the date facet of a listing', () => {
  it('asks with the range selected', async () => {
    const { solution, asked, askedFacet } = await aTestListing()

    await createDateFacet(solution, 'ec_date').toggleSelect(NEW)

    expect(asked().page).toBe(0)
    expect(askedFacet('ec_date')).toMatchObject({
      values: [{ ...NEW, state: 'selected', isAutoSelected: false }],
      preventAutoSelect: true,
    })
  })

  it('asks with dates chosen by hand instead', async () => {
    const { solution, askedFacet } = await aTestListing()

    await chooseDates(solution, 'ec_date', [WEEK])

    expect(askedFacet('ec_date')).toMatchObject({ values: [WEEK], numberOfValues: 1 })
  })

  it('shows them at once', async () => {
    const { solution } = await aTestListing()
    const date = createDateFacet(solution, 'ec_date')

    void chooseDates(solution, 'ec_date', [WEEK])

    expect(date.state.values).toMatchObject([{ ...WEEK, numberOfResults: 0 }, NEW])
    expect(date.state.hasActiveValues).toBe(true)
  })
})

describe('[5.18] dates chosen by hand', () => {
  it.each([
    ['2026/11/01@00:00:00', '2026/10/01@00:00:00'],
    ['now', 'past-1-day'],
    ['past-1-day', 'past-1-week'],
    ['now', '2020/01/01@00:00:00'],
  ])('refuses a range that ends before it starts: %s to %s', async (start, end) => {
    const { solution } = await aTestListing()

    expect(() => chooseDates(solution, 'ec_date', [{ ...NEW, start, end }])).toThrow(
      `The start value is greater than the end value for the date range ${start} to ${end}`,
    )
  })

  it.each([
    'yesterday',
    '2026/11/01@',
    '2026/13/45@99:99:99',
    '2026/02/30@00:00:00',
    '2026/11/01@10:99:99',
  ])('[5.27] refuses %s', async (start) => {
    const { solution } = await aTestListing()

    expect(() => chooseDates(solution, 'ec_date', [{ ...NEW, start }])).toThrow(
      `Could not parse the provided date "${start}"`,
    )
  })

  it.each(['past-0-day', 'now-1-day', 'past-3-banana'])('[5.26] refuses %s', async (start) => {
    const { solution } = await aTestListing()

    expect(() => chooseDates(solution, 'ec_date', [{ ...NEW, start }])).toThrow(
      `The value "${start}" is not respecting the relative date format "period-amount-unit"`,
    )
  })

  it('[5.26] takes relative dates however they are written', async () => {
    const { solution, askedFacet } = await aTestListing()

    await chooseDates(solution, 'ec_date', [{ ...WEEK, start: 'PAST-1-WEEK', end: 'NOW' }])

    expect(askedFacet('ec_date')).toMatchObject({ values: [WEEK] })
  })

  it('[5.27] refuses a year the provider does not know', async () => {
    const { solution } = await aTestListing()

    expect(() =>
      chooseDates(solution, 'ec_date', [{ ...NEW, start: '1400/12/31@23:59:59' }]),
    ).toThrow('Date is before year 1401, which is unsupported by the API')
  })

  it('takes any mixture of fixed and relative dates', async () => {
    const { solution, askedFacet } = await aTestListing()
    const since = { ...NEW, end: 'now' }
    const until = { ...NEW, start: 'past-10-year' }

    await chooseDates(solution, 'ec_date', [since, until])

    expect(askedFacet('ec_date')).toMatchObject({ values: [since, until] })
  })

  it.each([
    [{ ...NEW, start: undefined }, 'start: value is required.'],
    [{ ...NEW, end: '' }, 'end: value is an empty string.'],
    [{ ...NEW, endInclusive: undefined }, 'endInclusive: value is required.'],
    [{ ...NEW, state: 'on' }, 'state: value is not in enum.'],
  ])('[5.19] refuses %j', async (range, fault) => {
    const { solution } = await aTestListing()
    const date = createDateFacet(solution, 'ec_date')
    const given = range as DateRange

    expect(() => chooseDates(solution, 'ec_date', [given])).toThrow(`- ranges.0.${fault}`)
    expect(() => date.toggleSelect(given)).toThrow(`- selection.${fault}`)
    expect(() => date.toggleSingleExclude(given)).toThrow(`- selection.${fault}`)
  })
})
