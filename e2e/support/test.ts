import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { showSmallPictures } from './small-pictures.ts'

/** Whether all shops, widths and devices are tried. */
export const isDeep = process.env['TEST_DEPTH'] === 'deep'

interface Expectations {
  /** Console and page errors a journey is meant to cause, such as the 404 of a missing page. */
  expectedErrors: RegExp | null
  /** Journeys that are not about product pictures do not wait until hundreds of them are encoded. */
  hasRealPictures: boolean
}

/** Like Playwright's own, but an error in the browser's console fails the journey. */
export const test = base.extend<Expectations & { origin: string }>({
  origin: async ({ baseURL }, hand) => {
    if (!baseURL) throw new Error('The journeys need the address of the shop')
    await hand(baseURL)
  },
  expectedErrors: [null, { option: true }],
  hasRealPictures: [false, { option: true }],
  page: async ({ page, context, browserName, expectedErrors, hasRealPictures }, hand) => {
    const errors = noteErrors(context)
    const hasSmallPictures = browserName === 'chromium' && !hasRealPictures
    const stop = hasSmallPictures ? await showSmallPictures(context) : async () => {}

    await hand(page)

    await stop()
    // Journeys share one tab; what a tab remembers is all that is not cleared between them.
    for (const tab of context.pages()) await forgetTab(tab)
    const unexpected = errors.filter((text) => !expectedErrors?.test(text))
    expect(unexpected, 'errors in the console').toEqual([])
  },
})

export { expect } from '@playwright/test'

/** The errors of all tabs from now on. */
function noteErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  context.on('weberror', (fault) => {
    const error = fault.error()
    errors.push(error.stack || String(error))
  })
  return errors
}

async function forgetTab(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return
  // A page that is being left has no script to run for a moment.
  await expect(() => page.evaluate(() => sessionStorage.clear())).toPass()
}

interface AccessibilityScope {
  /** Rules that are broken on purpose. */
  except?: string[]
  /** Selector of the part that is checked; the whole page without it. */
  within?: string
  /** Header and footer too. They are the same on every page; a few pages check them for all. */
  withChrome?: boolean
}

/** WCAG 2.2 A and AA plus the good practices axe knows; names each rule and the element it is about. */
export async function expectAccessible(
  page: Page,
  { except = [], within, withChrome = false }: AccessibilityScope = {},
): Promise<void> {
  await untilStyled(page)
  const rules = {
    // What WCAG 2.2 added, `wcag22aa`, axe checks only when it is told to.
    'target-size': { enabled: true },
    ...Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  }
  // Only needed for frames of other sites, the other mode opens a tab of its own for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  // Details of what is right take longer than finding what is wrong.
  axe.options({ rules, resultTypes: ['violations'] })
  if (within) axe.include(within)
  if (!withChrome) axe.exclude('[data-chrome]')
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
  expect(found, 'accessibility').toEqual([])
}

/** A document is there before its styles are, and a browser that draws nothing yet still measures it. */
async function untilStyled(page: Page): Promise<void> {
  const html = page.locator('html')
  await expect
    .poll(() =>
      html.evaluate(({ ownerDocument }) => {
        const links = [...ownerDocument.querySelectorAll('link[rel="stylesheet"]')]
        return links.every(({ sheet }) => sheet !== null)
      }),
    )
    .toBe(true)
}
