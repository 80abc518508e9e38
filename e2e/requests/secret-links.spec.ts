import { expect, test } from '../support/request-test.ts'
import { openPlainBrowser } from '../support/plain/browser.ts'
import { secretLinks } from '../support/secret-links.ts'

test('a page that is opened by a secret has an address without it, and is kept and listed nowhere', async ({
  request,
  playwright,
  origin,
}) => {
  const links = Object.entries(await secretLinks(request, origin))
  const reader = await playwright.request.newContext({ baseURL: origin })

  for (const [name, { address, secret }] of links) {
    const first = await reader.get(address, { maxRedirects: 0 })
    const isInPath = new URL(address, origin).pathname.includes(secret)
    expect(first.status(), name).toBe(isInPath ? 200 : 303)
    const page = await reader.get(address)
    if (!isInPath) {
      expect(page.url(), name).not.toContain(secret)
      const again = await reader.get(page.url())
      expect(headingOf(await again.text()), name).toBe(headingOf(await page.text()))
    }
    for (const answer of [first, page]) {
      expect(answer.headers(), name).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
  }
  await reader.dispose()
})

test('the data of a page follows the same way, for links that the script takes over', async ({
  request,
  origin,
}) => {
  const { 'order tracking': link } = await secretLinks(request, origin)
  const [path = '', query = ''] = (link?.address ?? '').split('?')

  const answer = await request.get(`${path}_.data?${query}`, { maxRedirects: 0 })

  expect(answer.status()).toBe(202)
  expect(answer.headers()['set-cookie']).toMatch(
    /^saum-link-.*; HttpOnly; .*Path=\/de\/order-trackform\/;/,
  )
  expect(await answer.text()).not.toContain(link?.secret)
})

test('two links in two tabs are two orders, also after a reload', async ({
  playwright,
  origin,
}) => {
  const reader = await playwright.request.newContext({ baseURL: origin })
  const orders = []
  for (let count = 0; count < 2; count += 1) {
    const shopper = await playwright.request.newContext({ baseURL: origin })
    orders.push((await secretLinks(shopper, origin))['order tracking'])
    await shopper.dispose()
  }
  const tabs = []
  for (const order of orders) tabs.push(await reader.get(order?.address ?? ''))

  const numbers = []
  for (const tab of tabs) {
    const reloaded = await (await reader.get(tab.url())).text()
    expect(headingOf(reloaded)).toBe(headingOf(await tab.text()))
    numbers.push(/DE26\d{6,}/.exec(reloaded)?.[0])
  }
  expect(new Set(numbers).size).toBe(2)
  await reader.dispose()
})

test('[2.13] the link of a confirmation shows a stranger the goods, but not whose they are', async ({
  request,
  playwright,
  origin,
}) => {
  const { success } = await secretLinks(request, origin)
  const stranger = await playwright.request.newContext({ baseURL: origin })
  const plain = openPlainBrowser(stranger, origin)

  await plain.open(success?.address ?? '')
  const words = plain.text('main')
  expect(plain.heading()).toBe('Danke')
  expect(words).toContain('IBAN')
  expect(words).not.toMatch(/Marlene|Vogt|Ackerstraße|10115|@saum\.example/)
  expect(plain.all('main form')).toHaveLength(0)
  await stranger.dispose()

  const own = openPlainBrowser(request, origin)
  await own.open(success?.address ?? '')
  expect(own.heading()).toBe('Danke, Marlene')
  expect(own.text('main')).toContain('Ackerstraße 12')
})

function headingOf(page: string): string {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1] ?? ''
}

test('a form to cancel with a token no order can have leads to the form for orders', async ({
  request,
}) => {
  for (const token of ['', 'x'.repeat(513)]) {
    const answer = await request.post('/de/order-trackform/', {
      form: { intent: 'cancel', token },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(303)
    expect(answer.headers()['location']).toBe('/de/order-trackform/?says=dead-link')
  }
})
