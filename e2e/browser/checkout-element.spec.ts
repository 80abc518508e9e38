import { DEFAULT_SHOP, SHOPS, type Shop } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import { setTimeout as delay } from 'node:timers/promises'
import {
  fillBasket,
  fillContact,
  openCheckout,
  SHOPPERS,
  untilTakenOver,
} from '../support/checkout.ts'
import { expectToFit } from '../support/layout.ts'
import { heading } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

async function beginCheckout(page: Page, origin: string, shop: Shop): Promise<void> {
  await fillBasket(page, { origin, shop })
  await openCheckout(page, shop)
}

function onwards(page: Page) {
  return page.getByRole('button', { name: /^(?:Weiter|Continue)/ })
}

/** Delays every form from now on; returns the list of addresses they are sent to. */
async function delayForms(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.route('**/steps/*', async (route) => {
    sent.push(route.request().url())
    await delay(200)
    await route.continue()
  })
  return sent
}

/** As when the page has been open for most of an hour; returns the moment its token ends. */
async function endSoon(page: Page): Promise<string> {
  const end = new Date(Date.now() + 4 * 60_000).toISOString()
  await page
    .locator('saum-checkout')
    .evaluate((element, moment) => element.setAttribute('expires-at', moment), end)
  return end
}

test.describe('[7.58] the checkout element', () => {
  test('says what is wrong, leads through its steps by keyboard, and Back leads back', async ({
    page,
    origin,
  }) => {
    await beginCheckout(page, origin, DEFAULT_SHOP)
    await expectAccessible(page)
    await fillContact(page, 'marlene@saum.example', SHOPPERS.de)

    await test.step('what is wrong is said beside its field, which is kept and focused', async () => {
      const postcode = page.getByLabel('Postleitzahl').first()
      await postcode.fill('1011')
      await page.getByLabel('Ort').first().focus()
      await expect(postcode).toHaveAccessibleDescription(/So sieht eine Postleitzahl/)
      const sent = await delayForms(page)
      await onwards(page).dblclick()

      await expect(page.getByRole('alert')).toContainText('Eine Angabe stimmt noch nicht')
      expect(sent, 'two clicks send a form once').toHaveLength(1)
      await expect(postcode).toBeFocused()
      await expect(postcode).toHaveValue('1011')
      await expectAccessible(page)
      await postcode.fill('10115')
      await expect(postcode).not.toHaveAttribute('aria-invalid')
    })

    await page.keyboard.press('Enter')

    await expect(heading(page)).toHaveText('Wie kommt es zu dir?')
    await expect(heading(page)).toBeFocused()
    await expectAccessible(page)
    await page.goBack()
    await expect(heading(page)).toHaveText('Wohin dürfen wir liefern?')
    await expect(page.getByLabel('Ort').first()).toHaveValue('Berlin')
    await page.goForward()
    await expect(heading(page)).toHaveText('Wie kommt es zu dir?')
    await page.getByRole('radio', { name: /^Kreditkarte/ }).check()
    await onwards(page).click()
    await expect(heading(page)).toHaveText('Stimmt alles?')
    await expectAccessible(page)
  })

  test.describe('when something changes or goes wrong', () => {
    test.use({ expectedErrors: /Failed to load resource|ERR_/ })

    test('keeps what was typed, and goes on', async ({ page, origin, context }) => {
      const english = SHOPS.find(({ path }) => path === 'en') ?? DEFAULT_SHOP
      await beginCheckout(page, origin, english)
      const postcode = page.getByLabel('Postcode').first()
      const country = page.getByLabel('Country').first()
      await fillContact(page, 'ida@saum.example', SHOPPERS.en)

      await test.step('over a change of the country', async () => {
        await country.selectOption('NL')
        await expect(page.getByLabel('First name').first()).toHaveValue(SHOPPERS.en.firstName)
        await expect(postcode).toHaveValue(SHOPPERS.en.zipCode)
        await expect(postcode).toHaveAccessibleDescription(/1012 AB/)
        await country.selectOption('DE')
        await expect(postcode).not.toHaveAttribute('aria-invalid')
      })

      await test.step('over a reload', async () => {
        await page.reload()
        await untilTakenOver(page)
        await expect(page.getByLabel('Email address')).toHaveValue('ida@saum.example')
      })

      await test.step('without a network', async () => {
        await context.setOffline(true)
        await onwards(page).click()
        await expect(page.getByRole('alert')).toContainText('The connection dropped for a moment')
        await context.setOffline(false)
      })

      await test.step('with a token that has ended', async () => {
        await page
          .locator('saum-checkout')
          .evaluate((element) => element.setAttribute('jwt', 'a.b.c'))
        await onwards(page).click()
        await expect(heading(page)).toHaveText('How would you like it delivered?')
      })

      await test.step('with a token that ends soon, of which nothing is seen while another comes', async () => {
        const soon = await endSoon(page)
        await expect(page.locator('saum-checkout')).not.toHaveAttribute('expires-at', soon)
        await expect(page.getByRole('alert')).toHaveCount(0)
      })

      await test.step('with a token that cannot be renewed: a warning, and one press extends', async () => {
        await page.route('**/rpc/getCheckoutToken', (route) => route.abort())
        await page.clock.install()
        await onwards(page).focus()
        await endSoon(page)
        await page.clock.fastForward('00:20')
        const warning = page.getByRole('alert')
        await expect(warning).toContainText('Your checkout session ends in a few minutes.')
        await expect(warning).toBeInViewport({ ratio: 1 })
        await expect(onwards(page)).toBeFocused()
        await expectToFit(page, 'a session that ends soon')
        await expectAccessible(page)

        await page.unroute('**/rpc/getCheckoutToken')
        await page.getByRole('button', { name: 'Extend the session' }).press('Enter')

        await expect(page.getByRole('status').getByText('Your session is extended.')).toHaveCount(1)
        await expect(warning).toHaveCount(0)
        await expect(onwards(page)).toBeFocused()
        await onwards(page).click()
        await expect(page.getByRole('alert')).toContainText('needs your attention')
      })
    })
  })
})
