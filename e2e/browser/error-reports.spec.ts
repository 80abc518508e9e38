import type { Page } from '@playwright/test'
import { PAGE_DATA } from '../support/network.ts'
import { expect, test } from '../support/reporting-shop.ts'
import { heading, noteDocuments, openAndRest } from '../support/shopper.ts'

// The tests share the shop of one worker.
test.describe.configure({ mode: 'default' })

const HERE = '/de/impressum/'

/** An error in the middle of the page, with everything in it that must not leave the browser. */
async function breakSomething(page: Page, name: string): Promise<void> {
  await page.evaluate((word) => {
    setTimeout(() => {
      throw new TypeError(
        `${word} broke for ada@example.com at /de/search/?searchTerm=geheim, +49 89 1234567`,
      )
    })
  }, name)
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
}

test.describe('[7.60] errors of a page', () => {
  test.use({ expectedErrors: /broke for|status of 500|net::ERR_FAILED/ })

  test('are reported once, only after a yes, and without anything of the visitor', async ({
    page,
    services,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openAndRest(page, `${HERE}?visit=geheim`)
    await breakSomething(page, 'Early')
    await expect(page.getByRole('button', { name: 'Alles annehmen' })).toBeVisible()
    expect(services.received).toEqual([])
    expect(asked.filter((url) => url.includes('report-client'))).toEqual([])

    await page.getByRole('button', { name: 'Alles annehmen' }).click()
    await expect.poll(() => services.received.length).toBe(1)
    await breakSomething(page, 'Late')
    await expect.poll(() => services.received.length).toBe(2)

    const [early, late] = services.received
    expect(early?.type).toBe('event')
    expect(early?.item).toMatchObject({
      environment: 'unknown',
      platform: 'javascript',
      request: { url: `${services.shopOrigin}${HERE}` },
      exception: {
        values: [{ type: 'TypeError', value: 'Early broke for [hidden] at /de/search/ [hidden]' }],
      },
      sdk: { settings: { infer_ip: 'never' } },
    })
    expect(late?.text).toContain('Late broke')
    for (const { text } of services.received) {
      expect(text).not.toMatch(/geheim|ada@|1234567|saum-consent/)
    }

    await test.step('with the error screen they lead to, once', async () => {
      services.received.length = 0
      await page.route(PAGE_DATA, (route) =>
        route.fulfill({ contentType: 'text/x-script', body: 'no answer of ours' }),
      )
      await follow(page, 'Datenschutz')

      await expect(heading(page)).toHaveText('Hier ist eine Naht aufgegangen')
      await expect.poll(() => services.received.length).toBe(1)
      expect(services.received[0]?.type).toBe('event')
      await page.unroute(PAGE_DATA)
    })

    await test.step('and do not disturb the shop when the service fails', async () => {
      services.answerWith(500)
      await breakSomething(page, 'Refused')
      await expect.poll(() => services.received.length).toBe(2)

      await follow(page, 'Impressum')

      await expect(page).toHaveTitle(/Impressum/)
    })
  })

  test('are forgotten after a no, and do not disturb the shop when the client is blocked', async ({
    page,
    context,
    services,
  }) => {
    await openAndRest(page, HERE)
    await breakSomething(page, 'Early')
    await page.getByRole('button', { name: 'Alles ablehnen' }).click()
    await expect(page.getByRole('button', { name: 'Alles ablehnen' })).toHaveCount(0)

    await breakSomething(page, 'Late')
    await openAndRest(page, '/de/login/')

    expect(services.received).toEqual([])

    await context.clearCookies()
    const blocked = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('report-client'),
    )
    await page.route('**/report-client*', (route) => route.abort())
    await openAndRest(page, HERE)
    const documents = noteDocuments(page)
    await page.getByRole('button', { name: 'Alles annehmen' }).click()
    await blocked
    await breakSomething(page, 'Blocked')

    await follow(page, 'Datenschutz')

    await expect(page).toHaveTitle(/Datenschutz/)
    // A missing part reloads the page after one second.
    await page.evaluate('new Promise((go) => setTimeout(go, 1500))')
    expect(services.received).toEqual([])
    expect(documents, 'documents loaded because an optional part is missing').toEqual([])
    await page.unroute('**/report-client*')
  })
})
