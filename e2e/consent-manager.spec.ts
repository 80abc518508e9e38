import type { Page } from '@playwright/test'
import { choiceIn, expectDecided } from './support/consent-choice.ts'
import { NEW_VISITOR } from './support/decided-visitor.ts'
import { openAndRest } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

test.use({ storageState: NEW_VISITOR })

test.describe('[7.57] a consent manager of somebody else', () => {
  const SCRIPT = `
    const tell = (given) => window.dispatchEvent(new CustomEvent('UC_CONSENT', {
      detail: { consent: { type: 'EXPLICIT' }, services: {
        a: { name: 'Coveo', consent: { given } },
        b: { name: 'Google Tag Manager', consent: { given } },
      } } }))
    const { language, settingsId } = document.currentScript.dataset
    window.managers = [...(window.managers ?? []), language + ' ' + settingsId]
    window.__ucCmp = { showSecondLayer: () => tell(true) }`

  /** The page as a shop with a manager would send it. */
  async function configure(page: Page): Promise<void> {
    await page.route('**/fr-ch/', async (route) => {
      const answer = await route.fetch()
      const manager = '"consentManager":{"scriptUrl":"/manager.js","settingsId":"abc"},'
      const escaped = manager.replaceAll('"', '&quot;')
      const key = '&quot;analyticsMode&quot;'
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(key, `${escaped}${key}`),
      })
    })
  }

  test('asks instead of us, and what is chosen there is kept here', async ({ page, context }) => {
    await configure(page)
    await page.route('**/manager.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    )
    await openAndRest(page, '/fr-ch/')
    const started = () =>
      page.locator('html').evaluate(({ ownerDocument }) => ownerDocument.defaultView.managers)
    await expect.poll(started).toEqual(['fr abc'])
    await expect(page.getByRole('dialog', { name: 'Vos choix de cookies' })).toBeHidden()

    await page.getByRole('link', { name: 'Modifier mes choix de cookies' }).click()

    await expectDecided(context)
    expect((await choiceIn(context))?.granted).toEqual(['search-usage'])
    expect(await started()).toEqual(['fr abc'])
  })

  test.describe('that is blocked', () => {
    test.use({ expectedErrors: /Failed to load resource|ERR_FAILED|ERR_BLOCKED/ })

    test('allows nothing, and the shop works', async ({ page, context }) => {
      await configure(page)
      await page.route('**/manager.js', (route) => route.abort())
      await openAndRest(page, '/fr-ch/')
      await expect(page.getByRole('dialog', { name: 'Vos choix de cookies' })).toBeHidden()

      await page.getByRole('link', { name: 'Modifier mes choix de cookies' }).click()

      await page.waitForURL('**/fr-ch/consent/')
      expect(await choiceIn(context)).toBeNull()
    })
  })
})
