import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { ForeignScript } from '@saum/tracking/script/script-loader'
import { aTestEnvironment } from '@saum/tracking/test-environment'
import { anEvent } from '@saum/tracking/test-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTagManager } from './open-tag-manager.ts'

const HOST = 'https://t.saum.example'
const USER = {
  email: 'Marlene@Saum.example',
  firstName: 'Marlene',
  lastName: 'Vogt',
  groups: ['new'],
  status: { isGuestCustomer: false },
}

/** The browser of a visitor; `answers` is what the shop says about them, nothing without a session. */
function aBrowser(answers: Readonly<Record<string, unknown>> | null = null) {
  const browser: { dataLayer?: object[] } = {}
  const cookie = answers === null ? '' : `saum-has-session-${DEFAULT_SHOP.shopId}=1`
  vi.stubGlobal('window', browser)
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.split('/').at(-1) ?? ''
    if (answers === null || !(name in answers)) throw new TypeError('Failed to fetch')
    return Response.json(answers[name])
  })
  const loaded: ForeignScript[] = []
  const environment = aTestEnvironment()
  const open = (containerId = 'GTM-PX7Q2ZK') =>
    openTagManager({
      tagManager: { host: HOST, containerId },
      shop: DEFAULT_SHOP,
      environment,
      load: (script) => void loaded.push(script),
    })
  return { browser, loaded, environment, open }
}

afterEach(() => void vi.unstubAllGlobals())

describe('[7.59] the tag manager', () => {
  it('comes from the tracking host, and is told what happens in the layer it reads', async () => {
    const { browser, loaded, environment, open } = aBrowser()

    const { service, deliver } = await open()
    deliver([anEvent()], false)

    expect(service).toBe('tag-manager')
    expect(loaded).toEqual([{ url: `${HOST}/gtm.js?id=GTM-PX7Q2ZK` }])
    expect(browser.dataLayer).toMatchObject([
      { event: 'gtm.js', 'gtm.start': environment.now() },
      { ecommerce: null },
      { event: 'page_view', customer_type: 'guest', shop_id: DEFAULT_SHOP.shopId, locale: 'de-DE' },
    ])
  })

  it.each(['', 'GTM-', 'gtm-abc', 'GTM-1&x=2'])(
    '[5.9] is not opened as %j',
    async (containerId) => {
      const { browser, loaded, open } = aBrowser()

      await expect(open(containerId)).rejects.toThrow('is no container')
      expect([loaded, browser]).toEqual([[], {}])
    },
  )

  it('[9.14] [3.5] knows a customer by hashes and a region only', async () => {
    const address = { zipCode: '10115' }
    const { browser, environment, open } = aBrowser({
      getUser: { user: USER },
      getShopUserAddresses: [address],
    })

    const { deliver } = await open()
    deliver([anEvent()], false)

    expect(browser.dataLayer?.at(-1)).toMatchObject({
      customer_type: 'new',
      email_sha256: await environment.sha256('marlene@saum.example'),
      first_name_sha256: await environment.sha256('marlene'),
      last_name_sha256: await environment.sha256('vogt'),
      postcode: '1XXXX',
    })
    expect(JSON.stringify(browser.dataLayer)).not.toMatch(/marlene|vogt|10115/i)
  })

  it('[3.5] knows a guest where the shop does not answer', async () => {
    const { browser, open } = aBrowser({})

    const { deliver } = await open()
    deliver([anEvent()], false)

    expect(browser.dataLayer?.at(-1)).toMatchObject({ customer_type: 'guest' })
  })

  it('[3.5] knows a guest where the customer logs out before the shop answers', async () => {
    const { browser, open } = aBrowser({
      getUser: { user: USER },
      getShopUserAddresses: [{ zipCode: '10115' }],
    })

    const opening = open()
    document.cookie = ''
    const { deliver } = await opening
    deliver([anEvent()], false)

    expect(browser.dataLayer?.at(-1)).toMatchObject({ customer_type: 'guest' })
    expect(JSON.stringify(browser.dataLayer)).not.toMatch(/sha256|postcode/)
  })
})
