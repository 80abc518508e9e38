import type { Locator, Page } from '@playwright/test'
import { expectToFit } from '../support/layout.ts'
import { expect, test } from '../support/reporting-shop.ts'
import { openAndRest, placeOf } from '../support/shopper.ts'
import { expectAccessible } from '../support/test.ts'

// The tests share the shop of one worker.
test.describe.configure({ mode: 'default' })

const PHONE = { width: 390, height: 844 }
const HERE = '/de/impressum/'
const WORDS = 'Der Knopf tut nichts.'

function reportLink(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Fehler melden' })
}

function dialogOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Fehler melden' })
}

test.describe('[8.34] a visitor who reports a fault', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('reaches the form from every footer, sends it once it is right, and is thanked', async ({
    page,
    services,
  }) => {
    const dialog = dialogOf(page)
    const words = dialog.getByLabel('Was ist passiert?')
    const address = dialog.getByLabel('Deine E-Mail-Adresse')
    const send = dialog.getByRole('button', { name: 'Meldung senden' })
    await openAndRest(page, `${HERE}?visit=geheim`)
    // A report needs no consent.
    await page.getByRole('button', { name: 'Alles ablehnen' }).click()
    await expect(page.getByRole('button', { name: 'Alles ablehnen' })).toHaveCount(0)

    await test.step('opens it by keyboard, and is back at the link after Escape', async () => {
      await reportLink(page).press('Enter')
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(reportLink(page)).toBeFocused()
    })

    await reportLink(page).click()
    await expect(dialog).toBeVisible()
    await expectAccessible(page, { within: 'dialog[open]' })
    await expectToFit(page, 'the report')
    await page.setViewportSize(PHONE)
    await expectAccessible(page, { within: 'dialog[open]' })

    await test.step('[8.35] is asked for words, and led to their field', async () => {
      const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
      await send.click()
      await expect(
        dialog.getByText('Bitte beschreibe den Fehler mit ein paar Worten.'),
      ).toBeVisible()
      await expect(words).toBeFocused()
      expect((await warning).text()).toBe('Unable to submit feedback with empty message')
    })

    await test.step('is told when the address cannot be right', async () => {
      await words.fill(WORDS)
      await address.fill('ada')
      await send.click()
      await expect(dialog.getByText(/in der Form name@beispiel/)).toBeVisible()
      await expect(address).toBeFocused()
      await address.fill('ada@example.com')
    })
    expect(services.received).toEqual([])

    await test.step('[8.37] keeps the words when the service refuses or is blocked', async () => {
      services.answerWith(403)
      await send.click()
      await expect(dialog.getByRole('alert')).toContainText('keine Meldungen')

      await page.route('**/envelope/**', (route) => route.abort())
      await send.click()
      await expect(dialog.getByRole('alert')).toContainText('Werbeblocker')
      await expect(words).toHaveValue(WORDS)
      await page.unroute('**/envelope/**')
    })

    await test.step('[8.36] is told after five seconds without an answer', async () => {
      await page.route('**/envelope/**', () => {})
      const limits = await shortenNextTimeLimit(page)
      await send.click()
      await expect(dialog.getByRole('alert')).toContainText('nicht sicher')
      expect(await limits()).toEqual([5000])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })

    services.answerWith(200)
    services.received.length = 0
    await send.click()

    await expect(dialog.getByText('Danke für deine Meldung.')).toBeVisible()
    expect(services.received).toHaveLength(1)
    const url = `${services.shopOrigin}${HERE}`
    expect(services.received[0]).toMatchObject({
      type: 'feedback',
      item: {
        contexts: { feedback: { message: WORDS, contact_email: 'ada@example.com', url } },
      },
    })
    expect(services.received[0]?.text).not.toContain('geheim')
    expect(placeOf(page)).toBe(`${HERE}?visit=geheim`)
  })

  test('finds the form at the error screen', async ({ page }) => {
    await openAndRest(page, '/de/gibt-es-nicht/')

    await page.getByRole('main').getByRole('link', { name: 'Fehler melden' }).click()

    await expect(dialogOf(page)).toBeVisible()
  })
})

/** Makes the next request time out at once; the function returned reads the limits that were set. */
async function shortenNextTimeLimit(page: Page): Promise<() => Promise<number[]>> {
  const html = page.locator('html')
  await html.evaluate(({ ownerDocument }) => {
    const { AbortSignal: Signal } = ownerDocument.defaultView
    const limit = Signal.timeout.bind(Signal)
    const set: number[] = []
    ownerDocument.defaultView.timeLimits = set
    Signal.timeout = (ms: number) => {
      set.push(ms)
      Signal.timeout = limit
      return limit(50)
    }
  })
  return () => html.evaluate(({ ownerDocument }) => ownerDocument.defaultView.timeLimits)
}
