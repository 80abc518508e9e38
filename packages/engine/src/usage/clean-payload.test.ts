import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanPayload } from './clean-payload.ts'
import type { UsagePayload } from './usage-event.ts'

const TYPES = ['search', 'click', 'custom', 'view', 'pageview', 'event'] as const

function clean(type: (typeof TYPES)[number], payload: UsagePayload, accessToken = 'token') {
  return cleanPayload(type, payload, accessToken)
}

const aValue = fc.oneof(
  fc.constantFrom(undefined, null, '', 0, false, '0', 'false', {}, []),
  fc.string(),
  fc.webUrl({ withQueryParameters: true }),
  fc.string({ minLength: 1000, maxLength: 2200, unit: fc.constantFrom('a', '%20', '%C3%A4') }),
)
const aRecord = fc.dictionary(
  fc.constantFrom(
    'context_website',
    'CONTEXT_WEBSITE',
    'siteName',
    'SITENAME',
    'Other',
    '__proto__',
  ),
  aValue,
)
const aPayload = fc.record(
  {
    queryText: aValue,
    originLevel3: aValue,
    location: aValue,
    referrer: aValue,
    page: aValue,
    trackingId: aValue,
    anonymizeIp: aValue,
    custom: fc.oneof(aValue, aRecord),
    customData: fc.oneof(aValue, aRecord),
  },
  { requiredKeys: [] },
)

describe('[5.32] an event before it is sent', () => {
  it('is clean after one cleaning: a second changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), aPayload, (type, payload) => {
        const once = clean(type, payload)

        expect(clean(type, once)).toEqual(once)
      }),
    )
  })

  it('holds nothing empty, except the query of a search', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), aPayload, (type, payload) => {
        const empty = Object.entries(clean(type, payload)).filter(
          ([, value]) => value === undefined || value === null || value === '',
        )

        const allowed = type === 'search' && payload.queryText === '' ? [['queryText', '']] : []
        expect(empty).toEqual(allowed)
      }),
    )
  })

  it('keeps an empty query of a search, and of nothing else', () => {
    expect(clean('search', { queryText: '', pipeline: '' })).toEqual({ queryText: '' })
    expect(clean('custom', { queryText: '' })).toEqual({})
  })

  it('keeps what only looks empty', () => {
    const payload = { results: [], numberOfResults: 0, anonymous: false, customData: {} }

    expect(clean('search', payload)).toEqual(payload)
  })

  it('moves custom values into the custom data, their names in lower case', () => {
    expect(
      clean('view', { custom: { Color: 'rot', size: 'M' }, customData: { size: 'L' } }),
    ).toEqual({ customData: { color: 'rot', size: 'L' } })
  })
})

describe('the shop an event belongs to', () => {
  it.each([
    [{ trackingId: 'own', custom: { context_website: 'site' } }, 'own'],
    [{ custom: { context_website: 'site', siteName: 'name' } }, 'site'],
    [{ custom: { siteName: 'name' } }, 'name'],
    [{ customData: { siteName: 'name' } }, 'name'],
    [{ trackingId: '', customData: { context_website: 'site' } }, 'site'],
    [{ custom: { context_website: 'one' }, customData: { context_website: 'other' } }, 'other'],
    [{ custom: 'site' }, undefined],
    [{}, undefined],
  ])('is read from %j as %s', (payload, trackingId) => {
    expect(clean('custom', payload)['trackingId']).toBe(trackingId)
  })
})

describe('[5.30] the wish to hide the address of the visitor', () => {
  it.each([0, '0', false, 'false', 'FALSE', 'undefined', 'null', '{}', '[]', '', null, undefined])(
    'is none when it says %j',
    (anonymizeIp) => {
      expect(clean('event', { anonymizeIp })).toEqual({})
    },
  )

  it.each([1, '1', true, 'true', 'yes', 'no', { any: 1 }])(
    'is one when it says %j',
    (anonymizeIp) => {
      expect(clean('event', { anonymizeIp })).toEqual({ anonymizeIp: 1 })
    },
  )
})

// Deviation: empty-object-does-not-anonymize
describe('[5.30] an empty object or list as the wish to hide the address', () => {
  it.each([{ flag: {} }, { flag: [] }])(
    'counts as none, as the words for it do: %j',
    ({ flag }) => {
      expect(clean('view', { anonymizeIp: flag })).toEqual({})
    },
  )
})

describe('[9.23] the addresses in an event', () => {
  it.each([
    ['search', 'originLevel3', 1024],
    ['click', 'originLevel3', 1024],
    ['custom', 'originLevel3', 1024],
    ['view', 'originLevel3', 1024],
    ['view', 'location', 1024],
    ['pageview', 'referrer', 2048],
    ['pageview', 'location', 2048],
    ['pageview', 'page', 2048],
    ['event', 'referrer', 2048],
    ['event', 'location', 2048],
    ['event', 'page', 2048],
  ] as const)('of a %s has a %s of at most %i characters', (type, key, limit) => {
    expect(clean(type, { [key]: 'a'.repeat(3000) })).toEqual({ [key]: 'a'.repeat(limit) })
  })

  it('of a view keeps a long referrer, which has no limit', () => {
    const referrer = 'a'.repeat(3000)

    expect(clean('view', { referrer })).toEqual({ referrer })
  })
})

describe('[9.24] a measurement sent with a key of the shop', () => {
  it.each(['pageview', 'event'] as const)('belongs to nobody: a %s', (type) => {
    const nobody = { page: '/', userId: 'anonymous' }

    expect(clean(type, { page: '/' }, 'xx-key')).toEqual(nobody)
    expect(clean(type, { page: '/', userId: '' }, 'xx')).toEqual(nobody)
  })

  it('belongs to the visitor who is named', () => {
    expect(clean('event', { userId: 'ada' }, 'xx-key')).toEqual({ userId: 'ada' })
  })

  it.each(['eyJ-token', 'x-key', 'XX-key', 'yxx-key', ' xx-key', ''])(
    'is known by two letters, not by %j',
    (accessToken) => {
      expect(clean('event', { page: '/' }, accessToken)).toEqual({ page: '/' })
    },
  )

  it.each(['search', 'click', 'custom', 'view'] as const)('is none where it is a %s', (type) => {
    expect(clean(type, { originLevel2: 'x' }, 'xx-key')).toEqual({ originLevel2: 'x' })
  })
})
