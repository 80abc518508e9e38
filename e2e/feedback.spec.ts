import type { Page } from '@playwright/test'
import { PHONE_TOO } from './support/devices.ts'
import { expect, test } from './support/reporting-shop.ts'
import { openAndRest, placeOf } from './support/shopper.ts'
import { expectAccessible } from './support/test.ts'

/** Opens the dialog as somebody does who has refused everything else. */
async function openDialog(page: Page, path = '/de/') {
  await openAndRest(page, path)
  await page.getByRole('button', { name: 'Alles ablehnen' }).click()
  await expect(page.getByRole('button', { name: 'Alles ablehnen' })).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fehler melden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fehler melden' })
  await expect(dialog).toBeVisible()
  return dialog
}

test.describe('[8.34] a visitor who met a fault', () => {
  const told = 'tells of it from the foot of the page, and is thanked'
  test(told, { tag: PHONE_TOO }, async ({ page, services }) => {
    const dialog = await openDialog(page, '/de/?visit=geheim')
    await expectAccessible(page)

    await dialog.getByLabel('Was ist passiert?').fill('Der Knopf tut nichts.')
    await dialog.getByLabel('Deine E-Mail-Adresse').fill('ada@example.com')
    await dialog.getByRole('button', { name: 'Meldung senden' }).click()

    await expect(dialog.getByText('Danke für deine Meldung.')).toBeVisible()
    expect(services.received).toHaveLength(1)
    expect(services.received[0]).toMatchObject({
      type: 'feedback',
      item: {
        contexts: {
          feedback: {
            message: 'Der Knopf tut nichts.',
            contact_email: 'ada@example.com',
            url: `${services.shopOrigin}/de/`,
          },
        },
      },
    })
    expect(services.received[0]?.text).not.toContain('geheim')
    expect(placeOf(page)).toBe('/de/?visit=geheim')
  })

  test('does it with the keyboard, and is back at the link afterwards', async ({ page }) => {
    await openAndRest(page, '/de/')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Fehler melden' })
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Fehler melden' })
    await expect(dialog).toBeVisible()

    await page.keyboard.press('Escape')

    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
  })

  test('[8.35] is asked for words, and led to their field', async ({ page, services }) => {
    const dialog = await openDialog(page)
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')

    await dialog.getByRole('button', { name: 'Meldung senden' }).click()

    await expect(dialog.getByText('Bitte beschreibe den Fehler mit ein paar Worten.')).toBeVisible()
    await expect(dialog.getByLabel('Was ist passiert?')).toBeFocused()
    expect((await warning).text()).toBe('Unable to submit feedback with empty message')
    expect(services.received).toEqual([])
  })

  test('is told when the address cannot be right', async ({ page, services }) => {
    const dialog = await openDialog(page)
    await dialog.getByLabel('Was ist passiert?').fill('Nichts geht.')
    await dialog.getByLabel('Deine E-Mail-Adresse').fill('ada')

    await dialog.getByRole('button', { name: 'Meldung senden' }).click()

    await expect(dialog.getByText(/in der Form name@beispiel/)).toBeVisible()
    await expect(dialog.getByLabel('Deine E-Mail-Adresse')).toBeFocused()
    expect(services.received).toEqual([])
  })

  test.describe('when the report does not get through', () => {
    test.use({ expectedErrors: /Failed to load resource/ })

    test('[8.37] keeps their words and can send them again', async ({ page, services }) => {
      const dialog = await openDialog(page)
      const words = dialog.getByLabel('Was ist passiert?')
      const send = dialog.getByRole('button', { name: 'Meldung senden' })
      await words.fill('Der Knopf tut nichts.')
      services.answerWith(403)
      await send.click()
      await expect(dialog.getByRole('alert')).toContainText('keine Meldungen')

      await page.route('**/envelope/**', (route) => route.abort())
      await send.click()
      await expect(dialog.getByRole('alert')).toContainText('Werbeblocker')
      await expect(words).toHaveValue('Der Knopf tut nichts.')

      await page.unroute('**/envelope/**')
      services.answerWith(200)
      await send.click()
      await expect(dialog.getByText('Danke für deine Meldung.')).toBeVisible()
    })

    test('[8.36] is told after five seconds that nobody knows', async ({ page }) => {
      const dialog = await openDialog(page)
      await page.route('**/envelope/**', () => {})
      await dialog.getByLabel('Was ist passiert?').fill('Der Knopf tut nichts.')

      await dialog.getByRole('button', { name: 'Meldung senden' }).click()

      await expect(dialog.getByRole('alert')).toContainText('nicht sicher')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  })

  test.describe('at the error screen', () => {
    test.use({ expectedErrors: /status of 404/ })

    test('finds the way to tell there as well', async ({ page }) => {
      await openAndRest(page, '/de/gibt-es-nicht/')

      await page.getByRole('main').getByRole('link', { name: 'Fehler melden' }).click()

      await expect(page.getByRole('dialog', { name: 'Fehler melden' })).toBeVisible()
    })
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('gets to the form of the contact page', async ({ page }) => {
      await page.goto('/de/')

      await page.getByRole('contentinfo').getByRole('link', { name: 'Fehler melden' }).click()

      await expect(page.getByRole('heading', { level: 1 })).toContainText('Nachricht')
    })
  })
})
