import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { allowEverything, NEW_VISITOR } from './support/decided-visitor.ts'
import { keptEvents } from './support/kept-events.ts'
import { expect, test } from './support/test.ts'

const NAVIGATIONS = 200
/** Light pages that every footer leads to. */
const PLACES = [
  '/de/order-trackform/',
  '/de/returns-portal/',
  '/de/withdrawal/',
  '/de/cancel-contract/',
]

test.use({ storageState: NEW_VISITOR })

test('[4.62] [2.36] 200 hasty navigations are kept, each once and in order', async ({
  page,
  origin,
}) => {
  test.setTimeout(240_000)
  const visitor = randomUUID()
  await allowEverything(page, origin, visitor)
  const random = randomFrom(20_261_117)
  const visited: string[] = []
  await open('/de/')

  for (let step = 1; step < NAVIGATIONS; step += 1) {
    const next = PLACES[Math.floor(random() * PLACES.length)] ?? '/de/'
    if (new URL(page.url()).pathname === next) await open('/de/')
    else await follow(next)
    // Now and then somebody reads; mostly they hurry on before anything was sent.
    await page.waitForTimeout(random() < 0.05 ? 1_600 : random() * 60)
  }

  async function open(path: string): Promise<void> {
    // Whoever leaves before a document has its scripts was never there for them.
    const isReady = page.waitForRequest(/open-tracking/)
    await page.goto(path)
    await isReady
    await page.waitForLoadState('networkidle')
    visited.push(path)
  }

  async function follow(path: string): Promise<void> {
    const before = await page.title()
    await page.evaluate(`document.querySelector('footer a[href="${path}"]').click()`)
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' })
    await expect.poll(() => page.title()).not.toBe(before)
    await drawn(page)
    visited.push(path)
  }

  const views = () => keptEvents(visitor).filter(({ name }) => name === 'page_view')
  await expect.poll(() => views().length).toBeGreaterThanOrEqual(NAVIGATIONS)
  expect(views().map(({ path }) => path)).toEqual(visited)
})

/** The address changes a moment before anybody sees the page. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate('new Promise((go) => requestAnimationFrame(() => setTimeout(go)))')
}

/** The same journey every time. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
