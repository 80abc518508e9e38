import type { Page } from '@playwright/test'
import { expect, test, type EditedShop } from './support/edited-shop.ts'
import { expectValidHtml } from './support/html-validity.ts'
import { heading, placeOf } from './support/shopper.ts'
import { expectAccessible } from './support/test.ts'

const DRAFT = 'Lieferung im Entwurf'
const LATER = 'Ab Mai auch mit dem Rad'

/** A draft of the delivery page, with a block that is shown from May on. */
async function draftDelivery(shop: EditedShop): Promise<void> {
  const page = await shop.read('pages/delivery/de-DE.md')
  const draft = page
    .replace(/^title: .*$/m, `title: "${DRAFT}"`)
    .replace(/^# .*$/m, `# ${DRAFT}\n\n<!-- entry: delivery-later -->`)
  await shop.write('drafts/pages/delivery/de-DE.md', draft)
  await shop.write(
    'drafts/entries/delivery-later.json',
    JSON.stringify({
      type: 'text',
      fields: {
        title: { 'de-DE': LATER },
        body: { 'de-DE': 'In Hamburg und Berlin.' },
        visibleFrom: '2027-05-01T00:00:00+02:00',
      },
    }),
  )
}

function bar(page: Page) {
  return page.getByRole('complementary', { name: 'Vorschau' })
}

test.describe('an editor in a preview', () => {
  test.beforeAll(({ shop }) => draftDelivery(shop))

  test('sees drafts, finds their entries, chooses a day, goes on and leaves', async ({
    shop,
    page,
  }) => {
    test.slow()
    const link = (await shop.saum('content', 'preview-link', 'delivery', '--shop', 'de')).trim()

    await page.goto(link)
    expect(placeOf(page)).toBe('/de/lieferung/?editorMode=true')
    await expect(heading(page)).toHaveText(DRAFT)
    await expect(bar(page)).toContainText('Stand: jetzt')
    await expect(page.getByText(LATER)).toHaveCount(0)

    await bar(page).getByLabel('Zeitpunkt').fill('2027-05-02T09:00')
    await bar(page).getByRole('button', { name: 'Ansehen' }).click()
    await expect(page.getByText(LATER)).toBeVisible()
    await expect(bar(page)).toContainText('Stand: 2. Mai 2027, 09:00 Uhr')

    await bar(page).getByRole('button', { name: 'Bausteine bestimmen' }).click()
    await page.getByText(LATER).click()
    const panel = page.getByRole('group', { name: 'Baustein' })
    const file = 'content/entries/delivery-later.json'
    await expect(panel).toBeFocused()
    await expect(panel.getByRole('definition')).toHaveText(['delivery-later', 'title', file])
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await page.getByText('In Hamburg und Berlin.').click()
    await expect(panel.getByRole('definition')).toHaveText(['delivery-later', 'body', file])
    await heading(page).click()
    await expect(panel.getByRole('definition')).toHaveText([
      'delivery',
      'title',
      'content/pages/delivery/',
    ])
    await bar(page).getByRole('button', { name: 'Bausteine bestimmen' }).click()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
    await expect(heading(page)).toContainText('Impressum')
    expect(placeOf(page)).toBe('/de/impressum/?editorMode=true&previewDate=2027-05-02T09%3A00')
    await page.goBack()
    await expect(heading(page)).toHaveText(DRAFT)

    await bar(page).getByRole('button', { name: 'Vorschau verlassen' }).click()
    await expect(heading(page)).toHaveText('Lieferung')
    expect(placeOf(page)).toBe('/de/lieferung/')
    await expect(bar(page)).toHaveCount(0)
    await page.goto(`${shop.origin}/de/lieferung/?editorMode=true`)
    await expect(heading(page)).toHaveText('Lieferung')
  })

  test('gets a document without faults, its styles in the head', async ({ shop, page }) => {
    const link = (await shop.saum('content', 'preview-link', 'delivery', '--shop', 'de')).trim()
    await page.goto(link)

    const document = await (await page.request.get(page.url())).text()

    expect(document).toContain('data-preview-bar')
    expect(document.split('</head>')[1]).not.toContain('<style')
    await expectValidHtml(document)
    await expect(bar(page)).toHaveCSS('display', 'flex')
  })

  test('sees what the schedule has in store for a moment, and all drafts without one', async ({
    shop,
    page,
  }) => {
    const published = await shop.read('pages/payment/de-DE.md')
    await shop.write(
      'drafts/pages/payment/de-DE.md',
      published.replace(/^title: .*$/m, 'title: Neu'),
    )
    await shop.saum('content', 'schedule', 'payment', '--at', '2027-03-01T08:00:00Z')
    const link = (await shop.saum('content', 'preview-link', 'payment', '--shop', 'de')).trim()
    await page.goto(link)
    await expect(heading(page)).toHaveText('Neu')

    const place = `${shop.origin}${placeOf(page)}`
    const seeAsOf = (day: string) => page.goto(`${place}&previewDate=${day}`)
    await seeAsOf('2027-02-01')
    await expect(heading(page)).toHaveText('Zahlung')
    await seeAsOf('2027-04-01')
    await expect(heading(page)).toHaveText('Neu')
  })

  test('keeps the bar in sight, on one line, with the header below it', async ({ shop, page }) => {
    const link = (await shop.saum('content', 'preview-link', 'delivery', '--shop', 'de')).trim()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(link)
      await page.mouse.wheel(0, 3000)

      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      expect((await bar(page).boundingBox())?.y).toBe(0)
      expect((await bar(page).boundingBox())?.height).toBeLessThan(70)
      await bar(page).getByRole('button', { name: 'Bausteine bestimmen' }).focus()
      await expect(bar(page).getByRole('button', { name: 'Bausteine bestimmen' })).toBeInViewport()
      await page.mouse.wheel(0, -300)
      const header = page.getByRole('banner')
      await expect(header).toBeInViewport({ ratio: 1 })
      await expect.poll(async () => (await header.boundingBox())?.y).toBeGreaterThan(50)
    }
  })

  test('reaches a block with the keyboard alone', async ({ shop, page }) => {
    const link = (await shop.saum('content', 'preview-link', 'delivery', '--shop', 'de')).trim()
    await page.goto(link)
    await bar(page).getByRole('button', { name: 'Bausteine bestimmen' }).press('Enter')
    const block = page.locator('[data-contentful-entry-id="delivery-promises"]')

    await block.press('Enter')

    const panel = page.getByRole('group', { name: 'Baustein' })
    await expect(panel).toContainText('delivery-promises')
    await panel.getByRole('button', { name: 'Schließen' }).press('Enter')
    await expect(block).toBeFocused()
  })
})

test.describe('a stranger', () => {
  test.use({ expectedErrors: /status of 403/ })
  test.beforeAll(({ shop }) => draftDelivery(shop))

  test('with the same address sees what is published, and no guess opens it', async ({
    shop,
    page,
  }) => {
    await page.goto(`${shop.origin}/de/lieferung/?editorMode=true`)
    await expect(heading(page)).toHaveText('Lieferung')
    await expect(bar(page)).toHaveCount(0)

    const answer = await page.goto(`${shop.origin}/de/lieferung/?editorMode=true&previewSecret=x`)
    expect(answer?.status()).toBe(403)
    await expect(page.getByText('saum content preview-link')).toBeVisible()
  })
})
