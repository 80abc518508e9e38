import { NEW_VISITOR } from './support/decided-visitor.ts'
import { expect, test } from './support/measuring-shop.ts'
import { noteCookies, recordTraces } from './support/traces.ts'
import type { Page } from '@playwright/test'

/** What the shop needs to be one; nothing of it tells visitors apart. */
const NECESSARY_REQUESTS = [
  'GET own /de/',
  'GET own /de/c',
  'GET own /de/search',
  'GET own page data',
  'GET own /build.json',
]
const NECESSARY_WRITES = [
  'cookie shop',
  // Where a visitor was on a page, and on the way to.
  'session react-router-scroll-positions',
  'session saum:category-scroll',
  'session saum:intent',
  // What they typed themselves, for them alone; they can clear it.
  'local saum:recent-searches:de',
]
const CHOICE_REQUESTS = ['POST own /de/consent']
const CHOICE_WRITES = ['cookie saum-consent']

const ALLOWED_REQUESTS = [
  'POST own /api/de/events',
  'POST own /api/de/rpc/getSearchAccess',
  'POST own /rest/organizations/saum/events/v1',
  'GET other /gtm.js',
  'GET other /testing.js',
  'GET other /recommend.js',
]
const ALLOWED_WRITES = [
  'cookie coveo_visitorId',
  'local visitorId',
  'local saum-visit',
  'local saum.viewed.de',
]

test.use({ storageState: NEW_VISITOR })

/** Home, a list, a product of it, a search, and home again. */
async function walk(page: Page): Promise<void> {
  await page.goto('/de/')
  await settle(page)
  await page.goto('/de/c/new/')
  await settle(page)
  await page.locator('[data-tile] a').first().click()
  await page.waitForURL('**/de/p/**')
  await settle(page)
  await page.goto('/de/search/?searchTerm=kleid')
  await settle(page)
  await page.goto('/de/')
  await settle(page)
}

/** Longer than anything waits before it is sent. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_800)
}

function unexpected(found: ReadonlySet<string>, expected: readonly string[]): string[] {
  return [...found].filter((one) => !expected.includes(one)).toSorted()
}

test.describe('[6.5] [4.61] what is sent and kept', () => {
  test.slow()

  test('before the choice is what the shop needs, and no more', async ({ page, measuring }) => {
    const traces = await recordTraces(page, measuring.origin)

    await walk(page)
    await noteCookies(page.context(), traces)

    expect(unexpected(traces.requests, NECESSARY_REQUESTS)).toEqual([])
    expect(unexpected(traces.writes, NECESSARY_WRITES)).toEqual([])
  })

  test('after a no is the same, and the no itself', async ({ page, measuring }) => {
    const traces = await recordTraces(page, measuring.origin)
    await page.goto('/de/')
    await page.getByRole('button', { name: 'Alles ablehnen' }).click()
    await expect(page.getByRole('button', { name: 'Alles ablehnen' })).toBeHidden()

    await walk(page)
    await noteCookies(page.context(), traces)

    expect(unexpected(traces.requests, [...NECESSARY_REQUESTS, ...CHOICE_REQUESTS])).toEqual([])
    expect(unexpected(traces.writes, [...NECESSARY_WRITES, ...CHOICE_WRITES])).toEqual([])
  })

  test('after a yes is all that was agreed to, each script once', async ({ page, measuring }) => {
    const traces = await recordTraces(page, measuring.origin)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(measuring.services))
        scripts.push(new URL(request.url()).pathname)
    })
    await page.goto('/de/')
    await page.getByRole('button', { name: 'Alles annehmen' }).click()
    await expect.poll(() => scripts.toSorted()).toEqual(['/gtm.js', '/recommend.js', '/testing.js'])

    await walk(page)
    await noteCookies(page.context(), traces)

    const requests = [...NECESSARY_REQUESTS, ...CHOICE_REQUESTS, ...ALLOWED_REQUESTS]
    expect(unexpected(traces.requests, requests)).toEqual([])
    expect(unexpected(new Set(ALLOWED_REQUESTS), [...traces.requests])).toEqual([])
    const writes = [...NECESSARY_WRITES, ...CHOICE_WRITES, ...ALLOWED_WRITES]
    expect(unexpected(traces.writes, writes)).toEqual([])
    expect(unexpected(new Set(ALLOWED_WRITES), [...traces.writes])).toEqual([])
  })

  test('is taken back at once: cookies go, and nothing is loaded any more', async ({
    page,
    measuring,
  }) => {
    await page.goto('/de/')
    await page.getByRole('button', { name: 'Alles annehmen' }).click()
    await page.goto('/de/c/new/')
    await settle(page)

    await page.goto('/de/consent/')
    await page.getByRole('button', { name: 'Alles ablehnen' }).click()
    await settle(page)
    const traces = await recordTraces(page, measuring.origin)
    await walk(page)

    expect(unexpected(traces.requests, NECESSARY_REQUESTS)).toEqual([])
    const cookies = (await page.context().cookies()).map(({ name }) => name)
    expect(cookies).not.toContain('coveo_visitorId')
    const kept = await page.evaluate(() => Object.keys(localStorage))
    expect(kept).not.toContain('visitorId')
    expect(kept).not.toContain('saum-visit')
    expect(kept).not.toContain('saum.viewed.de')
  })

  test('with global privacy control is what the shop needs, without a question', async ({
    browser,
    measuring,
  }) => {
    const context = await browser.newContext({
      storageState: NEW_VISITOR,
      extraHTTPHeaders: { 'sec-gpc': '1' },
      locale: 'de-DE',
    })
    await context.addInitScript(
      "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })",
    )
    const page = await context.newPage()
    const traces = await recordTraces(page, measuring.origin)
    await page.goto(`${measuring.origin}/de/`)
    await settle(page)
    await page.goto(`${measuring.origin}/de/c/new/`)
    await settle(page)

    await expect(page.getByRole('button', { name: 'Alles annehmen' })).toHaveCount(0)
    expect(unexpected(traces.requests, NECESSARY_REQUESTS)).toEqual([])
    expect(unexpected(traces.writes, NECESSARY_WRITES)).toEqual([])
    await context.close()
  })
})
