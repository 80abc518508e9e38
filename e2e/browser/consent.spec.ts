import type { BrowserContext, Locator, Page } from '@playwright/test'
import { choiceIn, expectDecided } from '../support/consent-choice.ts'
import { NEW_VISITOR } from '../support/decided-visitor.ts'
import { EVERY_ENGINE, ON_PHONE, PHONE_IN_DEEP, PHONE_TOO } from '../support/devices.ts'
import { layoutShifts, watchLayoutShifts } from '../support/layout.ts'
import { openAndRest } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

test.use({ storageState: NEW_VISITOR })

function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Deine Wahl zu Cookies' })
}

function button(page: Page, name: string): Locator {
  return dialog(page).getByRole('button', { name, exact: true })
}

function changeLink(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen ändern' })
}

test.describe('[6.5] a visitor who is asked', () => {
  test(
    'may refuse everything, and is not asked again',
    { tag: [PHONE_TOO, EVERY_ENGINE] },
    async ({ page, context }) => {
      await openAndRest(page, '/de/')
      await button(page, 'Alles ablehnen').click()

      await expect(dialog(page)).toBeHidden()
      await expectDecided(context)
      expect((await choiceIn(context))?.granted).toEqual([])
      await openAndRest(page, '/de/c/new/')
      await expect(dialog(page)).toBeHidden()
    },
  )

  test('may accept everything, and is told that it is saved', async ({ page, context }) => {
    await openAndRest(page, '/de/')
    await button(page, 'Alles annehmen').click()

    await expectDecided(context)
    await expect(page.getByRole('status')).toContainText('Deine Wahl ist gespeichert')
  })

  test('leaves nothing in the browser before the choice, nor after a no', async ({
    page,
    context,
  }) => {
    const kept = () =>
      page.locator('html').evaluate(({ ownerDocument }) => {
        return Object.keys(ownerDocument.defaultView.localStorage)
      })
    await openAndRest(page, '/de/c/new/')
    await expect(dialog(page)).toBeVisible()
    expect(await kept()).toEqual([])
    expect((await context.cookies()).map(({ name }) => name)).toEqual([])

    await button(page, 'Alles ablehnen').click()
    await expectDecided(context)
    await openAndRest(page, '/de/')
    expect(await kept()).toEqual([])
  })

  test('may use the page meanwhile, and no key is a yes', async ({ page, context }) => {
    await openAndRest(page, '/de/')
    await expect(dialog(page)).toBeVisible()
    await expect(page.locator('body')).toBeFocused()

    await page.keyboard.press('Escape')
    await page.mouse.wheel(0, 2000)
    await page.getByRole('banner').getByRole('link', { name: 'Sale' }).first().click()
    await page.waitForURL('**/c/sale/')

    await expect(dialog(page)).toBeVisible()
    expect(await choiceIn(context)).toBeNull()
  })

  test('meets the question first by keyboard, and answers it so', async ({ page, context }) => {
    await openAndRest(page, '/de/')
    await expect(dialog(page)).toBeVisible()

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Alles ablehnen')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Alles annehmen')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await button(page, 'Auswahl speichern').press('Enter')

    await expectDecided(context)
    expect((await choiceIn(context))?.granted).toEqual(['visit-statistics', 'search-usage'])
  })

  test('is not asked when the browser already refuses', async ({ page, context }) => {
    await page.setExtraHTTPHeaders({ 'sec-gpc': '1' })
    await page.addInitScript({
      content: 'Object.defineProperty(navigator, "globalPrivacyControl", { value: true })',
    })
    await openAndRest(page, '/de/')
    await expect(dialog(page)).toBeHidden()

    await changeLink(page).click()
    await page.waitForURL('**/de/consent/')
    await expect(page.getByText('Dein Browser sendet ein Nein')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Alles annehmen' })).toBeHidden()
    expect(await choiceIn(context)).toBeNull()
  })
})

test.describe('[6.5] the question', () => {
  test('is as easy to refuse as to accept', { tag: PHONE_TOO }, async ({ page }) => {
    await openAndRest(page, '/de/')
    const [no, yes] = [button(page, 'Alles ablehnen'), button(page, 'Alles annehmen')]
    await expect(no).toBeVisible()

    const looks = await Promise.all(
      [no, yes].map((each) =>
        each.evaluate((element) => {
          const { backgroundColor, color, fontSize } =
            element.ownerDocument.defaultView.getComputedStyle(element)
          const { width, height } = element.getBoundingClientRect()
          return { backgroundColor, color, fontSize, width, height }
        }),
      ),
    )
    expect(looks[0]).toEqual(looks[1])
  })

  test('moves nothing, and is not what the page is about', { tag: PHONE_TOO }, async ({ page }) => {
    await watchLayoutShifts(page)
    await page.addInitScript({
      content: `new PerformanceObserver((list) => {
        window.largest = list.getEntries().at(-1).element
      }).observe({ type: 'largest-contentful-paint', buffered: true })`,
    })
    await openAndRest(page, '/de/')
    await expect(dialog(page)).toHaveCSS('opacity', '1')

    const { score, moved } = await layoutShifts(page)
    expect(score, moved.join(', ')).toBeLessThan(0.02)
    const isLargest = await dialog(page).evaluate((element) =>
      element.contains(element.ownerDocument.defaultView.largest ?? null),
    )
    expect(isLargest).toBe(false)
  })

  test('can be used by everyone', { tag: PHONE_IN_DEEP }, async ({ page }) => {
    test.slow()
    await openAndRest(page, '/de/datenschutz/')
    await expect(dialog(page)).toHaveCSS('opacity', '1')
    await expectAccessible(page)

    await button(page, 'Einzeln wählen').click()
    await expectAccessible(page)
  })

  test('covers nothing that has the keyboard focus', { tag: ON_PHONE }, async ({ page }) => {
    await openAndRest(page, '/de/datenschutz/')
    await expect(dialog(page)).toHaveCSS('opacity', '1')
    await page.getByRole('contentinfo').getByRole('link').first().focus()

    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab')
      const covered = await dialog(page).evaluate((element) => {
        const { activeElement } = element.ownerDocument
        if (!activeElement || element.contains(activeElement)) return ''
        const { top, height } = activeElement.getBoundingClientRect()
        const isBehind = height > 0 && top >= element.getBoundingClientRect().top
        return isBehind ? activeElement.textContent : ''
      })
      expect(covered).toBe('')
    }
  })

  test('leads to the pages about it', async ({ page }) => {
    await openAndRest(page, '/de/')
    await expect(dialog(page).getByRole('link', { name: 'Impressum' })).toBeVisible()
    await dialog(page).getByRole('link', { name: 'Datenschutz' }).click()

    await page.waitForURL('**/de/datenschutz/')
    await expect(dialog(page)).toBeVisible()
  })
})

test.describe('[6.5] a choice', () => {
  async function accept(page: Page, context: BrowserContext) {
    await openAndRest(page, '/de/')
    await button(page, 'Alles annehmen').click()
    await expectDecided(context)
    await expect(dialog(page)).toBeHidden()
  }

  test('is changed from the footer, at once, and takes its traces along', async ({
    page,
    context,
    origin,
  }) => {
    await accept(page, context)
    const before = await choiceIn(context)
    await context.addCookies([{ name: 'coveo_visitorId', value: 'v', url: origin }])
    await page.locator('html').evaluate(({ ownerDocument }) => {
      ownerDocument.defaultView.localStorage.setItem('visitorId', 'v')
    })

    await changeLink(page).click()
    await expect(dialog(page)).toBeFocused()
    await expect(dialog(page).getByRole('checkbox', { name: 'Suche verbessern' })).toBeChecked()
    const reloaded = page.waitForEvent('domcontentloaded')
    await button(page, 'Alles ablehnen').click()
    await reloaded

    await openAndRest(page, '/de/')
    const after = await choiceIn(context)
    expect(after).toMatchObject({ id: before?.id, granted: [] })
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('coveo_visitorId')
    const left = await page
      .locator('html')
      .evaluate(({ ownerDocument }) => ownerDocument.defaultView.localStorage.getItem('visitorId'))
    expect(left).toBeNull()
  })

  test('stays as it was when the question is closed', async ({ page, context }) => {
    await accept(page, context)
    const before = await choiceIn(context)

    await changeLink(page).click()
    await expect(dialog(page)).toBeFocused()
    await page.keyboard.press('Escape')

    await expect(dialog(page)).toBeHidden()
    await expect(changeLink(page)).toBeFocused()
    expect(await choiceIn(context)).toEqual(before)
  })

  test('counts in the other tab as well', async ({ page, context }) => {
    await openAndRest(page, '/de/')
    await expect(dialog(page)).toBeVisible()
    const other = await context.newPage()
    await openAndRest(other, '/de/')
    await button(other, 'Alles ablehnen').click()
    await expectDecided(context)

    await page.locator('html').evaluate(({ ownerDocument }) => {
      ownerDocument.defaultView.dispatchEvent(new Event('focus'))
    })

    await expect(dialog(page)).toBeHidden()
    await other.close()
  })

  test.describe('while the server cannot be reached', () => {
    test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ })

    test('applies when it is a no, and says so when it is a yes', async ({ page, context }) => {
      await openAndRest(page, '/de/')
      await page.route('**/de/consent/', (route) => route.abort())
      await button(page, 'Alles annehmen').click()
      await expect(dialog(page).getByRole('alert')).toContainText(
        'ließ sich gerade nicht speichern',
      )
      expect(await choiceIn(context)).toBeNull()

      await button(page, 'Alles ablehnen').click()

      await expect(dialog(page)).toBeHidden()
      expect((await choiceIn(context))?.granted).toEqual([])
    })
  })
})
