import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP, SHOPS, type Shop, type ShopPath } from '@saum/domain/shops'
import type { Page } from '@playwright/test'
import { callAsVisitor, isIn, plentyOf } from './support/basket.ts'
import { expectSums } from './support/basket-sums.ts'
import {
  amountsOf,
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
  type PaymentKey,
} from './support/checkout.ts'
import { ON_PHONE } from './support/devices.ts'
import { expectNoSidewaysScroll } from './support/layout.ts'
import { mailTo } from './support/mailbox.ts'
import { saum } from './support/operator.ts'
import { answerWallet, CARDS, confirmAtBank, typeCard } from './support/provider.ts'
import { findProduct } from './support/range.ts'
import { open } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

interface Journey {
  payment: PaymentKey | 'gift-card'
  isOnPhone?: boolean
  /** What the shop writes at once. */
  subject: string
  /** Where somebody is led who wants their money back: the law is another one in each country. */
  wayBack: string
}

/** Each shop, and each way to pay; the small screen where the words are longest. */
const JOURNEYS: Readonly<Record<ShopPath, Journey>> = {
  de: { payment: 'invoice', subject: 'ist bestätigt', wayBack: '/de/withdrawal/' },
  at: { payment: 'wallet_redirect', subject: 'ist bestätigt', wayBack: '/at/withdrawal/' },
  ch: { payment: 'prepayment', subject: 'Noch ein Schritt', wayBack: '/ch/order-trackform/' },
  'fr-ch': {
    payment: 'card',
    isOnPhone: true,
    subject: 'est confirmée',
    wayBack: '/fr-ch/returns-portal/',
  },
  en: { payment: 'gift-card', subject: 'is confirmed', wayBack: '/en/withdrawal/' },
}

const VOUCHER = 'WINTER10'

for (const shop of SHOPS) {
  const journey = JOURNEYS[shop.path]
  const device = journey.isOnPhone ? { tag: ON_PHONE } : {}
  test(
    `[2.12] a guest of /${shop.path}/ pays by ${journey.payment} and has it in writing`,
    device,
    async ({ page, origin }) => {
      test.slow()
      const email = newEmail(`guest-${shop.path}`)
      const { firstName } = SHOPPERS[shop.path]
      const amounts = await test.step('from the basket', async () => {
        await chooseGoods(page, { origin, shop })
        await open(page, `/${shop.path}/cart/`)
        const { basket } = await callAsVisitor(page, { origin, shop }, 'getBasket', {})
        await expectSums(page, shop, basket)
        const shown = await amountsOf(page.getByRole('complementary').locator('dl'))
        // Where parcels go to many countries, delivery and total are known only with the address.
        if (shop.path === 'en') shown.splice(-2)
        await page.locator(`main a[href="/${shop.path}/checkout/"]`).first().click()
        await untilTakenOver(page)
        return shown
      })

      const reviewed = await test.step('through the steps', async () => {
        await passContact(page, email, SHOPPERS[shop.path])
        if (journey.payment === 'gift-card') await payByGiftCard(page, shop)
        await passDelivery(page, journey.payment === 'gift-card' ? null : journey.payment)
        const shown = await amountsOf(page.locator('[data-part="sums"]'))
        expect(shown.slice(0, amounts.length)).toEqual(amounts)
        await expectNoSidewaysScroll(page, 'on the last step')
        await order(page)
        return shown
      })
      await payAtProvider(page, journey)

      const number = await orderedNumber(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName)
      const sums = page.locator('main section dl').last()
      expect(await amountsOf(sums)).toEqual(reviewed)
      await expect(page.locator('[data-count="basket"]')).toHaveText('')
      const total = await sums
        .locator('div', { has: page.locator('small') })
        .locator('dd')
        .innerText()

      const mail = await mailTo(email, journey.subject)
      expect(mail).toContain(`${origin}${journey.wayBack}`)
      for (const words of [firstName, number, plain(total)]) expect(mail).toContain(words)
      if (journey.payment === 'prepayment') {
        await saum('orders', 'pay', number)
        expect(await mailTo(email, 'ist bestätigt')).toContain(plain(total))
      }
    },
  )
}

test('[3.28] a guest collects it in a branch, and the invoice goes to somebody else', async ({
  page,
  origin,
}) => {
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
  await order(page)
  await answerWallet(page, 'confirm')

  await orderedNumber(page)
  for (const words of [name, 'Zweitname', VOUCHER]) {
    await expect(page.getByRole('main')).toContainText(words)
  }
})

/** A voucher everywhere, and two pieces of a promotion where the sum does not matter to the payment. */
async function chooseGoods(page: Page, place: { origin: string; shop: Shop }): Promise<void> {
  if (JOURNEYS[place.shop.path].payment === 'wallet_redirect') {
    const knit = await findProduct(place.origin, place.shop, isKnit)
    const items = [{ variantId: plentyOf(knit)?.id, quantity: 2, promotionId: 'pr_knit_two' }]
    const { basket } = await callAsVisitor(page, place, 'addItemsToBasket', { items })
    expect(basket.items.every(({ promotion }) => promotion?.isValid)).toBe(true)
  } else {
    await fillBasket(page, place)
  }
  const { basket } = await callAsVisitor(page, place, 'applyVoucher', { code: VOUCHER })
  expect(basket.voucher?.code).toBe(VOUCHER)
}

function isKnit(product: Product): boolean {
  return plentyOf(product) !== undefined && isIn('knitwear')(product) && !isIn('basics')(product)
}

async function payByGiftCard(page: Page, { currency }: Shop): Promise<void> {
  const issued = await saum('gift-cards', 'issue', '250', '--currency', currency)
  const [, number = '', pin = ''] = /((?:\d{4} ){2,}\d+)\s+(\d+)/.exec(issued) ?? []
  const form = step(page, 'delivery')
  await form.locator('details:has([name="pin"]) > summary').click()
  await form.locator('[name="number"]').fill(number)
  await form.locator('[name="pin"]').fill(pin)
  await form.locator('button[data-send="gift-card"]').click()
  await expect(form.locator('[data-part="used"]').first()).toContainText(number.slice(-4))
  await expect(form.locator('[name="payment"]')).toHaveCount(0)
}

async function payAtProvider(page: Page, { payment }: Journey): Promise<void> {
  if (payment === 'wallet_redirect') await answerWallet(page, 'confirm')
  if (payment !== 'card') return
  await typeCard(page, CARDS.asks)
  await confirmAtBank(page)
}

/** As a mail writes it. */
function plain(amount: string): string {
  return amount.replaceAll(/[\u00A0\u202F]/g, ' ')
}
