import { SHOPS, type Shop } from '@saum/domain/shops'
import { callAsVisitor } from '../support/basket.ts'
import { expectPlainSums } from '../support/basket-sums.ts'
import { newEmail, SHOPPERS } from '../support/checkout.ts'
import { mailTo } from '../support/mailbox.ts'
import { saum } from '../support/operator.ts'
import type { PlainBrowser } from '../support/plain/browser.ts'
import {
  amountsOf,
  expectStep,
  order,
  orderedNumber,
  passContact,
  passDelivery,
} from '../support/plain/checkout.ts'
import { textOf } from '../support/plain/names.ts'
import { answerWallet } from '../support/plain/provider.ts'
import { expect, test } from '../support/request-test.ts'
import { chooseGoods, issueGiftCard, SHOP_ORDERS } from '../support/shop-orders.ts'

// The order of /fr-ch/ is placed in a browser, on a phone.
for (const shop of SHOPS.filter(({ path }) => path !== 'fr-ch')) {
  const { payment, subject, wayBack } = SHOP_ORDERS[shop.path]
  test(`[2.12] a guest of /${shop.path}/ pays by ${payment} and has it in writing`, async ({
    plain,
    request,
    origin,
  }) => {
    test.slow()
    const email = newEmail(`guest-${shop.path}`)
    const { firstName } = SHOPPERS[shop.path]
    const amounts = await test.step('from the basket', async () => {
      await chooseGoods({ request }, { origin, shop })
      await plain.open(`/${shop.path}/cart/`)
      const { basket } = await callAsVisitor({ request }, { origin, shop }, 'getBasket', {})
      expectPlainSums(plain, shop, basket)
      const shown = amountsOf(plain.one('main aside dl'))
      // Where parcels go to many countries, delivery and total are known only with the address.
      if (shop.path === 'en') shown.splice(-2)
      const toCheckout = plain.one(`main a[href="/${shop.path}/checkout/"]`, { nth: 0 })
      await plain.open(toCheckout.getAttribute('href') ?? '')
      return shown
    })

    const reviewed = await test.step('through the steps', async () => {
      await passContact(plain, email, SHOPPERS[shop.path])
      if (payment === 'gift-card') await payByGiftCard(plain, shop)
      await passDelivery(plain, payment === 'gift-card' ? null : payment)
      const shown = amountsOf(plain.one('[data-part="sums"]'))
      expect(shown.slice(0, amounts.length)).toEqual(amounts)
      await order(plain)
      return shown
    })
    if (payment === 'wallet_redirect') await answerWallet(plain, 'confirm')

    const number = orderedNumber(plain)
    expect(plain.heading()).toContain(firstName)
    const sums = plain.all('main section dl').at(-1) ?? plain.one('main section dl')
    expect(amountsOf(sums)).toEqual(reviewed)
    const { basket } = await callAsVisitor({ request }, { origin, shop }, 'getBasket', {})
    expect(basket.items).toEqual([])
    const rows = sums.querySelectorAll('div').filter((row) => row.querySelector('small'))
    const [total = 'no total'] = rows.flatMap((row) => row.querySelectorAll('dd').map(textOf))

    const mail = await mailTo(email, subject)
    expect(mail).toContain(`${origin}${wayBack}`)
    for (const words of [firstName, number, total]) expect(mail).toContain(words)
    if (payment === 'prepayment') {
      await saum('orders', 'pay', number)
      expect(await mailTo(email, 'ist bestätigt')).toContain(total)
    }
  })
}

async function payByGiftCard(plain: PlainBrowser, shop: Shop): Promise<void> {
  const { number, pin } = await issueGiftCard(shop)
  plain.enter(plain.one('[name="number"]'), number)
  plain.enter(plain.one('[name="pin"]'), pin)
  await plain.press(plain.one('button[data-send="gift-card"]'))
  expectStep(plain, 'delivery')
  expect(plain.text('[data-part="used"]')).toContain(number.slice(-4))
  expect(plain.all('[name="payment"]').length).toBe(0)
}
