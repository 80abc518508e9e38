import { SHOPS } from '@saum/domain/shops'
import { plentyOf } from '../support/basket.ts'
import { newEmail } from '../support/checkout.ts'
import { mailsTo, mailTo } from '../support/mailbox.ts'
import { saum } from '../support/operator.ts'
import { expectPdf, linkTo, orderTwo } from '../support/ordered-goods.ts'
import { accessibleName } from '../support/plain/names.ts'
import { labelOf } from '../support/range.ts'
import { expect, test } from '../support/request-test.ts'

const FAULTS = '[role="group"][autofocus]'

test('a guest finds an order by number and postcode, and sees its goods by a code', async ({
  plain,
  request,
  origin,
}) => {
  test.slow()
  const email = newEmail('verfolgt')
  const { number } = await orderTwo(request, origin, email)
  await plain.open('/de/order-trackform/')

  await test.step('a wrong postcode and an unknown number get the same refusal', async () => {
    plain.fill('Bestellnummer', number)
    plain.fill(/Postleitzahl/, '99999')
    await plain.press('Status anzeigen')
    const words = plain.text('[role="alert"]')
    expect(words).toContain('passen zu keiner Bestellung')
    plain.fill('Bestellnummer', 'DE2699999999')
    plain.fill(/Postleitzahl/, '10115')
    await plain.press('Status anzeigen')
    expect(plain.value(/Postleitzahl/)).toBe('10115')
    expect(plain.text('[role="alert"]')).toBe(words)
  })

  plain.fill('Bestellnummer', number)
  await plain.press('Status anzeigen')
  expect(plain.all('section').map(accessibleName)).toContainEqual(expect.stringMatching(/^Kommt/))
  expect(plain.text('main')).not.toContain('Ackerstraße')

  plain.fill('E-Mail-Adresse', email, { within: 'main' })
  await plain.press('Code schicken')
  expect(plain.text('main :is(h1, h2, h3)')).toContain('Code eingeben')
  const mail = await mailTo(email, 'Dein Code')
  plain.fill('Code aus der Mail', /^\W*(\d{6})\W*$/m.exec(mail)?.[1] ?? '')
  await plain.press('Anzeigen')

  expect(plain.heading()).toContain('Kommt')
  expect(plain.text('main')).toContain('Ackerstraße 12')
})

test('a parcel is tracked by the link of the mail, and one of its pieces is sent back', async ({
  plain,
  request,
  origin,
}) => {
  // Seven commands of operators.
  test.setTimeout(120_000)
  const email = newEmail('zurueck')
  const { number, product } = await orderTwo(request, origin, email)
  const confirmation = await mailTo(email, `Deine Bestellung ${number} ist bestätigt`)

  await test.step('on its way', async () => {
    await saum('orders', 'pack', number)
    await saum('orders', 'ship', number, '--tracking', '00340434161094042557')
    const shipped = await mailTo(email, 'Dein Paket ist unterwegs')
    expect(shipped).toMatch(/Content-Type: application\/pdf; name="\S*(?:rechnung|invoice)/i)
    await plain.open(linkTo('order-trackform', confirmation))
    expect(plain.text('main')).toContain('00340434161094042557')
    await expectPdf(request, plain.link(/^Rechnung/).getAttribute('href'))
  })

  await test.step('delivered', async () => {
    await saum('orders', 'deliver', number)
    await plain.open(plain.url.href)
    expect(plain.heading()).toContain('Zugestellt am')
  })

  const returnId = await test.step('one of two pieces is registered for return', async () => {
    await plain.follow(/^Rücksendung anmelden/, { within: 'main' })
    expect(plain.heading()).toBe('Was möchtest du zurückgeben?')
    plain.check(new RegExp(labelOf(product, 'name')))
    plain.choose('Menge', '1')
    plain.choose(/^Grund/, 'Zu groß')
    plain.check(/^Etikett drucken/)
    await plain.press('Rücksendung anmelden')
    expect(plain.heading()).toBe('Deine Rücksendung ist angemeldet')
    await expectPdf(request, plain.link(/^Rücksendeetikett/).getAttribute('href'))
    return /Rücksendung (\S+-R\d+)/.exec(plain.text('main'))?.[1] ?? 'no return'
  })

  await test.step('the money comes back', async () => {
    await mailTo(email, `Deine Rücksendung ${returnId} ist angemeldet`)
    for (const move of ['receive', 'inspect', 'refund']) await saum('returns', move, returnId)
    await plain.open(plain.url.href)
    expect(plain.heading()).toBe('Dein Geld ist unterwegs')
    const cents = plentyOf(product)?.price.withTax ?? 0
    const amount = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 }).format(cents / 100)
    expect(await mailTo(email, `für ${number}`), 'the refund of one piece').toContain(amount)
    await plain.open(linkTo('returns-portal', confirmation))
    expect(plain.text('main')).toContain('Erstattet')
  })

  await test.step('the other piece goes back by a code, without a printer', async () => {
    plain.check(new RegExp(labelOf(product, 'name')))
    plain.check(/^QR-Code am Schalter zeigen/)
    await plain.press('Rücksendung anmelden')
    const code = plain.one('main img[alt^="QR-Code der Rücksendung"]')
    expect(code.getAttribute('alt')).not.toContain(returnId)
    expect(code.getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  })
})

test('[25] a withdrawal from a known order asks for nothing twice and is confirmed in writing', async ({
  plain,
  request,
  origin,
}) => {
  test.slow()
  const email = newEmail('widerrufen')
  const { number } = await orderTwo(request, origin, email)
  const confirmation = await mailTo(email, 'ist bestätigt')
  await plain.open(linkTo('order-trackform', confirmation))

  await plain.follow('Vertrag widerrufen', { within: 'main' })

  expect(plain.value(/^Bestellnummer/)).toBe(number)
  await plain.press('Weiter')
  expect(plain.heading()).toBe('Bitte prüfe deine Angaben')
  expect(await mailsTo(email), 'only the confirmation of the order').toHaveLength(1)
  await plain.press('Widerruf bestätigen')
  expect(plain.heading()).toBe('Dein Widerruf ist eingegangen')
  expect(plain.text('main')).not.toContain('nicht automatisch zuordnen')
  await expectPdf(request, plain.link(/herunterladen/).getAttribute('href'))
  expect(await mailTo(email, 'Eingangsbestätigung deines Widerrufs')).toContain(number)
})

test('a contract is cancelled in one step, without an account', async ({ plain, request }) => {
  test.slow()
  const email = newEmail('kuendigt')
  await plain.open('/de/')
  await plain.follow(/Verträge .*kündigen/, { within: 'footer' })

  await plain.press('jetzt kündigen')
  expect(plain.text(FAULTS)).toContain('Name')
  plain.fill('Name', 'Anna <i>Faden</i>')
  plain.fill(/^Vertrag/, 'Abo Socken')
  plain.fill(/^E-Mail-Adresse/, email, { within: 'main' })
  await plain.press('jetzt kündigen')

  expect(plain.heading()).toBe('Deine Kündigung ist eingegangen')
  await expectPdf(request, plain.link(/herunterladen/).getAttribute('href'))
  const mail = await mailTo(email, 'Bestätigung deiner Kündigung')
  // The address is not that of a subscription: the words are in the PDF, not in a mail to anybody.
  expect(mail).not.toContain('Abo Socken')
  await expectPdf(request, /\/de\/paper\/[\w.-]+\//.exec(mail)?.[0])
})

for (const path of ['ch', 'fr-ch']) {
  test(`/${path}/ has no right of withdrawal, so the page leads to the returns`, async ({
    plain,
  }) => {
    await plain.open(`/${path}/withdrawal/`)

    expect(plain.all('main form').length).toBe(0)
    const returns = plain.one(`main a[href="/${path}/returns-portal/"]`, { nth: 0 })
    await plain.open(returns.getAttribute('href') ?? '')
    expect([plain.status, plain.place]).toEqual([200, `/${path}/returns-portal/`])
  })
}

test('search engines list no page that follows an order', async ({ request }) => {
  for (const { path } of SHOPS) {
    for (const name of ['success', 'order-trackform', 'returns-portal', 'withdrawal', 'checkout']) {
      const answer = await request.get(`/${path}/${name}/`)

      expect(answer.status(), name).toBe(200)
      expect(await answer.text(), name).toMatch(/<meta name="robots" content="noindex/)
    }
  }
})
