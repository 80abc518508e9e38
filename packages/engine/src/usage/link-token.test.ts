import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SOME_ID } from '../analytics/test-analytics.ts'
import { clientIdFromLink, createLinkToken, decorateLink, type Arrival } from './link-token.ts'

const NOW = Date.UTC(2026, 10, 16, 12)
const SECONDS = NOW / 1000
const HEX = SOME_ID.replaceAll('-', '')

function anArrival(changes: Partial<Arrival> = {}): Arrival {
  return {
    location: `https://saum.example/?cvo_cid=${HEX}.${SECONDS}`,
    referrer: 'https://www.partner.example/page',
    nowMs: NOW,
    acceptedReferrers: ['partner.example'],
    ...changes,
  }
}

describe('[4.60] [9.27] a link that takes a visitor along', () => {
  it('names the visitor without dashes and the second it was made in', () => {
    expect(decorateLink('https://saum.example/?a=1', SOME_ID, NOW + 999)).toBe(
      `https://saum.example/?a=1&cvo_cid=${HEX}.${SECONDS}`,
    )
  })

  it('replaces who was named before', () => {
    const link = decorateLink('https://saum.example/?cvo_cid=old', SOME_ID, NOW)

    expect(new URL(link).searchParams.getAll('cvo_cid')).toEqual([`${HEX}.${SECONDS}`])
  })

  it('brings every visitor to where it leads', () => {
    fc.assert(
      fc.property(
        fc.uuid({ version: 4 }),
        fc.webUrl(),
        fc.integer({ min: 0, max: 120 }),
        (id, url, age) => {
          const location = decorateLink(url, id, NOW)

          expect(clientIdFromLink(anArrival({ location, nowMs: NOW + age * 1000 }))).toBe(id)
        },
      ),
    )
  })

  it('[8.30] cannot be made for somebody without a valid id', () => {
    expect(() => createLinkToken('somebody', NOW)).toThrow('Not a valid uuid.')
  })

  it.each(['', 'saum', '/relative/', 'https://'])('cannot be made of "%s"', (url) => {
    expect(() => decorateLink(url, SOME_ID, NOW)).toThrow('Invalid URL provided')
  })
})

describe('[4.60] [9.27] a visitor who comes by such a link', () => {
  it.each([
    [0, SOME_ID],
    [120, SOME_ID],
    [121, null],
    [-1, null],
  ])('%i s after it was made is recognized as %s', (age, id) => {
    expect(clientIdFromLink(anArrival({ nowMs: NOW + age * 1000 }))).toBe(id)
  })

  it.each([
    ['https://partner.example/', ['partner.example'], true],
    ['https://www.partner.example/', ['partner.example'], true],
    ['https://www.partner.example/', ['*.partner.example'], true],
    ['https://www.partner.example/', ['www.*.example'], true],
    ['https://www.partner.example/', ['WWW.Partner.Example'], true],
    ['https://www.partner.example/', ['other.example', '*'], true],
    ['https://partner.example:8443/', ['partner.example:8443'], true],
    ['https://partner.example:8443/', ['partner.example'], false],
    ['https://partner.example.evil.example/', ['partner.example'], false],
    ['https://partnerxexample/', ['partner.example'], false],
    ['https://www.partner.example/', [], false],
    ['https://www.partner.example/', ['(', '['], false],
    ['not a url', ['*'], false],
  ])('from %s with %j accepted: %s', (referrer, acceptedReferrers, isAccepted) => {
    expect(clientIdFromLink(anArrival({ referrer, acceptedReferrers }))).toBe(
      isAccepted ? SOME_ID : null,
    )
  })

  it.each([
    null,
    'not a url',
    'https://saum.example/',
    'https://saum.example/?cvo_cid=',
    `https://saum.example/?cvo_cid=${HEX}`,
    `https://saum.example/?cvo_cid=${HEX}.`,
    `https://saum.example/?cvo_cid=${HEX}.${SECONDS}.1`,
    `https://saum.example/?cvo_cid=${SOME_ID}.${SECONDS}`,
    `https://saum.example/?cvo_cid=${'0'.repeat(32)}.${SECONDS}`,
    `https://saum.example/?cvo_cid=${HEX}.${'9'.repeat(400)}`,
  ])('is a stranger when the address is %s', (location) => {
    expect(clientIdFromLink(anArrival({ location }))).toBeNull()
  })

  it('is a stranger who came from nowhere', () => {
    expect(clientIdFromLink(anArrival({ referrer: null, acceptedReferrers: ['*'] }))).toBeNull()
  })
})

// Deviation: link-from-lookalike-host-refused
describe('[4.60] a visitor sent by a host that only ends like a trusted one', () => {
  it('is a stranger', () => {
    const referrer = 'https://evil-partner.example/'

    expect(clientIdFromLink(anArrival({ referrer }))).toBeNull()
  })
})
