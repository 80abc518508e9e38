import type { Page } from '@playwright/test'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { NEW_VISITOR } from '../support/decided-visitor.ts'
import { EVERY_ENGINE, PHONE_IN_DEEP, PHONE_TOO } from '../support/devices.ts'
import { expectNothingCovered } from '../support/fixed-bars.ts'
import { layoutShifts, watchLayoutShifts } from '../support/layout.ts'
import { noteRequests } from '../support/network.ts'
import { findProduct, productPath } from '../support/range.ts'
import { open, openAndRest, placeOf } from '../support/shopper.ts'
import { expect, expectAccessible, test } from '../support/test.ts'

/** The texts of the question: a page without the question does not load them. */
const QUESTION = /\/messages\/.*suggestion/

function suggestion(page: Page) {
  return page.getByRole('complementary', { name: 'Boutique correspondante' })
}

test.describe('a visitor whose browser speaks French', () => {
  test.use({ locale: 'fr-CH' })

  const asked = 'is asked in French whether they want the French shop, and nothing moves'
  test(asked, { tag: PHONE_IN_DEEP }, async ({ page }) => {
    await watchLayoutShifts(page)
    await open(page, '/de/c/new/')

    await expect(suggestion(page)).toHaveAttribute('lang', 'fr-CH')
    await expect(suggestion(page)).toContainText('Préférez-vous notre boutique suisse')
    const { score, moved } = await layoutShifts(page)
    expect(score, moved.join(', ')).toBeLessThan(0.02)
    await expectAccessible(page)
    await expectNothingCovered(page)
  })

  test('goes to the same page of the French shop', async ({ page }) => {
    await open(page, '/de/c/damen/bekleidung/kleider/')

    await suggestion(page).getByRole('link', { name: 'Aller à la boutique suisse' }).click()

    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH')
    expect(placeOf(page)).toBe('/fr-ch/c/femme/vetements/robes/')
    await expect(suggestion(page)).toBeHidden()
  })

  test('stays, and is not asked again', async ({ page }) => {
    await open(page, '/de/')
    await suggestion(page).getByRole('button', { name: 'Rester ici' }).click()
    await expect(suggestion(page)).toBeHidden()

    const questions = noteRequests(page, QUESTION)
    await openAndRest(page, '/de/c/new/')

    expect(questions).toEqual([])
  })

  test('is not asked in the French shop', async ({ page }) => {
    const questions = noteRequests(page, QUESTION)
    await openAndRest(page, '/fr-ch/')

    expect(questions).toEqual([])
  })
})

test.describe('a new visitor whose browser speaks French', () => {
  test.use({ locale: 'fr-CH', storageState: NEW_VISITOR })

  const stacked = 'is asked one question at a time, and nothing lies over the buttons of another'
  test(stacked, { tag: [PHONE_TOO, EVERY_ENGINE] }, async ({ page, origin, isMobile }) => {
    const product = await findProduct(origin, DEFAULT_SHOP, ({ isSoldOut }) => !isSoldOut)
    await open(page, productPath(DEFAULT_SHOP, product))
    const choice = page.getByRole('dialog', { name: 'Deine Wahl zu Cookies' })
    await expect(choice).toBeVisible()
    await expect(suggestion(page)).toBeHidden()
    await expectNothingCovered(page)

    await choice.getByRole('button', { name: 'Alles ablehnen' }).click()

    const toast = page.locator('[class^="toast_"]')
    await expect(toast).toContainText('Deine Wahl ist gespeichert')
    await expect(suggestion(page)).toBeVisible()
    await expectNothingCovered(page, 'aside')
    const bar = page.getByRole('group', { name: 'Kaufen' })
    if (isMobile) await expect(bar).toBeInViewport({ ratio: 1 })
    else await expect(bar).toBeHidden()
    await expectNothingCovered(page, '[role="group"]')
    expect(await toast.count(), 'the toast, which goes by itself, is still there').toBe(1)
  })
})

test('a visitor whose browser speaks the shop’s language is asked nothing', async ({ page }) => {
  const questions = noteRequests(page, QUESTION)
  await openAndRest(page, '/de/')

  expect(questions).toEqual([])
})
