import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createContentReader } from './content-reader.ts'
import { beginningOf, endOf } from './moment.ts'
import { changedBetween, nextChange } from './next-change.ts'
import { anEntry, aDocument, aPage, aSpace, embedded } from './test-space.ts'
import { isVisible, seasonAt } from './visibility.ts'

const reading = { chain: ['de-DE'], defaultCode: 'de-DE' }
const BERLIN = 'Europe/Berlin'
const at = (text: string) => Date.parse(text)

function isSeen(fields: Record<string, unknown>, moment: string): boolean {
  return isVisible(anEntry('it', ['text', fields]), { at: at(moment), timeZone: BERLIN, reading })
}

describe('when something is seen', () => {
  it.each([
    ['2026-11-20', '2026-11-19T23:00:00Z'],
    ['2026-07-20', '2026-07-19T22:00:00Z'],
    ['2026-11-20T08:30', '2026-11-20T07:30:00Z'],
    ['2026-11-20T08:30:00', '2026-11-20T07:30:00Z'],
    ['2026-11-20T08:30+00:00', '2026-11-20T08:30:00Z'],
    ['2026-11-20T08:30:00.000Z', '2026-11-20T08:30:00Z'],
  ])('%s begins at %s in Berlin', (text, moment) => {
    expect(beginningOf(text, BERLIN)).toBe(at(moment))
  })

  it('ends with the day it names, or at the moment it names', () => {
    expect(endOf('2026-11-20', BERLIN)).toBe(at('2026-11-20T23:00:00Z'))
    expect(endOf('2026-11-20T12:00', BERLIN)).toBe(at('2026-11-20T11:00:00Z'))
  })

  it.each(['soon', '2026-13-45', '', '2026-11-20T99:99:99:99'])('makes nothing of %j', (text) => {
    expect(beginningOf(text, BERLIN)).toBeNull()
    expect(endOf(text, BERLIN)).toBeNull()
    expect(isSeen({ visibleFrom: text, visibleUntil: text }, '2026-11-20T00:00:00Z')).toBe(true)
  })

  it('is from the first moment on and up to the last', () => {
    const fields = { visibleFrom: '2026-11-20', visibleUntil: '2026-11-20' }

    expect(isSeen(fields, '2026-11-19T22:59:59.999Z')).toBe(false)
    expect(isSeen(fields, '2026-11-19T23:00:00Z')).toBe(true)
    expect(isSeen(fields, '2026-11-20T22:59:59.999Z')).toBe(true)
    expect(isSeen(fields, '2026-11-20T23:00:00Z')).toBe(false)
  })

  it('goes by the seasons of the shop’s clock', () => {
    expect(seasonAt(at('2026-02-28T22:59:00Z'), BERLIN)).toBe('winter')
    expect(seasonAt(at('2026-02-28T23:00:00Z'), BERLIN)).toBe('spring')
    expect(seasonAt(at('2026-07-01T00:00:00Z'), BERLIN)).toBe('summer')
    expect(seasonAt(at('2026-11-30T22:00:00Z'), BERLIN)).toBe('autumn')
    expect(seasonAt(at('2026-12-24T00:00:00Z'), BERLIN)).toBe('winter')
    expect(isSeen({ seasons: ['winter', 'spring'] }, '2026-01-10T00:00:00Z')).toBe(true)
    expect(isSeen({ seasons: ['summer'] }, '2026-01-10T00:00:00Z')).toBe(false)
    expect(isSeen({ seasons: 'summer' }, '2026-01-10T00:00:00Z')).toBe(true)
  })
})

describe('the next moment something appears or disappears', () => {
  const now = at('2026-11-16T12:00:00Z')

  it('is the earliest of all', () => {
    const space = aSpace({
      past: ['text', { visibleFrom: '2026-01-01' }],
      later: ['text', { visibleFrom: '2026-12-24' }],
      sooner: ['text', { visibleUntil: '2026-11-19' }],
      season: ['text', { seasons: ['winter'] }],
    })

    expect(nextChange(space, now)).toBe(at('2026-11-19T23:00:00Z'))
    expect(nextChange(space, at('2026-11-20T00:00:00Z'))).toBe(at('2026-11-30T23:00:00Z'))
  })

  it('is none where nothing is timed', () => {
    expect(nextChange(aSpace({ it: ['text', {}] }), now)).toBeNull()
  })

  it('is the end of a countdown as well', () => {
    const space = aSpace({ it: ['countdown', { until: '2026-11-17T10:00:00Z' }] })

    expect(nextChange(space, now)).toBe(at('2026-11-17T10:00:00Z'))
    expect(changedBetween(space, now, at('2026-11-17T10:00:00Z'))).toEqual(['it'])
    expect(changedBetween(space, now, now + 1)).toEqual([])
  })

  it('is never missed: between two of them every page looks the same', () => {
    const day = fc
      .integer({ min: 0, max: 500 })
      .map((days) => new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10))
    const season = fc.constantFrom('spring', 'summer', 'autumn', 'winter')
    const fields = fc.record(
      { visibleFrom: day, visibleUntil: day, seasons: fc.array(season, { maxLength: 2 }) },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 4 }), fc.nat(400 * 24), (all, hours) => {
        const entries = Object.fromEntries(all.map((one, index) => [`e${index}`, one]))
        const space = aSpace({
          home: aPage({ kind: 'home', body: aDocument(...Object.keys(entries).map(embedded)) }),
          ...Object.fromEntries(
            Object.entries(entries).map(([id, one]) => [
              id,
              ['storyList', one] as [string, object],
            ]),
          ),
        })
        const start = now + hours * 3_600_000
        const next = nextChange(space, start) ?? start + 700 * 86_400_000
        const pageAt = (moment: number) =>
          createContentReader(space, { at: new Date(moment), marksEntries: true }).findPageByKey(
            'home',
            'de-DE',
          )?.blocks
        expect(pageAt(next - 1)).toEqual(pageAt(start))
      }),
    )
  })
})
