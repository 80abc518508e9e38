import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { APIRequestContext } from '@playwright/test'
import { fillBasket, newEmail, SHOPPERS } from '../support/checkout.ts'
import { confirmationLink, PASSWORD } from '../support/customer.ts'
import { mailTo } from '../support/mailbox.ts'
import { saum } from '../support/operator.ts'
import type { PlainBrowser } from '../support/plain/browser.ts'
import { joinCard } from '../support/plain/card.ts'
import { expectStep, order, orderedNumber, passDelivery, send } from '../support/plain/checkout.ts'
import { accessibleName, textOf } from '../support/plain/names.ts'
import { expect, test } from '../support/request-test.ts'

const shop = DEFAULT_SHOP
const CARD = '/de/account/fashion-card/'

async function register(plain: PlainBrowser, email: string): Promise<void> {
  await plain.open('/de/login/?register=true')
  expect(plain.isChecked(/Neuigkeiten per E-Mail/)).toBe(false)
  plain.fill('E-Mail-Adresse', email, { within: 'main' })
  plain.fill('Passwort', PASSWORD)
  await plain.press('Konto anlegen')
  expect(plain.heading()).toBe('Schau in dein Postfach')
}

interface Visitor {
  plain: PlainBrowser
  request: APIRequestContext
  origin: string
}

async function buyByInvoice({ plain, request, origin }: Visitor) {
  const { cost } = await fillBasket({ request }, { origin, shop })
  await plain.open('/de/checkout/?step=contact')
  for (const [name, value] of Object.entries(SHOPPERS.de)) {
    plain.enter(plain.one(`[name="shipping.${name}"]`), value)
  }
  await send(plain, 'contact')
  expectStep(plain, 'delivery')
  await passDelivery(plain, 'invoice')
  await order(plain)
  return { number: orderedNumber(plain), points: Math.floor(cost.withTax / 100) }
}

/** The points of one row of the history: date, words, points. */
function pointsOf(plain: PlainBrowser, words: string): string {
  const history = plain.all('table').find((one) => tableName(one) === 'Punkteverlauf')
  const row = history?.querySelectorAll('tr').find((one) => textOf(one).includes(words))
  return row?.querySelectorAll('td').map(textOf).at(-1) ?? `no row «${words}»`
}

function tableName(table: Parameters<typeof textOf>[0]): string {
  const caption = table.querySelector('caption')
  return caption ? textOf(caption) : accessibleName(table)
}

test('a customer registers, joins the card, orders, returns, takes the data along and leaves', async ({
  plain,
  request,
  origin,
}) => {
  // Six commands of operators, and six mails.
  test.setTimeout(150_000)
  const email = newEmail('kundin')

  await test.step('[2.17] the mail and the password make an account', async () => {
    await register(plain, email)
    await plain.open(await confirmationLink(email, 'de'))
    plain.fill('Passwort', PASSWORD)
    await plain.press('Konto bestätigen')
    expect(plain.heading()).toBe('Dein Konto ist fertig')
    await plain.follow('Zum Konto')
    expect(plain.all('nav').map(accessibleName)).toContain('Bereiche des Kontos')
    expect(plain.text('main')).toContain('Nicht angemeldet')
  })

  await test.step('[2.23] the card is issued at once', async () => {
    await joinCard(plain)
    expect(plain.text('[role="status"]')).toContain('ist da')
    await mailTo(email, 'Deine Fashion Card ist da')
  })

  const { number, points } = await test.step('an order by invoice arrives', async () => {
    const ordered = await buyByInvoice({ plain, request, origin })
    await saum('orders', 'pack', ordered.number)
    await saum('orders', 'ship', ordered.number, '--tracking', '00340434161094042557')
    await saum('orders', 'deliver', ordered.number)
    return ordered
  })

  await test.step('[2.23] its points are noted, and counted in two weeks', async () => {
    await plain.open(CARD)
    expect(plain.text('main')).toContain(`${points} Punkte vorgemerkt`)
    expect(pointsOf(plain, `Vorgemerkt für Bestellung ${number}`)).toBe(`(+${points})`)
  })

  await test.step('[2.22] the piece is returned from the page of the order', async () => {
    await plain.follow(new RegExp(number))
    expect(plain.heading()).toContain('Zugestellt am')
    await plain.follow(/^Rücksendung anmelden/, { within: 'main' })
    plain.enter(plain.one('main input[type="checkbox"]', { nth: 0 }), true)
    plain.choose(/^Grund/, 'Zu groß')
    await plain.press('Rücksendung anmelden')
    expect(plain.heading()).toBe('Deine Rücksendung ist angemeldet')
    for (const move of ['receive', 'inspect', 'refund']) await saum('returns', move, `${number}-R1`)
    await plain.open('/de/account/returns/')
    expect(plain.text('main')).toContain(`Rückgabe zu ${number}`)
    await plain.open(CARD)
    expect(pointsOf(plain, `Abzug für Rückgabe ${number}`)).toContain(`−${points}`)
  })

  await test.step('all personal data is one file', async () => {
    await plain.open('/de/account/data/')
    const file = plain.link('Meine Daten herunterladen').getAttribute('href') ?? ''
    const download = await request.get(file)
    expect(download.headers()['content-disposition']).toMatch(/^attachment; filename="?.+\.json"?$/)
    const text = await download.text()
    expect(JSON.parse(text)).toBeTruthy()
    for (const part of [email, number, `${number}-R1`, SHOPPERS.de.street]) {
      expect(text).toContain(part)
    }
    expect(text).not.toMatch(/argon2|password_?hash/i)
  })

  await test.step('the account is deleted with the password, and only with it', async () => {
    plain.fill('Aktuelles Passwort', 'nicht das richtige')
    await plain.press('Konto endgültig löschen')
    expect(plain.status).toBe(422)
    expect(plain.text('main')).toContain('Das ist nicht dein Passwort.')
    plain.fill('Aktuelles Passwort', PASSWORD)
    await plain.press('Konto endgültig löschen')
    expect(plain.heading()).toBe('Dein Konto ist gelöscht')
    await mailTo(email, 'Dein Konto ist gelöscht')
  })

  await test.step('the account is unknown afterwards, and the address may register again', async () => {
    await plain.open('/de/login/')
    plain.fill('E-Mail-Adresse', email, { within: 'main' })
    plain.fill('Passwort', PASSWORD)
    await plain.press('Anmelden', { within: 'main' })
    expect(plain.text('[role="alert"]')).toContain('passen nicht zusammen')
    await register(plain, email)
  })
})
