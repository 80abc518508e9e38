import { DEFAULT_SHOP, SHOPS } from '@saum/domain/shops'
import { DEMO_PASSWORD } from '../catalog/range/customers.ts'
import { logInAs } from './support/customer.ts'
import { expectValidHtml } from './support/html-validity.ts'
import { ACCOUNT_PAGES, PAGE_NAMES, pathOfPage } from './support/main-pages.ts'
import { expect, test } from './support/test.ts'

test.describe('the HTML of a page is valid', () => {
  for (const name of PAGE_NAMES) {
    test(`of the page «${name}»`, async ({ request, origin }) => {
      const answer = await request.get(await pathOfPage(name, DEFAULT_SHOP, origin))

      await expectValidHtml(await answer.text())
    })
  }

  test('of the account of a customer with a card', async ({ request, origin }) => {
    const customer = { email: 'vip-card.de@saum.example', password: DEMO_PASSWORD }
    await logInAs({ request }, origin, customer)
    for (const name of ACCOUNT_PAGES) {
      const answer = await request.get(`/de/account/${name}`, { maxRedirects: 0 })

      expect(answer.status(), name).toBe(200)
      await expectValidHtml(await answer.text())
    }
  })

  test('of the workshop', async ({ request }) => {
    const answer = await request.get('/dev/ui/')

    // It shows one landmark in several states, and they have one name.
    await expectValidHtml(await answer.text(), { except: ['unique-landmark'] })
  })

  for (const { path } of SHOPS.filter((shop) => shop.path !== DEFAULT_SHOP.path)) {
    test(`of the home page of /${path}/`, async ({ request }) => {
      const answer = await request.get(`/${path}/`)

      await expectValidHtml(await answer.text())
    })
  }
})
