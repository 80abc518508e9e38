import { DEFAULT_SHOP, SHOPS, type Shop } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import { fillBasket, fillContact, openCheckout, SHOPPERS } from './support/checkout.ts'
import { heading } from './support/shopper.ts'
import { expect, expectAccessible, test } from './support/test.ts'

async function beginCheckout(page: Page, origin: string, shop: Shop = DEFAULT_SHOP): Promise<void> {
  await fillBasket(page, { origin, shop })
  await openCheckout(page, shop)
}

async function typeContact(page: Page): Promise<void> {
  await fillContact(page, 'marlene@saum.example', SHOPPERS.de)
}

function onwards(page: Page) {
  return page.getByRole('button', { name: /^Weiter/ })
}

test.describe('[7.58] the checkout element', () => {
  test('leads through its steps by keyboard, and Back leads back', async ({ page, origin }) => {
    await beginCheckout(page, origin)
    await expectAccessible(page)
    await typeContact(page)

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

  test('says what is wrong beside the field, keeps it, and goes there', async ({
    page,
    origin,
  }) => {
    await beginCheckout(page, origin)
    await typeContact(page)
    const postcode = page.getByLabel('Postleitzahl').first()

    await postcode.fill('1011')
    await page.getByLabel('Ort').first().focus()
    await expect(postcode).toHaveAccessibleDescription(/So sieht eine Postleitzahl/)
    await onwards(page).click()

    await expect(page.getByRole('alert')).toContainText('Eine Angabe stimmt noch nicht')
    await expect(postcode).toBeFocused()
    await expect(postcode).toHaveValue('1011')
    await expectAccessible(page)
    await postcode.fill('10115')
    await expect(postcode).not.toHaveAttribute('aria-invalid')
  })

  test('keeps what was typed over a reload', async ({ page, origin }) => {
    await beginCheckout(page, origin)
    await page.getByLabel('E-Mail-Adresse').fill('ida@saum.example')

    await page.reload()

    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('ida@saum.example')
  })

  test('keeps what was typed when the country changes', async ({ page, origin }) => {
    const english = SHOPS.find(({ path }) => path === 'en') ?? DEFAULT_SHOP
    await beginCheckout(page, origin, english)
    const postcode = page.getByLabel('Postcode').first()
    await page.getByLabel('First name').first().fill('Noor')
    await postcode.fill('10115')

    await page.getByLabel('Country').first().selectOption('NL')

    await expect(page.getByLabel('First name').first()).toHaveValue('Noor')
    await expect(postcode).toHaveValue('10115')
    await expect(postcode).toHaveAccessibleDescription(/1012 AB/)
    await page.getByLabel('Country').first().selectOption('DE')
    await expect(postcode).not.toHaveAttribute('aria-invalid')
  })

  test.describe('when something goes wrong', () => {
    test.use({ expectedErrors: /Failed to load resource|ERR_/ })

    test('loses nothing without a network, and goes on once it is back', async ({
      page,
      origin,
      context,
    }) => {
      await beginCheckout(page, origin)
      await typeContact(page)
      await context.setOffline(true)

      await onwards(page).click()

      await expect(page.getByRole('alert')).toContainText('Die Verbindung war kurz weg')
      await context.setOffline(false)
      await onwards(page).click()
      await expect(heading(page)).toHaveText('Wie kommt es zu dir?')
    })

    test('gets another token when the one there is has ended', async ({ page, origin }) => {
      await beginCheckout(page, origin)
      await typeContact(page)
      await page
        .locator('saum-checkout')
        .evaluate((element) => element.setAttribute('jwt', 'a.b.c'))

      await onwards(page).click()

      await expect(heading(page)).toHaveText('Wie kommt es zu dir?')
    })
  })
})
