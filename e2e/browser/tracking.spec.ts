import { CONSENT_SERVICE_IDS } from '@saum/domain/consent-services'
import { choiceIn } from '../support/consent-choice.ts'
import { NEW_VISITOR } from '../support/decided-visitor.ts'
import { keptEvents } from '../support/kept-events.ts'
import { expect, test } from '../support/measuring-shop.ts'
import { openAndRest, untilIdle } from '../support/shopper.ts'
import { noteStored, recordTraces, storageFaults, type Traces } from '../support/traces.ts'
import type { Page } from '@playwright/test'

/** What the shop needs to work; nothing of it identifies a visitor. */
const NECESSARY_REQUESTS = [
  'GET own /de/',
  'GET own /de/c',
  'GET own /de/search',
  'GET own page data',
  'GET own /build.json',
]
const CHOICE_REQUESTS = ['POST own /de/consent']

const ALLOWED_REQUESTS = [
  'POST own /api/de/events',
  'POST own /api/de/rpc/getSearchAccess',
  'POST own /rest/organizations/saum/events/v1',
  'GET other /gtm.js',
  'GET other /testing.js',
  'GET other /recommend.js',
]
/** Entries of the services that the walk makes them write. */
const WRITTEN_AFTER_CONSENT = [
  'coveo_visitorId',
  'visitorId',
  'saum-visit',
  'saum.viewed.de',
  'saum:recent-searches:de',
]

/** The last module or request of tracking that a page waits for before it can send anything. */
type Readiness = 'open-tracking' | 'getSearchAccess' | 'nothing'

// One worker, so that one shop is started for all of them.
test.describe.configure({ mode: 'default' })
test.use({ storageState: NEW_VISITOR })

/** Visits a list, a product of it, a search and the home page, and returns their paths. */
async function walk(page: Page, readiness: Readiness): Promise<string[]> {
  await openAndRest(page, '/de/c/new/')
  await sendWaiting(page, readiness)
  await page.locator('[data-tile] a').first().click()
  await page.waitForURL('**/de/p/**')
  await expect(page.locator('[data-buy-actions]')).toBeVisible()
  await sendWaiting(page, readiness)
  const product = new URL(page.url()).pathname
  await openAndRest(page, '/de/search/?searchTerm=kleid')
  await sendWaiting(page, readiness)
  await openAndRest(page, '/de/')
  await sendWaiting(page, readiness)
  // Longer than anything waits before it is sent.
  if (readiness !== 'getSearchAccess') await page.waitForTimeout(1_800)
  return ['/de/c/new/', product, '/de/search/', '/de/']
}

/**
 * Makes the page send its waiting events at once, as it does when it is left. Requests of a page that
 * is really left are not reported.
 */
async function sendWaiting(page: Page, readiness: Readiness): Promise<void> {
  if (readiness !== 'nothing') await untilLoaded(page, readiness)
  await untilIdle(page)
  await page.evaluate('void dispatchEvent(new PageTransitionEvent("pagehide"))')
}

async function untilLoaded(page: Page, part: string): Promise<void> {
  const names = "performance.getEntriesByType('resource').map(({ name }) => name).join(' ')"
  await expect.poll(() => page.evaluate<string>(names)).toContain(part)
}

function forget({ requests, writes }: Traces): void {
  requests.clear()
  writes.length = 0
}

function unexpected(found: ReadonlySet<string>, expected: readonly string[]): string[] {
  return [...found].filter((one) => !expected.includes(one)).toSorted()
}

test.describe('[6.5] [4.61] what is sent and stored', () => {
  test.slow()

  test('before a choice and after a refusal is what the shop needs, and the refusal', async ({
    page,
    measuring,
  }) => {
    const traces = await recordTraces(page, measuring.origin)

    await walk(page, 'open-tracking')
    await noteStored(page, traces)
    expect(unexpected(traces.requests, NECESSARY_REQUESTS)).toEqual([])
    expect(storageFaults(traces, [])).toEqual([])

    forget(traces)
    await page.getByRole('button', { name: 'Alles ablehnen' }).click()
    await expect(page.getByRole('button', { name: 'Alles ablehnen' })).toBeHidden()
    await walk(page, 'nothing')
    await noteStored(page, traces)
    expect(unexpected(traces.requests, [...NECESSARY_REQUESTS, ...CHOICE_REQUESTS])).toEqual([])
    expect(storageFaults(traces, [])).toEqual([])
  })

  test('after consent is all that was agreed to, each script once, until it is withdrawn', async ({
    page,
    context,
    measuring,
  }) => {
    const traces = await recordTraces(page, measuring.origin)
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(measuring.services))
        scripts.push(new URL(request.url()).pathname)
    })
    await page.goto('/de/')
    await page.getByRole('button', { name: 'Alles annehmen' }).click()
    await expect.poll(() => scripts.toSorted()).toEqual(['/gtm.js', '/recommend.js', '/testing.js'])
    // The page view is sent by a timer, while the visitor stays.
    await expect.poll(() => [...traces.requests]).toContain('POST own /api/de/events')

    const visited = await walk(page, 'getSearchAccess')
    await noteStored(page, traces)
    const requests = [...NECESSARY_REQUESTS, ...CHOICE_REQUESTS, ...ALLOWED_REQUESTS]
    expect(unexpected(traces.requests, requests)).toEqual([])
    expect(unexpected(new Set(ALLOWED_REQUESTS), [...traces.requests])).toEqual([])
    expect(storageFaults(traces, CONSENT_SERVICE_IDS)).toEqual([])
    const written = traces.writes.map(({ name }) => name)
    expect(unexpected(new Set(WRITTEN_AFTER_CONSENT), written)).toEqual([])
    const id = (await choiceIn(context))?.id ?? 'none'
    const views = () => keptEvents(id, measuring.folder).filter(({ name }) => name === 'page_view')
    await expect.poll(() => views().map(({ path }) => path)).toEqual(['/de/', ...visited])

    await test.step('withdrawn consent removes cookies and storage, and nothing is loaded', async () => {
      await openAndRest(page, '/de/consent/')
      const reloaded = page.waitForEvent('load')
      await page.getByRole('button', { name: 'Alles ablehnen' }).click()
      await reloaded
      await expect.poll(async () => (await choiceIn(context))?.granted).toEqual([])
      forget(traces)
      await walk(page, 'nothing')
      expect(unexpected(traces.requests, NECESSARY_REQUESTS)).toEqual([])
      const cookies = (await context.cookies()).map(({ name }) => name)
      expect(cookies).not.toContain('coveo_visitorId')
      const stored = await page.evaluate<string[]>('Object.keys(localStorage)')
      for (const name of WRITTEN_AFTER_CONSENT) expect(stored).not.toContain(name)
    })
  })

  test('with global privacy control is what the shop needs, without a question', async ({
    page,
    measuring,
  }) => {
    await page.setExtraHTTPHeaders({ 'sec-gpc': '1' })
    await page.addInitScript({
      content:
        "Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })",
    })
    const traces = await recordTraces(page, measuring.origin)
    await openAndRest(page, '/de/')
    await sendWaiting(page, 'nothing')
    await openAndRest(page, '/de/c/new/')
    await sendWaiting(page, 'nothing')
    await page.waitForTimeout(1_800)

    await expect(page.getByRole('button', { name: 'Alles annehmen' })).toHaveCount(0)
    expect(unexpected(traces.requests, NECESSARY_REQUESTS)).toEqual([])
    expect(storageFaults(traces, [])).toEqual([])
  })
})
