import { test as base } from '@playwright/test'
import { newNetwork } from './customer.ts'
import { openPlainBrowser, type PlainBrowser } from './plain/browser.ts'

/** For what needs no browser: requests, and pages as a browser without script uses them. */
export const test = base.extend<{ origin: string; plain: PlainBrowser }>({
  origin: async ({ baseURL }, hand) => {
    if (!baseURL) throw new Error('The tests need the address of the shop')
    await hand(baseURL)
  },
  // Orders and logins from one network are limited; each visitor comes from another one.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's parts from here.
  extraHTTPHeaders: async ({}, hand) => hand(newNetwork()),
  plain: async ({ request, origin }, hand) => hand(openPlainBrowser(request, origin)),
})

export { expect } from '@playwright/test'
