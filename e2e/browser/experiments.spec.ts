import type { Page } from '@playwright/test'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { aConsentCookie, aVisitor } from '../../apps/server/src/experiments/test-consent.ts'
import { expect, test } from '../support/comparing-shop.ts'
import { PHONE_IN_DEEP } from '../support/devices.ts'
import { expectNoSidewaysScroll, layoutShifts, watchLayoutShifts } from '../support/layout.ts'
import { noteRequests, PAGE_DATA } from '../support/network.ts'
import { findProduct, labelOf, productPath } from '../support/range.ts'
import { heading, open, openAndRest, tiles } from '../support/shopper.ts'
import { expectAccessible } from '../support/test.ts'

const PROMISE = 'Zahlung per Rechnung, PayPal oder Karte'
const VERSIONS = [
  { variant: 'control', place: 'below' },
  { variant: 'variant', place: 'above' },
] as const

/** Decides as the dialog would have it decided, for a visitor who sees this version. */
async function decide(page: Page, origin: string, variant: 'control' | 'variant', says = {}) {
  const [name = '', value = ''] = aConsentCookie(aVisitor(variant), says).split('=')
  await page.context().addCookies([{ name, value, url: origin }])
}

/** Where the promises stand, as seen. */
async function placeOnScreen(page: Page): Promise<string> {
  const promise = await page.getByText(PROMISE).boundingBox()
  const button = await page.locator('[data-buy-actions]').boundingBox()
  if (!promise || !button) return 'nowhere'
  return promise.y < button.y ? 'above' : 'below'
}

/** The same in the markup, before any script or style. */
function placeInMarkup(html: string): string {
  const promise = html.indexOf(PROMISE)
  if (promise === -1) return 'nowhere'
  return promise < html.indexOf('data-buy-actions') ? 'above' : 'below'
}

async function aPath(origin: string): Promise<string> {
  const product = await findProduct(origin, DEFAULT_SHOP, ({ variants }) =>
    variants.every(({ stock }) => stock.quantity > 3),
  )
  return productPath(DEFAULT_SHOP, product)
}

test.describe('[6.5] a page in two versions', () => {
  // One server for all of them.
  test.describe.configure({ mode: 'default' })

  for (const { variant, place } of VERSIONS) {
    const stays = `is the same from the first byte on, by document and by soft page change: ${variant}`
    test(stays, { tag: PHONE_IN_DEEP }, async ({ page, origin }) => {
      test.slow()
      await decide(page, origin, variant)
      await watchLayoutShifts(page)
      const path = await aPath(origin)

      const first = await open(page, path)
      expect(placeInMarkup((await first?.text()) ?? '')).toBe(place)
      await page.waitForLoadState('networkidle')
      expect(await placeOnScreen(page)).toBe(place)
      expect((await layoutShifts(page)).score).toBeLessThan(0.02)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page, `in the version ${variant}`)

      await page.reload()
      await expect.poll(() => placeOnScreen(page)).toBe(place)

      await openAndRest(page, '/de/c/new/')
      const asked = noteRequests(page, PAGE_DATA)
      const link = tiles(page).first().getByRole('heading').getByRole('link')
      const name = await link.innerText()
      await link.click()
      await expect(heading(page)).toContainText(name)
      expect(asked).toHaveLength(1)
      expect(await placeOnScreen(page)).toBe(place)

      await page.goBack()
      await page.goForward()
      await expect(heading(page)).toContainText(name)
      expect(await placeOnScreen(page)).toBe(place)
    })
  }

  test('has only one for visitors who were not asked or refused', async ({ page, origin }) => {
    const path = await aPath(origin)
    const places = []
    for (const says of [null, { granted: [], refused: ['comparison-tests'] }]) {
      if (says) await decide(page, origin, 'variant', says)
      const response = await page.goto(path)
      places.push(placeInMarkup((await response?.text()) ?? ''), await placeOnScreen(page))
    }
    expect(new Set(places)).toEqual(new Set(['below']))
  })

  test('has the other one from the next page on after consent, and no more once it is withdrawn', async ({
    page,
    origin,
  }) => {
    const path = await aPath(origin)
    await openAndRest(page, path)
    await decide(page, origin, 'variant')
    expect(await placeOnScreen(page)).toBe('below')

    await page.reload()
    await expect.poll(() => placeOnScreen(page)).toBe('above')

    await page.context().clearCookies({ name: 'saum-consent' })
    await page.reload()
    await expect.poll(() => placeOnScreen(page)).toBe('below')
  })

  test('is reached in its order by the keyboard', async ({ page, origin }) => {
    await decide(page, origin, 'variant')
    const product = await findProduct(origin, DEFAULT_SHOP, ({ variants }) =>
      variants.every(({ stock }) => stock.quantity > 3),
    )
    const size = product.variants[0]
    if (!size) throw new Error('The product has no size')
    await openAndRest(page, `${productPath(DEFAULT_SHOP, product)}?variantId=${size.id}`)
    await page.getByRole('radio', { name: labelOf(size, 'shopSize'), exact: true }).focus()

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /Rückgabe/ }).first()).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.locator('[data-buy-actions]').getByRole('button').first()).toBeFocused()
  })
})
