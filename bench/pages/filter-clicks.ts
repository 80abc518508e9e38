import { chromium, type Page } from '@playwright/test'
import { median } from '../harness/statistics.ts'

const CLICKS = 12
const SLOWDOWN = 4
/** Four by five pixels of sand. */
const SMALL_PICTURE = Buffer.from(
  'UklGRioAAABXRUJQVlA4IB4AAABwAQCdASoEAAUAAUAmJZwCdAF1AAD++bNeQC7AAAA=',
  'base64',
)

/** From pressing a filter until the new list is on the screen, on a processor a quarter as fast. */
export async function measureFilterClicks(
  origin: string,
  listing: string,
): Promise<[what: string, value: string][]> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    // Encoding pictures nobody has asked for before would take the processor from the browser.
    await page.route(/\/images\//, (route) =>
      route.fulfill({ contentType: 'image/webp', body: SMALL_PICTURE }),
    )
    await page.goto(origin + listing, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const times: number[] = []
    for (let click = 0; click < CLICKS; click++) times.push(await clickFilter(page, click))
    const slowest = Math.max(...times).toFixed(0)
    return [
      [
        `filter click to updated list at ${SLOWDOWN}x CPU throttle, median of ${CLICKS}`,
        `${median(times).toFixed(0)} ms, slowest ${slowest} ms`,
      ],
    ]
  } finally {
    await browser.close()
  }
}

/** The same filter is set and taken back in turns, so that every click changes the list. */
function clickFilter(page: Page, click: number): Promise<number> {
  return page.locator('body').evaluate((body, index) => {
    const { MutationObserver, requestAnimationFrame, location } = body.ownerDocument.defaultView
    return new Promise<number>((resolve, reject) => {
      const boxes = body.querySelectorAll(
        'form input[type="checkbox"][name^="filters["]:not(:disabled)',
      )
      const box = boxes[Math.floor(index / 2) % boxes.length]
      if (!box) return reject(new Error('The listing has no filter'))
      const before = location.search
      const startedAt = performance.now()
      const observer = new MutationObserver(() => {
        const isBusy = body.querySelector('main [aria-busy]') !== null
        if (isBusy || location.search === before) return
        observer.disconnect()
        // The frame after the next one has been painted when it begins.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(performance.now() - startedAt)),
        )
      })
      observer.observe(body, { subtree: true, childList: true, attributes: true })
      box.click()
    })
  }, click)
}
