import { createHash } from 'node:crypto'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { fillBasket, newEmail } from '../support/checkout.ts'
import { newNetwork } from '../support/customer.ts'
import { expectValidHtml } from '../support/html-validity.ts'
import { expect, test } from '../support/request-test.ts'

// The shop limits orders per network.
test.use({ extraHTTPHeaders: newNetwork() })

test('[10] the checkout without script is a plain form in three steps', async ({
  plain,
  request,
  origin,
}) => {
  await fillBasket({ request }, { origin, shop: DEFAULT_SHOP })
  await plain.open('/de/checkout/')
  plain.fill('E-Mail-Adresse', 'marlene@saum')
  plain.fill('Vorname', 'Marlene <b>', { nth: 0 })
  await plain.press(/^Weiter/)

  expect(plain.text('[role="alert"]')).toContain('Vorname')
  expect(plain.value('E-Mail-Adresse')).toBe('marlene@saum')
  expect(plain.value('Vorname', { nth: 0 })).toBe('Marlene <b>')
  await expectValidHtml(plain.html)

  plain.fill('E-Mail-Adresse', newEmail('marlene'))
  plain.fill('Vorname', 'Marlene', { nth: 0 })
  plain.fill('Nachname', 'Vogt', { nth: 0 })
  plain.fill('Straße und Hausnummer', 'Ackerstraße 12', { nth: 0 })
  plain.fill('Postleitzahl', '10115', { nth: 0 })
  plain.fill('Ort', 'Berlin', { nth: 0 })
  await plain.press(/^Weiter/)
  plain.check(/^Vorkasse/)
  await plain.press(/^Weiter/)
  await plain.press('Zahlungspflichtig bestellen')

  expect(plain.text('[role="alert"]')).toContain('AGB')
  plain.check(/AGB/)
  await plain.press('Zahlungspflichtig bestellen')

  expect(plain.heading()).toBe('Danke, Marlene')
})

test('script and styles of the checkout are loaded with the hash of the bytes that are served', async ({
  plain,
  request,
  origin,
}) => {
  await fillBasket({ request }, { origin, shop: DEFAULT_SHOP })
  await plain.open('/de/checkout/')
  const element = await (await request.get('/checkout-host/element.json')).json()

  const [stylesheet] = plain.all('link[rel="stylesheet"][href*="/checkout-host/"]')
  expect(stylesheet?.getAttribute('href')).toBe(`/checkout-host/${element.stylesheet.src}`)
  expect(stylesheet?.getAttribute('integrity')).toBe(element.stylesheet.integrity)
  expect(stylesheet?.getAttribute('crossorigin')).toBe('anonymous')
  expect(plain.html).toContain(
    `preload({"href":"/checkout-host/${element.script.src}","integrity":"${element.script.integrity}"`,
  )
  for (const { src, integrity } of [element.script, element.stylesheet]) {
    const headers = { origin: 'https://other.example' }
    const file = await request.get(`/checkout-host/${src}`, { headers })
    const hash = createHash('sha384')
      .update(await file.body())
      .digest('base64')
    expect(integrity, src).toBe(`sha384-${hash}`)
    expect(file.headers()['access-control-allow-origin'], src).toBe('*')
    expect(file.headers()['cross-origin-resource-policy'], src).toBe('cross-origin')
  }
})
