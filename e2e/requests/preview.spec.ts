import { draftDelivery, previewLink } from '../support/drafts.ts'
import { expect, requestTest as test } from '../support/edited-shop.ts'
import { expectValidHtml } from '../support/html-validity.ts'

// One server for all of them.
test.describe.configure({ mode: 'default' })
test.beforeAll(({ shop }) => draftDelivery(shop))

test('a preview is a valid document with its styles in the head', async ({ plain, shop }) => {
  await plain.open(await previewLink(shop, 'delivery'))

  expect(plain.html).toContain('data-preview-bar')
  expect(plain.html.split('</head>')[1]).not.toContain('<style')
  await expectValidHtml(plain.html)
})

test('a preview shows what is scheduled for a moment, and all drafts without one', async ({
  plain,
  shop,
}) => {
  const published = await shop.read('pages/payment/de-DE.md')
  await shop.write('drafts/pages/payment/de-DE.md', published.replace(/^title: .*$/m, 'title: Neu'))
  await shop.saum('content', 'schedule', 'payment', '--at', '2027-03-01T08:00:00Z')
  const link = await previewLink(shop, 'payment')
  // The shop reads its folder once changes have settled.
  await expect(async () => {
    await plain.open(link)
    expect(plain.heading()).toBe('Neu')
  }).toPass()

  const { place } = plain
  await plain.open(`${place}&previewDate=2027-02-01`)
  expect(plain.heading()).toBe('Zahlung')
  await plain.open(`${place}&previewDate=2027-04-01`)
  expect(plain.heading()).toBe('Neu')
})

test('a visitor with the same address sees the published page, and a guessed secret is refused', async ({
  plain,
}) => {
  await plain.open('/de/lieferung/?editorMode=true')
  expect(plain.heading()).toBe('Lieferung')
  expect(plain.html).not.toContain('data-preview-bar')

  await plain.open('/de/lieferung/?editorMode=true&previewSecret=x')
  expect(plain.status).toBe(403)
  expect(plain.text()).toContain('saum content preview-link')
})
