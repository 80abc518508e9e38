import { describe, expect, it } from 'vitest'
import { cookieTraces, expiredCookies, tracesOf } from './consent-traces.ts'

const COOKIES =
  'saum-shop=de; _ga=GA1.1.2; _ga_ABC123=GS1.1; _gid=x; _gcl_au=1; coveo_visitorId=v; _gaze=1; saum-consent=1'

describe('[6.5] what a service has left in a browser', () => {
  it('is found by its names among the cookies, and nothing else is', () => {
    expect(cookieTraces(['tag-manager'], COOKIES)).toEqual(['_ga', '_ga_ABC123', '_gid', '_gcl_au'])
    expect(cookieTraces(['search-usage'], COOKIES)).toEqual(['coveo_visitorId'])
    expect(cookieTraces(['visit-statistics', 'error-reports'], COOKIES)).toEqual([])
  })

  it.each([null, undefined, '', ';', '=', '=x; ;'])('is nothing in %j', (cookies) => {
    expect(cookieTraces(['tag-manager', 'search-usage'], cookies)).toEqual([])
  })

  it('is named once, however often it stands there', () => {
    expect(cookieTraces(['tag-manager'], '_ga=1; _ga=2')).toEqual(['_ga'])
  })

  it('is known in the storage of the browser', () => {
    const stored = ['saum-visit', 'saum-told-orders', 'visitorId', '__coveo.analytics.history', 'x']

    expect(tracesOf(['visit-statistics', 'error-reports'], 'local', stored)).toEqual([
      'saum-visit',
      'saum-told-orders',
    ])
    expect(tracesOf(['search-usage'], 'local', stored)).toEqual([
      'visitorId',
      '__coveo.analytics.history',
    ])
    expect(tracesOf(['recently-viewed'], 'local', ['saum.viewed.fr-ch', 'saum.branch.de'])).toEqual(
      ['saum.viewed.fr-ch'],
    )
  })

  it('is what outlives the visit, not what the tab keeps without a permission', () => {
    const searches = ['saum:recent-searches:de', 'saum:reloaded-at']

    expect(tracesOf(['recent-searches'], 'local', searches)).toEqual(['saum:recent-searches:de'])
    expect(tracesOf(['recent-searches'], 'tab', searches)).toEqual([])
  })
})

describe('[6.5] a cookie that is to go', () => {
  it('is taken from the host and from the domains above it', () => {
    expect(expiredCookies('_ga', 'www.saum.example')).toEqual([
      '_ga=; Max-Age=0; Path=/',
      '_ga=; Max-Age=0; Path=/; Domain=www.saum.example',
      '_ga=; Max-Age=0; Path=/; Domain=saum.example',
    ])
  })

  it.each(['localhost', 'localhost:3000', '127.0.0.1', '127.0.0.1:3000', '[::1]:3000', ''])(
    'has no domain on %s',
    (host) => {
      expect(expiredCookies('_ga', host)).toEqual(['_ga=; Max-Age=0; Path=/'])
    },
  )
})
