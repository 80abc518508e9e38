import { SHOPS } from '@saum/domain/shops'
import { CONSENT_VERSION } from '@saum/tracking/consent/consent'
import { exposuresOf } from '@saum/tracking/experiments/exposures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPageExperiments } from './page-experiments.ts'
import { aConsentCookie, aVisitor, HALF } from './test-consent.ts'

const NOW = Date.now()
const PATH = '/de/p/mantel-7/'
const CHOSEN = aVisitor('variant')

function shown(cookie: string | null, others: Record<string, string> = {}, path = PATH) {
  const headers = new Headers({ ...others, ...(cookie !== null && { cookie }) })
  return createPageExperiments(HALF, () => NOW)?.variantsFor(path, headers)
}

describe('[6.5] a visitor who allowed comparisons', () => {
  it('sees on the server’s page what the browser notes, whoever they are', () => {
    const experiments = createPageExperiments(HALF, () => NOW)
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), fc.constantFrom(...SHOPS), (id, { path }) => {
        const headers = new Headers({ cookie: `shop=de; ${aConsentCookie(id)}; a=b` })
        const [noted] = exposuresOf(HALF, '/p/mantel-7/', id)
        const seen = experiments?.variantsFor(`/${path}/p/mantel-7/`, headers)
        expect(seen).toEqual(noted?.variant === 'variant' ? ['early-promises'] : [])
      }),
    )
  })

  it.each(['/de/p/mantel-7/', '/de/p/mantel-7/_.data', '/de/p/mantel-7.data', '/fr-ch/p/m-1/'])(
    'sees their version at %s',
    (path) => {
      expect(shown(aConsentCookie(CHOSEN), {}, path)).toEqual(['early-promises'])
    },
  )

  it.each([
    '/de/',
    '/de/c/damen/_.data',
    '/de/p/',
    '/de/p/shop-the-look/outfit-3/',
    '/de/p/shop-the-look/outfit-3/_.data',
    '/xx/p/mantel-7/',
    '/p/mantel-7/',
    '/DE/p/mantel-7/',
    '//de/p/mantel-7/',
    '',
  ])('sees what everybody sees at %s', (path) => {
    expect(shown(aConsentCookie(CHOSEN), {}, path)).toEqual([])
  })

  it('sees what everybody sees if that is their version', () => {
    expect(shown(aConsentCookie(aVisitor('control')))).toEqual([])
  })
})

describe('[6.5] without a yes there is no other version', () => {
  it.each([
    ['no cookie', null],
    ['other cookies only', 'shop=de; session=1'],
    ['an empty cookie', 'saum-consent='],
    ['a broken cookie', `saum-consent=1.zz.${CHOSEN}`],
    ['a cookie with another id', 'saum-consent=1.t3k2vw.not-an-id.T'],
    [
      'a no to comparisons',
      aConsentCookie(CHOSEN, { granted: ['tag-manager'], refused: ['comparison-tests'] }),
    ],
    [
      'a yes to other things',
      aConsentCookie(CHOSEN, { granted: ['visit-statistics', 'testing-script'] }),
    ],
    ['yes and no at once', aConsentCookie(CHOSEN, { refused: ['comparison-tests'] })],
    ['a yes of old words', aConsentCookie(CHOSEN, { version: CONSENT_VERSION - 1 })],
    ['a yes of another year', aConsentCookie(CHOSEN, { at: NOW - 366 * 86_400_000 })],
    ['a yes of tomorrow', aConsentCookie(CHOSEN, { at: NOW + 86_400_000 })],
  ])('to whoever comes with %s', (_, cookie) => {
    expect(shown(cookie)).toEqual([])
  })

  it.each(['sec-gpc', 'dnt'])('to whoever asks for privacy by %s, whatever they said', (header) => {
    expect(shown(aConsentCookie(CHOSEN), { [header]: '1' })).toEqual([])
    expect(shown(aConsentCookie(CHOSEN), { [header]: '0' })).toEqual(['early-promises'])
  })
})

describe('which pages experiments are about', () => {
  it('are those in a shop whose paths they name', () => {
    const experiments = createPageExperiments(HALF, () => NOW)
    const paths = ['/de/p/mantel-7/', '/at/p/mantel-7/_.data', '/de/', '/p/mantel-7/']
    expect(paths.map((path) => experiments?.concern(path))).toEqual([true, true, false, false])
  })

  it('are none while nothing runs', () => {
    expect(createPageExperiments([], () => NOW)).toBeNull()
  })
})
