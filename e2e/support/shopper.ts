import { expect, type Locator, type Page, type Response } from '@playwright/test'

/** Opens a page and waits until it answers to clicks. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await untilAlive(page)
  return response
}

/** The header counts the basket as soon as the script runs: the first thing a page does by itself. */
export async function untilAlive(page: Page): Promise<void> {
  await expect(page.locator('[data-tool="basket"][aria-label]')).toHaveCount(1)
}

/** Without the limit, an idle Chromium may take half a minute to call back. WebKit cannot be asked; it gets a frame. */
const IDLE_MOMENT = `new Promise((done) => {
  const oneTaskLater = () => setTimeout(done)
  if (window.requestIdleCallback) requestIdleCallback(oneTaskLater, { timeout: 2000 })
  else requestAnimationFrame(oneTaskLater)
})`

/** Waits for an idle moment of the page, and for the tasks that start in it. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(IDLE_MOMENT)
}

const IDLE_PARTS = ['idle-navigation']
/** Files from the browser's cache are there before they have run. */
const RESTS = 4

/** Opens a page and waits for what it loads and does once the browser has nothing else to do. */
export async function openAndRest(page: Page, path: string): Promise<void> {
  await open(page, path)
  const html = page.locator('html')
  await expect
    .poll(() =>
      html.evaluate(({ ownerDocument }, parts) => {
        const files = ownerDocument.defaultView.performance.getEntriesByType('resource')
        return parts.every((part) =>
          files.some(({ name }: { name: string }) => name.includes(part)),
        )
      }, IDLE_PARTS),
    )
    .toBe(true)
  // What comes to life together with hearts and counts, and shows it.
  await expect(page.locator('[data-tool="search"][aria-haspopup]')).toHaveCount(1)
  // The others have arrived; once the browser rests again they have run.
  // WebKit has no scroll anchoring: a font that arrives later would move the page.
  await page.evaluate('document.fonts.ready.then(() => null)')
  for (let rests = 0; rests < RESTS; rests += 1) await untilIdle(page)
}

export function mainNavigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Hauptnavigation' })
}

export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 })
}

/** The product tiles of a listing or slider, in reading order. */
export function tiles(page: Page): Locator {
  return page.getByRole('main').locator('[data-tile]')
}

/** Path and query of where the shopper is. */
export function placeOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return `${pathname}${search}`
}

/** How far the page is scrolled. */
export async function scrolledTo(page: Page): Promise<number> {
  return page.locator('html').evaluate((html) => Math.round(html.scrollTop))
}

/** Every document the tab has loaded since; a soft page change loads none. */
export function noteDocuments(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loaded.push(new URL(request.url()).pathname)
    }
  })
  return loaded
}
