import { describe, expect, it } from 'vitest'
import { judgeWrite, type Write } from './judge-write.ts'

const DAY = 24 * 60 * 60
const NOTHING = { services: [], hasAsked: false }

function cookie(name: string, seconds: Write['seconds']): Write {
  return { place: 'cookie', name, seconds }
}

describe('what a device may keep', () => {
  it.each([
    cookie('$session-10028', 28 * DAY),
    cookie('__Host-$session-10028', 28 * DAY),
    cookie('saum-consent', 365 * DAY),
    { place: 'tab', name: 'saum:reloaded-at', seconds: 'session' },
    { place: 'cache', name: 'saum-card', seconds: 'without-end' },
  ] as const)('without any permission: $name', (write) => {
    expect(judgeWrite(write, NOTHING)).toBeNull()
  })

  it.each([
    cookie('visitor', 'session'),
    cookie('saum-consent-2', 'session'),
    { place: 'local', name: 'saum:reloaded-at', seconds: 'without-end' },
    { place: 'cache', name: 'pages', seconds: 'without-end' },
    { place: 'database', name: 'saum-card', seconds: 'without-end' },
  ] as const)('is on the list, in the place the list says: $place $name is not', (write) => {
    expect(judgeWrite(write, { services: ['search-usage'], hasAsked: true })).toBe(
      `${write.place} ${write.name} is not on the list`,
    )
  })

  it('is written after its permission', () => {
    const searches = {
      place: 'local',
      name: 'saum:recent-searches:de',
      seconds: 'without-end',
    } as const
    const shop = cookie('shop', 365 * DAY)

    expect(judgeWrite(searches, NOTHING)).toContain('needs recent-searches')
    expect(judgeWrite(searches, { services: ['recently-viewed'], hasAsked: true })).toContain(
      'needs recent-searches',
    )
    expect(judgeWrite(searches, { services: ['recent-searches'], hasAsked: false })).toBeNull()
    expect(judgeWrite(shop, NOTHING)).toContain('needs asked-for')
    expect(judgeWrite(shop, { services: [], hasAsked: true })).toBeNull()
  })

  it('stays no longer than the list says', () => {
    const asked = { services: [], hasAsked: true }

    expect(judgeWrite(cookie('$session-10028', 29 * DAY), asked)).toContain('stays too long')
    expect(judgeWrite(cookie('shop', 366 * DAY), asked)).toContain('stays too long')
    expect(judgeWrite(cookie('saum-preview', 9 * 60 * 60), asked)).toContain('stays too long')
    expect(judgeWrite(cookie('shop', 'without-end'), asked)).toContain('stays too long')
  })

  it('is taken away again where it is written for a moment', () => {
    const message = { place: 'local', name: 'saum-basket-10028', seconds: 'without-end' } as const

    expect(judgeWrite(message, NOTHING)).toContain('stays too long')
    expect(judgeWrite({ ...message, isGone: true }, NOTHING)).toBeNull()
  })
})
