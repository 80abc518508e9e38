import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { allowEverything, NEW_VISITOR } from '../support/decided-visitor.ts'
import { keptEvents } from '../support/kept-events.ts'
import { expect, isDeep, test } from '../support/test.ts'

const NAVIGATIONS = isDeep ? 200 : 20
/** Now and then a visitor reads longer than events wait; mostly they leave before anything is sent. */
const READING_EVERY = 16
const READING_MS = 1_600
const HASTE_MS = 60
/** Light pages that are linked from every footer. */
const PLACES = [
  '/de/order-trackform/',
  '/de/returns-portal/',
  '/de/withdrawal/',
  '/de/cancel-contract/',
]

test.use({ storageState: NEW_VISITOR })

test(`[4.62] [2.36] ${NAVIGATIONS} hasty navigations are stored, each once and in order`, async ({
  page,
  origin,
}) => {
  test.setTimeout(isDeep ? 240_000 : 60_000)
  const visitor = randomUUID()
  await allowEverything(page, origin, visitor)
  const random = randomFrom(20_261_117)
  const visited: string[] = []
  await open('/de/')

  for (let step = 1; step < NAVIGATIONS; step += 1) {
    const next = PLACES[Math.floor(random() * PLACES.length)] ?? '/de/'
    if (new URL(page.url()).pathname === next) await open('/de/')
    else await follow(next)
    const isReading = step % READING_EVERY === READING_EVERY / 2
    await page.waitForTimeout(isReading ? READING_MS : random() * HASTE_MS)
  }

  async function open(path: string): Promise<void> {
    // Loaded once tracking has noted the page; before that a document counts as never visited.
    const isNoted = page.waitForRequest(/measure-vitals/)
    await page.goto(path)
    await isNoted
    visited.push(path)
  }

  async function follow(path: string): Promise<void> {
    const before = await page.title()
    await page.evaluate(`document.querySelector('footer a[href="${path}"]').click()`)
    await page.waitForURL(`**${path}`, { waitUntil: 'commit' })
    await expect.poll(() => page.title(), { intervals: [20] }).not.toBe(before)
    await drawn(page)
    visited.push(path)
  }

  const views = () => keptEvents(visitor).filter(({ name }) => name === 'page_view')
  await expect.poll(() => views().length).toBeGreaterThanOrEqual(NAVIGATIONS)
  expect(views().map(({ path }) => path)).toEqual(visited)
})

/** The address changes a moment before the page is drawn. */
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
