import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import { writeFile } from 'node:fs/promises'
import { callAsVisitor } from '../support/basket.ts'
import {
  expectNothingTyped,
  fillBasket,
  fillContact,
  newEmail,
  openCheckout,
  order,
  orderedNumber,
  passContact,
  passDelivery,
  sendButton,
  SHOPPERS,
  step,
  untilTakenOver,
  walkToReview,
} from '../support/checkout.ts'
import { expectToFit } from '../support/layout.ts'
import { mailTo } from '../support/mailbox.ts'
import { saum } from '../support/operator.ts'
import { placeOrder } from '../support/placed-order.ts'
import { untilAtProvider } from '../support/provider.ts'
import { findProduct, labelOf } from '../support/range.ts'
import { heading } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

const shop = DEFAULT_SHOP
const shopper = SHOPPERS[shop.path]

test.describe('an order', () => {
  // A token of the checkout ends when another window enters it.
  test.use({ expectedErrors: /status of 40[0139]/ })

  test('is one by two clicks in one window and one in another', async ({
    page,
    context,
    origin,
  }) => {
    test.slow()
    const email = newEmail('zweimal')
    await fillBasket(page, { origin, shop })
    await openCheckout(page, shop)
    await walkToReview(page, shop, { email, payment: 'invoice' })
    const late = await context.newPage()
    await openCheckout(late, shop, 'contact')
    await late.locator('[name="shipping.street"]').fill('Nicht gesendet 7')
    const other = await context.newPage()
    await openCheckout(other, shop, 'review')
    for (const tab of [page, other]) await tab.locator('[name="terms"]').check()
    const statuses: number[] = []
    page.on('response', (response) => {
      if (response.url().includes('/steps/')) statuses.push(response.status())
    })

    await Promise.all([
      sendButton(step(page, 'review')).dblclick(),
      sendButton(step(other, 'review')).click(),
    ])

    const number = await orderedNumber(page)
    // The other window has ended the token of this one, so that its click may be refused and sent again.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    // Either window may be the first to learn that there is an order.
    await expect(other.getByRole('main')).toContainText(number)
    await sendButton(step(late, 'contact')).click()
    await expect(late.getByRole('main')).toContainText(number)
    for (const tab of [page, other, late]) {
      await expectNothingTyped(tab, [email, 'Nicht gesendet 7'])
      if (tab !== page) await tab.close()
    }
    await mailTo(email, 'ist bestätigt')
  })
})

test('a payment given up by the Back button is resumed or replaced', async ({ page, origin }) => {
  test.slow()
  await fillBasket(page, { origin, shop })
  await openCheckout(page, shop)
  await walkToReview(page, shop, { email: newEmail('umentschieden'), payment: 'wallet_redirect' })
  await order(page)
  await untilAtProvider(page)
  await expectAccessible(page)

  await page.goBack()
  await expect(heading(page)).toHaveText('Deine Zahlung fehlt noch')
  await expectToFit(page, 'a payment that is waited for')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Weiter zur Zahlung' }).click()
  await untilAtProvider(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Andere Zahlungsart wählen' }).click()
  await expect(step(page, 'delivery')).toBeVisible()

  await passDelivery(page, 'card')
  await order(page)
  await untilAtProvider(page)
  await expectToFit(page, 'a card at the provider')
  await expectAccessible(page)
})

test('goods and a voucher that are gone at the last step are named, and the rest is ordered once confirmed', async ({
  page,
  playwright,
  origin,
}, testInfo) => {
  test.slow()
  const rare = await findProduct(origin, shop, (one) => lastPieces(one) !== undefined)
  const size = lastPieces(rare)
  const quantity = size?.stock.quantity ?? 0
  const voucher = await issueVoucher(testInfo.outputPath('vouchers.ndjson'))
  const items = [{ variantId: size?.id, quantity }]
  await callAsVisitor(page, { origin, shop }, 'addItemsToBasket', { items })
  await fillBasket(page, { origin, shop })
  await callAsVisitor(page, { origin, shop }, 'applyVoucher', { code: voucher })
  await openCheckout(page, shop)
  await walkToReview(page, shop, { email: newEmail('zu-spaet'), payment: 'prepayment' })
  const other = await playwright.request.newContext()
  const email = newEmail('zuerst')
  await placeOrder(other, { origin, shop }, { email, items, payment: 'prepayment', voucher })

  await order(page)

  const notice = page.getByRole('alert')
  await expect(notice).toContainText(`${labelOf(rare, 'name')} in Größe`)
  await expect(notice).toContainText('gerade ausverkauft')
  await expect(notice).toContainText(`Der Gutschein ${voucher} gilt nicht mehr`)
  await expect(step(page, 'review').locator('[name="terms"]')).not.toBeChecked()
  await expectToFit(page, 'what has changed')
  await expectAccessible(page)
  await order(page)
  await orderedNumber(page)
  await expect(page.getByRole('main')).not.toContainText(labelOf(rare, 'name'))
  await expect(page.getByRole('main')).not.toContainText(voucher)
  await other.dispose()
})

/** A size the shop has only few of, and cannot get more of. */
function lastPieces({ variants }: Product): Product['variants'][number] | undefined {
  return variants.find(
    ({ stock }) => stock.quantity >= 1 && stock.quantity <= 3 && !stock.isSellableWithoutStock,
  )
}

/** Good for a single order. */
async function issueVoucher(file: string): Promise<string> {
  const code = `EINMAL-${Date.now()}`
  const effect = { type: 'absolute', value: { EUR: 500 } }
  const times = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2099-01-01T00:00:00Z' }
  await writeFile(
    file,
    JSON.stringify({ code, effect, shops: ['de'], maxRedemptions: 1, ...times }),
  )
  await saum('import', file, '--kind', 'vouchers')
  return code
}

test('[7.58] markup typed into an address stays text', async ({ page, origin }) => {
  test.slow()
  const hostile = `"><img src=x onerror="document.title='hit'"> 🧵`
  await fillBasket(page, { origin, shop })
  await openCheckout(page, shop)
  await fillContact(page, newEmail('fremd'), { ...shopper, street: hostile, city: '{{7*7}}' })
  await typeEndlessly(page, 'shipping.company')

  await sendButton(step(page, 'contact')).click()

  await expect(page.getByRole('alert').first()).toBeVisible()
  await expect(page.locator('[name="shipping.street"]')).toHaveValue(hostile)
  await page.reload()
  await untilTakenOver(page)
  await expect(page.locator('[name="shipping.street"]')).toHaveValue(hostile)
  await expect(page.locator('[name="shipping.city"]')).toHaveValue('{{7*7}}')
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page).toHaveTitle(/Saum/)

  const odd = { ...shopper, lastName: 'O’Neill-Çelik', street: 'Am Tor 5 “Hof” & Söhne' }
  await fillContact(page, newEmail('fremd'), odd)
  await page.locator('[name="shipping.company"]').fill('')
  await sendButton(step(page, 'contact')).click()
  await expect(page.locator('saum-checkout')).toContainText(odd.street)
})

/** As a script would: a browser does not let a visitor type that much. */
async function typeEndlessly(page: Page, name: string): Promise<void> {
  const field = page.locator(`[name="${name}"]`)
  await field.evaluate((input) => {
    input.removeAttribute('maxlength')
    input.setAttribute('value', 'Saum'.repeat(2_560))
  })
}

test.describe('without the script of the checkout', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

  test('its plain forms order', async ({ page, origin }) => {
    test.slow()
    await fillBasket(page, { origin, shop })
    await page.route('**/checkout-element.js*', (route) => route.abort())
    await page.goto('/de/checkout/')
    await expect(page.getByText('Ein Teil der Kasse konnte nicht geladen werden.')).toBeVisible()

    await passContact(page, newEmail('ohne'), shopper)
    await passDelivery(page, 'invoice')
    await order(page)

    await orderedNumber(page)
    await expect(heading(page)).toHaveText('Danke, Marlene')
  })
})

test.describe('with a script of the checkout that was altered on its way', () => {
  test.use({ expectedErrors: /Failed to find a valid digest in the 'integrity' attribute/ })

  test('the script is refused, and the plain forms go on', async ({ page, origin }) => {
    await fillBasket(page, { origin, shop })
    await page.route('**/checkout-element.js*', async (route) => {
      const response = await route.fetch()
      const body = `document.documentElement.dataset.altered = 'ran'\n${await response.text()}`
      await route.fulfill({ response, body })
    })
    await page.goto('/de/checkout/')
    await expect(page.getByText('Ein Teil der Kasse konnte nicht geladen werden.')).toBeVisible()
    // The second attempt has another address, for which nothing was preloaded.
    const retried = page.waitForResponse(/checkout-element\.js\?attempt=1/)
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await retried

    await passContact(page, newEmail('ohne'), shopper)

    await expect(heading(page)).toHaveText('Wie kommt es zu dir?')
    await expect(page.locator('html[data-altered]')).toHaveCount(0)
    await page.unrouteAll({ behavior: 'wait' })
  })
})
