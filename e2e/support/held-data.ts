import type { Page } from '@playwright/test'

/** Tells the proxy of other engines for how long the body of page data stays away after its headers. */
export const HOLD_DATA_MS = 'x-hold-data-ms'

/** Data of the pages that are asked for from now on arrives late. */
export async function holdPageData(page: Page, holdMs: number): Promise<void> {
  await page.setExtraHTTPHeaders({ [HOLD_DATA_MS]: String(holdMs) })
  if (page.context().browser()?.browserType().name() !== 'chromium') return
  await page.route(/\/_\.data(\?|$)/, async (route) => {
    await new Promise((done) => setTimeout(done, holdMs))
    // The page may be gone by now.
    await route.continue().catch(() => {})
  })
}
