import { aTestEnvironment } from '@saum/tracking/test-environment'
import { createConsentGate } from '@saum/tracking/consent/consent-gate'
import { decideConsent } from '@saum/tracking/consent/decide-consent'
import { describe, expect, it } from 'vitest'
import { pageExposures } from './page-exposures.ts'

const SETTINGS = {
  services: ['comparison-tests'],
  analyticsMode: 'next',
  experiments: [{ key: 'early-promises', share: 50 }],
} as const

function exposuresAt(path: string, { isAllowed = true, variants = [] as string[] } = {}) {
  const { now, randomId: newId } = aTestEnvironment()
  const offered = SETTINGS.services
  const wished = isAllowed ? offered : []
  const gate = createConsentGate({
    offered,
    privacy: { doNotTrack: null, globalPrivacyControl: undefined },
    read: () => decideConsent({ offered, wished, before: null, now: now(), newId }),
    now,
  })
  const page = { pageType: 'product_detail', path, pathname: path, data: { variants }, title: null }
  return pageExposures(SETTINGS, page, gate)
}

describe('[6.5] comparison tests', () => {
  it('are told on the pages they are about, in the version the page was shown in', () => {
    const [without, shown] = [[], ['early-promises']].map((variants) =>
      exposuresAt('/de/p/mantel-7/', { variants }),
    )

    // The consent decides on one of the two; data of the other was fetched ahead of the choice.
    expect([...(without ?? []), ...(shown ?? [])]).toMatchObject([
      { name: 'experiment', experiment: 'early-promises' },
    ])
    expect(exposuresAt('/de/c/damen/')).toEqual([])
  })

  it('are not told of who has not agreed to them', () => {
    expect(exposuresAt('/de/p/mantel-7/', { isAllowed: false })).toEqual([])
  })
})
