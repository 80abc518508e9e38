import { createContentReader } from '@saum/content/content-reader'
import type { Space } from '@saum/content/space'
import type { Block } from '@saum/contract/content-block'
import { deliveryWindow } from '@saum/domain/delivery-dates'
import { SHOPS, type Locale } from '@saum/domain/shops'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPublishedSpace } from './test-published-space.ts'

const OPENINGS = ['2027-03-01', '2027-06-01', '2027-09-01', '2026-12-01', '2026-11-16']
const MINUTE_MS = 60_000

let space: Space
beforeAll(async () => {
  space = await readPublishedSpace()
})

/** The blocks of the home page at noon of a day. */
function homeOn(day: string, locale: Locale): readonly Block[] {
  const at = new Date(`${day}T12:00:00Z`)
  const reader = createContentReader(space, { at, marksEntries: false, report() {} })
  return reader.findPageByKey('home', locale)?.blocks ?? []
}

function countdownOn(day: string, locale: Locale): Block<'countdown'> | undefined {
  return homeOn(day, locale).find((block) => block.kind === 'countdown')
}

/** The files of all pictures; a tall and a wide crop of one scene show the same. */
function scenesOf(blocks: readonly Block[]): string[] {
  const keys = JSON.stringify(blocks).matchAll(/"picture":\{"key":"([^"]+)"/g)
  return [...keys].map(([, key = '']) => key.replace(/-(?:tall|wide)\b.*$/, ''))
}

describe.each(SHOPS)('[2.2] the home page of $path', (shop) => {
  const { locale } = shop

  it.each(OPENINGS)('on %s shows one season, and no scene twice', (day) => {
    const blocks = homeOn(day, locale)
    const scenes = scenesOf(blocks)

    for (const kind of ['banner', 'outfit', 'story', 'categoryTiles', 'grid']) {
      expect(blocks.filter((block) => block.kind === kind)).toHaveLength(1)
    }
    expect(scenes.length).toBeGreaterThan(6)
    expect(new Set(scenes).size).toBe(scenes.length)
  })

  it('counts the days to the last order before Christmas, in December only', () => {
    expect(countdownOn('2026-11-16', locale)).toBeUndefined()
    expect(countdownOn('2026-12-10', locale)).toBeDefined()
    expect(countdownOn('2026-12-21', locale)).toBeDefined()
    expect(countdownOn('2026-12-22', locale)).toBeUndefined()
    expect(countdownOn('2027-12-10', locale)).toBeUndefined()
  })

  it('names an end after which no parcel is sure to arrive everywhere, and none before', () => {
    const until = Date.parse(countdownOn('2026-12-10', locale)?.until ?? '')
    const lastDayFor = (order: number) => deliveryWindow(shop, order).zones.at(-1)?.to

    expect(lastDayFor(until)).toBe('2026-12-23')
    expect(lastDayFor(until + MINUTE_MS)).not.toBe('2026-12-23')
  })
})
