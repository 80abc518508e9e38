import type { Product } from '@saum/contract/product'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { HTMLElement } from 'node-html-parser'
import { plentyOf } from '../support/basket.ts'
import { SHOPPERS } from '../support/checkout.ts'
import { becomeCustomer } from '../support/customer.ts'
import { mailTo } from '../support/mailbox.ts'
import { expectPdf } from '../support/ordered-goods.ts'
import { rowIn } from '../support/plain/basket-row.ts'
import type { PlainBrowser } from '../support/plain/browser.ts'
import { expectStep, order, orderedNumber, passDelivery, send } from '../support/plain/checkout.ts'
import { textOf } from '../support/plain/names.ts'
import { findProduct, labelOf, productPath } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'
import { isBasic, subscriptionPrice } from '../support/subscription.ts'

const shop = DEFAULT_SHOP

async function choose(plain: PlainBrowser, product: Product): Promise<void> {
  await plain.open(`${productPath(shop, product)}?variantId=${plentyOf(product)?.id}`)
  plain.check(/^Regelmäßig liefern lassen/)
  plain.choose('Abstand der Lieferungen', /2 Monate/)
  await plain.press(/Zum Warenkorb hinzufügen$/, { within: '[data-buy-actions]' })
}

test('[2.24] a basic is delivered regularly until its customer cancels', async ({
  plain,
  request,
  origin,
}) => {
  test.setTimeout(120_000)
  const email = await becomeCustomer({ request }, origin, 'abo')
  const product = await findProduct(origin, shop, isBasic)
  const name = labelOf(product, 'name')
  const reduced = subscriptionPrice(product)

  await test.step('bought for a tenth less', async () => {
    await choose(plain, product)
    await plain.open('/de/cart/')
    expect(textOf(rowIn(plain, product))).toContain('Abo, alle 2 Monate')
    expect(textOf(rowIn(plain, product))).toContain(reduced)
    await plain.open('/de/checkout/?step=contact')
    for (const [field, value] of Object.entries(SHOPPERS.de)) {
      plain.enter(plain.one(`[name="shipping.${field}"]`), value)
    }
    await send(plain, 'contact')
    expectStep(plain, 'delivery')
    const prepayment = 'input[name="payment"][value="prepayment"]:not([disabled])'
    expect(plain.all(prepayment).length).toBe(0)
    await passDelivery(plain, 'invoice')
    const review = plain.text('saum-checkout')
    expect(review).toContain(`Abo „${name}“`)
    expect(review).toContain(`alle 2 Monate ${reduced}`)
    expect(review).toContain('Keine Mindestlaufzeit, kündbar bis zum Tag vor der nächsten')
    await order(plain)
    await mailTo(email, orderedNumber(plain))
  })

  function row(): HTMLElement {
    const rows = plain.all('main li').filter((one) => textOf(one).includes(name))
    const [first] = rows
    if (!first || rows.length > 1) throw new Error(`${rows.length} rows of ${name}`)
    return first
  }
  const paragraph = (words: RegExp) =>
    row()
      .querySelectorAll('p')
      .map(textOf)
      .find((text) => words.test(text))
  const interval = () => paragraph(/^Alle \d Monate$/)
  const next = () => paragraph(/^Nächste Lieferung am/)
  const said = () => plain.text('main [role="status"]')

  await plain.open('/de/account/subscription/')
  expect(interval()).toBe('Alle 2 Monate')
  expect(textOf(row())).toContain(reduced)
  const number = /AB\d{8}-\d/.exec(textOf(row()))?.[0] ?? 'no number'

  await test.step('a delivery is skipped, and brought back', async () => {
    const before = next()
    expect(before).toBeDefined()
    await plain.press(/^Nächste Lieferung auslassen/, { within: row() })
    expect(plain.text('main')).toContain('lassen wir aus')
    expect(next()).not.toBe(before)
    await plain.press(/^Rückgängig/)
    expect(said()).toContain('Die Lieferung kommt wieder.')
    expect(next()).toBe(before)
  })

  await test.step('it pauses, goes on and comes less often', async () => {
    await plain.press('Pausieren', { within: row() })
    expect(textOf(row())).toContain('Pausiert bis')
    await plain.press(/^Fortsetzen/, { within: row() })
    expect(said()).toContain('Dein Abo geht weiter.')
    plain.choose('Abstand', /6 Monate/, { within: row() })
    await plain.press('Speichern', { within: row(), nth: 0 })
    expect(interval()).toBe('Alle 6 Monate')
  })

  await test.step('[2.25] one button ends it, in writing', async () => {
    await plain.press('Jetzt kündigen', { within: row() })
    expect(said()).toContain('Dein Abo ist gekündigt.')
    expect(textOf(row())).toContain('Gekündigt am')
    expect(await mailTo(email, 'Bestätigung deiner Kündigung')).toContain(number)
    await plain.follow('Kündigungen', { within: 'main', nth: 0 })
    expect(plain.heading()).toBe('Kündigungen')
    expect(plain.text('main')).toContain(number)
    await expectPdf(request, plain.link(/^Kündigungsbestätigung/).getAttribute('href'))
  })
})

test('[2.24] a guest needs an account before subscribing', async ({ plain, origin }) => {
  await choose(plain, await findProduct(origin, shop, isBasic))

  await plain.open('/de/checkout/')

  expect(plain.text('main')).toContain('Für ein Abo brauchst du ein Konto')
  await plain.follow('Anmelden', { within: 'main' })
  expect(plain.place).toMatch(/^\/de\/login\/\?redirectUrl=%2Fde%2Fcheckout/)
})
