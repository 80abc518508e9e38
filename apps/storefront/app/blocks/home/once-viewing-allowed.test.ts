import type { ConsentServiceId } from '@saum/domain/consent-services'
import { writeConsent } from '@saum/tracking/consent/consent'
import { decideConsent } from '@saum/tracking/consent/decide-consent'
import { afterEach, describe, expect, it, vi } from 'vitest'

const SETTINGS = { services: ['recently-viewed'], analyticsMode: 'next' } as const

/** A tab of its own, whose visitor has decided so, or not yet. */
async function aTab(wished: readonly ConsentServiceId[] | null, navigator = {}) {
  vi.resetModules()
  const newId = () => '580f46e5-1d2c-4b3a-9f60-0a1b2c3d4e5f'
  const write = (allowed: readonly ConsentServiceId[]) =>
    `saum-consent=${writeConsent(
      decideConsent({
        offered: SETTINGS.services,
        wished: allowed,
        before: null,
        now: Date.now(),
        newId,
      }),
    )}`
  const document = { cookie: wished === null ? '' : write(wished) }
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('reportError', (error: unknown) => expect.fail(String(error)))
  const { onceViewingAllowed } = await import('./once-viewing-allowed.ts')
  const { consentGate } = await import('#app/visitor/consent-gate.ts')
  await import('@saum/tracking/consent/once-allowed')
  let count = 0
  return {
    count: () => count,
    ask: () => onceViewingAllowed(SETTINGS, () => void (count += 1)),
    /** What is loaded here was loaded above, and comes within some turns. */
    async settle() {
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
    },
    choose(...allowed: readonly ConsentServiceId[]) {
      document.cookie = write(allowed)
      consentGate(SETTINGS).refresh()
    },
  }
}

afterEach(() => void vi.unstubAllGlobals())

describe('[6.5] what somebody looked at', () => {
  it('is remembered where they allow it', async () => {
    const tab = await aTab(['recently-viewed'])

    tab.ask()
    await tab.settle()

    expect(tab.count()).toBe(1)
  })

  it('is remembered once they do, and not before', async () => {
    const tab = await aTab(null)
    tab.ask()
    await tab.settle()
    expect(tab.count()).toBe(0)

    tab.choose('recently-viewed')

    expect(tab.count()).toBe(1)
  })

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    '[4.61] is never remembered where the browser says no: %j',
    async (navigator) => {
      const tab = await aTab(['recently-viewed'], navigator)

      tab.ask()
      await tab.settle()

      expect(tab.count()).toBe(0)
    },
  )

  it('is not remembered of a page that was left, before or after the question', async () => {
    const tab = await aTab(null)

    tab.ask()()
    const callOff = tab.ask()
    await tab.settle()
    callOff()
    tab.choose('recently-viewed')

    expect(tab.count()).toBe(0)
  })
})
