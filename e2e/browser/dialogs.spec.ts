import type { Locator, Page } from '@playwright/test'
import { EVERY_ENGINE, ON_PHONE, PHONE_TOO, WIDE_ONLY } from '../support/devices.ts'
import { openSearch, searchDialog } from '../support/search-box.ts'
import { open } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

const LISTING = '/de/c/damen/bekleidung/kleider/'

function menuLink(page: Page): Locator {
  return page.getByRole('link', { name: 'Menü öffnen' })
}

function shopSwitch(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Land und Sprache' })
}

function switchLink(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: /Land und Sprache/ })
}

test.describe('the veil of a dialog', () => {
  test(
    'closes the shop switch, which gives the focus back',
    { tag: EVERY_ENGINE },
    async ({ page }) => {
      await open(page, '/de/login/')
      await switchLink(page).click()
      await expect(shopSwitch(page)).toBeVisible()

      await page.mouse.click(5, 5)

      await expect(shopSwitch(page)).toBeHidden()
      await expect(switchLink(page)).toBeFocused()
    },
  )

  test('closes the search', { tag: [EVERY_ENGINE, WIDE_ONLY] }, async ({ page }) => {
    await open(page, '/de/login/')
    await openSearch(page)

    await page.mouse.click(700, 890)

    await expect(searchDialog(page)).toBeHidden()
  })

  test(
    'closes the menu and the filters of a tablet',
    { tag: [EVERY_ENGINE, WIDE_ONLY] },
    async ({ page }) => {
      await page.setViewportSize({ width: 820, height: 1180 })
      await open(page, LISTING)
      const menu = page.getByRole('dialog', { name: 'Menü' })
      await menuLink(page).click()
      await expect(menu).toBeVisible()
      await page.mouse.click(800, 600)
      await expect(menu).toBeHidden()

      const filters = page.getByRole('dialog', { name: 'Filter' })
      await page.getByRole('link', { name: /^Filter/ }).click()
      await expect(filters).toBeVisible()
      await page.mouse.click(20, 600)
      await expect(filters).toBeHidden()
    },
  )

  test('closes nothing when text is selected from inside to outside', async ({ page }) => {
    await open(page, '/de/login/')
    await switchLink(page).click()
    const box = await shopSwitch(page).getByRole('heading').boundingBox()
    if (!box) throw new Error('The shop switch has no heading')

    await page.mouse.move(box.x + 5, box.y + 5)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()

    // A closed dialog can be seen until it has faded.
    await expect(shopSwitch(page)).toHaveAttribute('open')
  })
})

test.describe('a link that opens a dialog', () => {
  test('leads to its page in a new tab when asked to', { tag: ON_PHONE }, async ({ page }) => {
    await open(page, '/de/login/')
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      menuLink(page).click({ modifiers: ['Control'] }),
    ])

    await expect(tab).toHaveURL(/\/de\/menu\/$/)
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden()
    await tab.close()
  })

  test(
    'leads to its page where the browser knows no dialogs',
    { tag: ON_PHONE },
    async ({ page }) => {
      await page.addInitScript({
        content: `for (const name of ['show', 'showModal', 'close']) {
          delete HTMLDialogElement.prototype[name]
        }`,
      })
      await open(page, '/de/login/')

      await menuLink(page).click()

      await expect(page).toHaveURL(/\/de\/menu\/$/)
    },
  )

  const early = 'that was followed before the script came goes on as a dialog'
  test(`to the filters ${early}`, { tag: ON_PHONE }, async ({ page }) => {
    const release = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await release.promise
      await route.continue()
    })
    await page.goto(LISTING, { waitUntil: 'commit' })
    await page.getByRole('link', { name: /^Filter/ }).click()
    const filters = page.locator('#filter')
    await expect(filters).toBeVisible()

    release.resolve()

    await expect(filters).toHaveAttribute('open')
    await page.keyboard.press('Escape')
    await expect(filters).toBeHidden()
  })
})

test(
  'a hint closes with Escape and when something else is pressed',
  {
    tag: PHONE_TOO,
  },
  async ({ page }) => {
    await open(page, LISTING)
    const mark = page.locator('summary[aria-label*="Empfohlen"]')
    const words = page.getByText('Reihenfolge nach Beliebtheit')
    await mark.click()
    await expect(words).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(words).toBeHidden()
    await expect(mark).toBeFocused()

    await mark.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(words).toBeHidden()
  },
)
