import type { ConsentServiceId } from '@saum/domain/consent-services'
import { DEFAULT_SHOP, SHOPS, type Shop } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { startConsentManager } from './consent-manager.ts'
import { aBrowser, OFFERED } from './test-browser.ts'
import { cookieOf } from './test-choice.ts'

const MANAGER = { scriptUrl: 'https://consent.example/loader.js', settingsId: 'abc123' }
const NAMES: Readonly<Partial<Record<ConsentServiceId, string>>> = {
  'visit-statistics': 'visit-statistics',
  'search-usage': 'Coveo',
  'tag-manager': 'Google Tag Manager',
}

function aPage({
  isSilenced = false,
  shop = DEFAULT_SHOP,
}: { isSilenced?: boolean; shop?: Shop } = {}) {
  const tab = aBrowser({ isSilenced })
  const sent: {
    answer: FormDataEntryValue | null
    source: FormDataEntryValue | null
    services: FormDataEntryValue[]
  }[] = []
  const parts = {
    manager: MANAGER,
    shop,
    gate: tab.gate,
    offered: OFFERED,
    async send(choice: FormData) {
      const services = choice.getAll('services')
      sent.push({ answer: choice.get('answer'), source: choice.get('source'), services })
      tab.browser.document.cookie = cookieOf(...(services as ConsentServiceId[]))
      return true
    },
  }
  const manager = startConsentManager(tab.browser, parts)
  async function tell(given: readonly ConsentServiceId[], type = 'EXPLICIT') {
    const services = OFFERED.map(
      (id) => [id, { name: NAMES[id], consent: { given: given.includes(id) } }] as const,
    )
    const detail = { consent: { type }, services: Object.fromEntries(services) }
    tab.browser.dispatchEvent(new CustomEvent('UC_CONSENT', { detail }))
    await Promise.resolve()
  }
  return { ...tab, parts, manager, sent, tell }
}

describe('[7.57] a consent manager', () => {
  it.each(SHOPS)('is loaded once, in the language of the shop $path', (shop) => {
    const { browser, parts, scripts } = aPage({ shop })

    startConsentManager(browser, parts)

    expect(scripts).toEqual([
      {
        id: 'usercentrics-cmp',
        src: MANAGER.scriptUrl,
        async: true,
        dataset: { settingsId: 'abc123', language: shop.language },
      },
    ])
  })

  it('allows nothing as long as it is silent', () => {
    const { gate, sent } = aPage()

    expect([gate.standing(), sent.length]).toEqual(['undecided', 0])
  })

  it('has its choice kept like one of ours', async () => {
    const { gate, sent, tell } = aPage()

    await tell(['tag-manager'])

    expect(sent).toEqual([{ answer: 'selected', source: 'manager', services: ['tag-manager'] }])
    expect([gate.standing(), gate.allows('tag-manager')]).toEqual(['decided', true])
    expect(gate.allows('search-usage')).toBe(false)
  })

  it('has a refusal of everything kept as well', async () => {
    const { gate, sent, tell } = aPage()

    await tell([])

    expect(sent).toEqual([{ answer: 'selected', source: 'manager', services: [] }])
    expect(gate.standing()).toBe('decided')
  })

  it('tells the same choice on every page, which is kept once', async () => {
    const { sent, tell } = aPage()

    await tell(['tag-manager'])
    await tell(['tag-manager'])
    await tell([])

    expect(sent.map(({ services }) => services)).toEqual([['tag-manager'], []])
  })

  it('is not heard before somebody has chosen, nor when what it says is not understood', async () => {
    const { browser, sent, tell } = aPage()

    await tell(['tag-manager'], 'IMPLICIT')
    for (const detail of [null, 'yes', { services: 7 }, { services: { a: {} } }]) {
      browser.dispatchEvent(new CustomEvent('UC_CONSENT', { detail }))
    }
    browser.dispatchEvent(new Event('UC_CONSENT'))

    expect(sent).toEqual([])
  })

  it('allows nothing whose browser says no', async () => {
    const { gate, sent, tell } = aPage({ isSilenced: true })

    await tell([...OFFERED])

    expect([sent.length, gate.allows('tag-manager')]).toEqual([0, false])
  })

  it.each(['__ucCmp', 'UC_UI'])('shows its own settings, by %s', (name) => {
    const { browser, manager } = aPage()
    let shown = 0

    const isBlocked = !manager.open()
    Object.assign(browser, { [name]: { showSecondLayer: () => (shown += 1) } })

    expect([isBlocked, manager.open(), shown]).toEqual([true, true, 1])
  })

  it('is not listened to any longer than the page is there', async () => {
    const { manager, sent, tell } = aPage()

    manager.stop()
    await tell(['tag-manager'])

    expect(sent).toEqual([])
  })
})
