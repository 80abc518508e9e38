import { DEFAULT_SHOP, SHOPS } from '@saum/domain/shops'
import { callAsVisitor } from '../support/basket.ts'
import { expectSums } from '../support/basket-sums.ts'
import {
  amountsOf,
  expectNothingTyped,
  fillBasket,
  fillContact,
  newEmail,
  order,
  openCheckout,
  orderedNumber,
  passContact,
  passDelivery,
  sendButton,
  SHOPPERS,
  step,
  untilTakenOver,
} from '../support/checkout.ts'
import { EVERY_ENGINE, ON_PHONE, WIDE_ONLY } from '../support/devices.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { mailTo } from '../support/mailbox.ts'
import { answerWallet, CARDS, confirmAtBank, typeCard } from '../support/provider.ts'
import { open } from '../support/shopper.ts'
import { chooseGoods, SHOP_ORDERS, VOUCHER } from '../support/shop-orders.ts'
import { expect, test } from '../support/test.ts'

// The shop with the longest words, on the small screen; the others order in the request tests.
const phoneOrder = '[2.12] a guest of /fr-ch/ pays by card on a phone and has it in writing'
test(phoneOrder, { tag: [ON_PHONE, EVERY_ENGINE] }, async ({ page, origin }) => {
  test.slow()
  const shop = SHOPS.find(({ path }) => path === 'fr-ch') ?? DEFAULT_SHOP
  const { subject, wayBack } = SHOP_ORDERS[shop.path]
  const email = newEmail(`guest-${shop.path}`)
  const { firstName } = SHOPPERS[shop.path]
  const amounts = await test.step('from the basket', async () => {
    await chooseGoods(page, { origin, shop })
    await open(page, `/${shop.path}/cart/`)
    const { basket } = await callAsVisitor(page, { origin, shop }, 'getBasket', {})
    await expectSums(page, shop, basket)
    const shown = await amountsOf(page.getByRole('complementary').locator('dl'))
    await page.locator(`main a[href="/${shop.path}/checkout/"]`).first().click()
    await untilTakenOver(page)
    return shown
  })

  const reviewed = await test.step('through the steps', async () => {
    await passContact(page, email, SHOPPERS[shop.path])
    await passDelivery(page, 'card')
    const shown = await amountsOf(page.locator('[data-part="sums"]'))
    expect(shown.slice(0, amounts.length)).toEqual(amounts)
    await expectNoSidewaysScroll(page, 'on the last step')
    await order(page)
    return shown
  })
  await typeCard(page, CARDS.asks)
  await confirmAtBank(page)

  const number = await orderedNumber(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName)
  const sums = page.locator('main section dl').last()
  expect(await amountsOf(sums)).toEqual(reviewed)
  await expect(page.locator('[data-count="basket"]')).toHaveText('')
  await expectNothingTyped(page, [email, ...Object.values(SHOPPERS[shop.path])])
  const total = sums.locator('div', { has: page.locator('small') }).locator('dd')
  const inMail = (await total.innerText()).replaceAll(/[\u00A0\u202F]/g, ' ')

  const mail = await mailTo(email, subject)
  expect(mail).toContain(`${origin}${wayBack}`)
  for (const words of [firstName, number, inMail]) expect(mail).toContain(words)
})

const collection =
  '[3.28] a guest collects the goods in a branch, and the invoice goes to another person'
test(collection, { tag: [EVERY_ENGINE, WIDE_ONLY] }, async ({ page, origin }) => {
  test.slow()
  await fillBasket(page, { origin, shop: DEFAULT_SHOP })
  await openCheckout(page, DEFAULT_SHOP)
  await fillContact(page, newEmail('abholung'), SHOPPERS.de)
  await page.locator('[name="isSame"]').uncheck()
  for (const [name, value] of Object.entries({ ...SHOPPERS.de, lastName: 'Zweitname' })) {
    await page.locator(`[name="billing.${name}"]`).fill(value)
  }
  await sendButton(step(page, 'contact')).click()
  const form = step(page, 'delivery')
  await expect(form.locator('input[value="invoice"]')).toBeDisabled()
  await expect(form).toContainText('Liefer- und Rechnungsadresse müssen gleich sein')

  await form.locator('input[name="option"][value="collect"]').check()
  const branch = form.locator('[name="branchId"]')
  await branch.selectOption({ index: 1 })
  const [, name = 'no name'] =
    /\((.+)\)$/.exec(await branch.locator('option:checked').innerText()) ?? []
  await form.locator('details:has([name="code"]) > summary').click()
  await form.locator('[name="code"]').fill(VOUCHER.toLowerCase())
  await form.locator('button[data-send="voucher"]').click()
  await expect(form.locator('[data-part="used"]')).toContainText(VOUCHER)
  await expect(form.locator('input[value="collect"]')).toBeChecked()
  await passDelivery(page, 'wallet_redirect')
  await expect(page.locator('saum-checkout')).toContainText(name)
  await expectNoSidewaysScroll(page, 'on the last step')
  await order(page)
  await answerWallet(page, 'confirm')

  await orderedNumber(page)
  for (const words of [name, 'Zweitname', VOUCHER]) {
    await expect(page.getByRole('main')).toContainText(words)
  }
})
