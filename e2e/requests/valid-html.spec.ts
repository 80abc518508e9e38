import { DEFAULT_SHOP, SHOPS } from '@saum/domain/shops'
import { DEMO_PASSWORD } from '../../catalog/range/customers.ts'
import { ALLOWED_FEATURES } from '../../scripts/browser-features/allowed-features.ts'
import { findPageFeatures } from '../../scripts/browser-features/page-features.ts'
import { logInAs } from '../support/customer.ts'
import { expectValidHtml } from '../support/html-validity.ts'
import { ACCOUNT_PAGES, PAGE_NAMES, pathOfPage } from '../support/main-pages.ts'
import { expect, test } from '../support/request-test.ts'

test.describe('valid HTML', () => {
  for (const name of PAGE_NAMES) {
    test(`is served by the page «${name}»`, async ({ request, origin }) => {
      const response = await request.get(await pathOfPage(name, DEFAULT_SHOP, origin))

      await expectValidHtml(await response.text())
    })
  }

  test('features that are listed for served pages only are on the home page', async ({
    request,
  }) => {
    const page = await (await request.get('/de/')).text()
    const used = findPageFeatures(page).map(({ feature }) => feature)

    const listed = ALLOWED_FEATURES.filter(({ isServedOnly }) => isServedOnly)
    expect(used).toEqual(expect.arrayContaining(listed.flatMap(({ features }) => features)))
  })

  test('is served by the account of a customer with a card', async ({ request, origin }) => {
    test.slow()
    const customer = { email: 'vip-card.de@saum.example', password: DEMO_PASSWORD }
    await logInAs({ request }, origin, customer)
    for (const name of ACCOUNT_PAGES) {
      const response = await request.get(`/de/account/${name}`, { maxRedirects: 0 })

      expect(response.status(), name).toBe(200)
      await expectValidHtml(await response.text())
    }
  })

  test('is served by the workshop', async ({ request }) => {
    const response = await request.get('/dev/ui/')

    // It shows one landmark in several states, all with the same name.
    await expectValidHtml(await response.text(), { except: ['unique-landmark'] })
  })

  for (const { path } of SHOPS.filter((shop) => shop.path !== DEFAULT_SHOP.path)) {
    test(`is served by the home page of /${path}/`, async ({ request }) => {
      const response = await request.get(`/${path}/`)

      await expectValidHtml(await response.text())
    })
  }
})
