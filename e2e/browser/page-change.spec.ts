import { EVERY_ENGINE } from '../support/devices.ts'
import { holdPageData, PAGE_DATA, slowLine } from '../support/network.ts'
import {
  heading,
  mainNavigation,
  noteDocuments,
  open,
  placeOf,
  tiles,
  untilAlive,
} from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

test('from page to page the shop loads no document, starts at the top, announces and reads', async ({
  page,
  context,
}) => {
  await open(page, '/de/login/')
  const documents = noteDocuments(page)
  const footer = page.getByRole('contentinfo')

  await test.step('the skip link is the first stop of the keyboard and leads past the header', async () => {
    await page.keyboard.press('Tab')
    const link = page.getByRole('link', { name: 'Zum Inhalt springen' })
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await page.keyboard.press('Enter')

    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })

  await test.step('a slow page shows a bar, then starts at its top, titled, announced and read', async () => {
    const line = await slowLine(page, PAGE_DATA)
    const bar = page.locator('[data-loading]')
    await expect(bar).toHaveCSS('opacity', '0')

    await footer.getByRole('link', { name: 'Impressum' }).click()
    await expect(bar).toHaveCSS('opacity', '1')
    await line.letAllThrough()

    await expect(heading(page)).toBeFocused()
    await expect(heading(page)).toBeInViewport()
    await expect(bar).toHaveCSS('opacity', '0')
    await expect(page).toHaveTitle(/^Impressum.* \| Saum$/)
    await expect(page.getByRole('status').first()).toHaveText(await page.title())
    expect(placeOf(page)).toBe('/de/impressum/')
  })

  await test.step('the last of two quick clicks wins', async () => {
    const line = await slowLine(page, PAGE_DATA)

    await footer.getByRole('link', { name: 'Lieferung' }).click()
    await footer.getByRole('link', { name: 'Datenschutz', exact: true }).click()
    await line.letAllThrough()

    await expect(heading(page)).toContainText('Datenschutz')
    expect(placeOf(page)).toBe('/de/datenschutz/')
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('a click with the control key opens a tab and leaves this one', async () => {
    const opened = context.waitForEvent('page')
    await footer.getByRole('link', { name: 'Impressum' }).click({ modifiers: ['ControlOrMeta'] })

    const tab = await opened
    await expect(heading(tab)).toContainText('Impressum')
    expect(placeOf(page)).toBe('/de/datenschutz/')
    await tab.close()
  })

  await test.step('the section of a page is marked in the header and moves with the shopper', async () => {
    const sections = mainNavigation(page)
    for (const name of ['Magazin', 'Neu']) {
      await sections.getByRole('link', { name, exact: true }).click()
      await expect(heading(page)).toContainText(name)
      await expect(sections.locator('[aria-current]')).toHaveText([name])
    }
  })

  await test.step('back and forward lead to the same pages', async () => {
    const product = tiles(page).first().getByRole('link').first()
    const name = await product.innerText()
    await product.click()
    await expect(heading(page)).toContainText(name)
    await page.goBack()
    await expect(page).toHaveURL(/\/c\/new\/$/)
    await page.goForward()
    await expect(heading(page)).toContainText(name)
  })

  expect(documents).toEqual([])
})

const left = '[2.37] a page that is left while another one loads reports no fault'
test(left, { tag: EVERY_ENGINE }, async ({ page }) => {
  await open(page, '/de/impressum/')
  await open(page, '/de/c/new/')

  await holdPageData(page, 3000)
  await page.evaluate(`document.querySelector('main [data-tile] a').click()`)
  await page.goBack({ waitUntil: 'commit' })

  await expect(heading(page)).toContainText('Impressum')
  await untilAlive(page)
})
