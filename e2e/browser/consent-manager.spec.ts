import type { Page } from '@playwright/test'
import { choiceIn, expectDecided } from '../support/consent-choice.ts'
import { NEW_VISITOR } from '../support/decided-visitor.ts'
import { openAndRest } from '../support/shopper.ts'
import { expect, test } from '../support/test.ts'

test.use({
  storageState: NEW_VISITOR,
  expectedErrors: /Failed to load resource|ERR_FAILED|ERR_BLOCKED/,
})

const HERE = '/fr-ch/login/'

const SCRIPT = `
  const tell = (given) => window.dispatchEvent(new CustomEvent('UC_CONSENT', {
    detail: { consent: { type: 'EXPLICIT' }, services: {
      a: { name: 'Coveo', consent: { given } },
      b: { name: 'Google Tag Manager', consent: { given } },
    } } }))
  const { language, settingsId } = document.currentScript.dataset
  window.managers = [...(window.managers ?? []), language + ' ' + settingsId]
  window.__ucCmp = { showSecondLayer: () => tell(true) }`

/** The page as a shop with a consent manager would send it. */
async function configure(page: Page): Promise<void> {
  await page.route(`**${HERE}`, async (route) => {
    const response = await route.fetch()
    const manager = '"consentManager":{"scriptUrl":"/manager.js","settingsId":"abc"},'
    const escaped = manager.replaceAll('"', '&quot;')
    const key = '&quot;analyticsMode&quot;'
    await route.fulfill({
      response,
      body: (await response.text()).replace(key, `${escaped}${key}`),
    })
  })
}

test('[7.57] the consent manager of another company asks instead of us; blocked, it allows nothing', async ({
  page,
  context,
}) => {
  const ownQuestion = page.getByRole('dialog', { name: 'Vos choix de cookies' })
  const change = page.getByRole('link', { name: 'Modifier mes choix de cookies' })
  await configure(page)

  await test.step('blocked, it allows nothing and leads to our own page', async () => {
    await page.route('**/manager.js', (route) => route.abort())
    await openAndRest(page, HERE)
    await expect(ownQuestion).toBeHidden()

    await change.click()

    await page.waitForURL('**/fr-ch/consent/')
    expect(await choiceIn(context)).toBeNull()
    await page.unroute('**/manager.js')
  })

  await test.step('loaded, it asks, and what is chosen there is kept here', async () => {
    await page.route('**/manager.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
    )
    await openAndRest(page, HERE)
    const started = () =>
      page.locator('html').evaluate(({ ownerDocument }) => ownerDocument.defaultView.managers)
    await expect.poll(started).toEqual(['fr abc'])
    await expect(ownQuestion).toBeHidden()

    await change.click()

    await expectDecided(context)
    expect((await choiceIn(context))?.granted).toEqual(['search-usage'])
    expect(await started()).toEqual(['fr abc'])
  })
})
