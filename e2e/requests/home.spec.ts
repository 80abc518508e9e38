import { newEmail } from '../support/checkout.ts'
import { newNetwork } from '../support/customer.ts'
import { tileNames } from '../support/plain/tiles.ts'
import { expect, test } from '../support/request-test.ts'

// The shop limits newsletter subscriptions per network.
test.use({ extraHTTPHeaders: newNetwork() })

test.describe('[2.2] the home page without script', () => {
  test('shows products and stories as links', async ({ plain }) => {
    await plain.open('/de/')

    expect(plain.all('h1')).toHaveLength(1)
    expect(tileNames(plain).length).toBeGreaterThan(7)
    // Which one is shown depends on the season.
    const story = plain.link(/^Geschichte lesen ./, { nth: 0 })
    const address = story.getAttribute('href') ?? ''
    expect(address).toMatch(/^\/de\/magazin\/[a-z-]+\/$/)
    await plain.open(address)
    expect([plain.status, plain.place]).toEqual([200, address])
    expect(plain.all('h1')).toHaveLength(1)
    expect(plain.all('article').length).toBeGreaterThan(0)
  })

  test('takes an address for the newsletter', async ({ plain }) => {
    const within = 'main form[action="/de/newsletter/"]'
    await plain.open('/de/')
    plain.fill('Deine E-Mail', newEmail('post-von-der-startseite'), { within })

    await plain.press('Newsletter bestellen', { within })

    expect(plain.heading()).toBe('Sieh in dein Postfach')
  })

  test('leads from a town to the stores', async ({ plain }) => {
    const form = 'main form[role="search"]'
    await plain.open('/fr-ch/')
    plain.enter(plain.one(`${form} input[type="search"]`), 'Lausanne')

    await plain.press(plain.one(`${form} button`))

    expect(plain.place).toBe('/fr-ch/location/?q=Lausanne')
    expect(plain.status).toBe(200)
  })
})
