import { DEFAULT_SHOP, SHOPS } from '@saum/domain/shops'
import { expectValidHtml } from './support/html-validity.ts'
import { PAGE_NAMES, pathOfPage } from './support/main-pages.ts'
import { test } from './support/test.ts'
test.describe('the HTML of a page is valid', () => {
  for (const name of PAGE_NAMES) {
    test(`of the page «${name}»`, async ({ request, origin }) => {
      const answer = await request.get(await pathOfPage(name, DEFAULT_SHOP, origin))

      await expectValidHtml(await answer.text())
    })
  }

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
