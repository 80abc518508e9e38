import { expect, type Page } from '@playwright/test'

/** Nothing reaches beyond the sides of the window; names what does. */
export async function expectNoSidewaysScroll(page: Page, when: string): Promise<void> {
  const overflowing = await page.locator('html').evaluate((html) => {
    const width = html.clientWidth
    if (html.scrollWidth <= width) return []
    const wide = [...html.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    )
    const names = wide.map(({ tagName, className }) => `${tagName} ${String(className)}`)
    return [`${html.scrollWidth} px in ${width} px`, ...names.slice(0, 6)]
  })
  expect.soft(overflowing, `wider than the window ${when}`).toEqual([])
}

const HEIGHT = 900

/** One page at several widths, without loading it again. */
export async function expectToFitAt(
  page: Page,
  widths: readonly number[],
  what: string,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT })
    await expectNoSidewaysScroll(page, `at ${width} px: ${what}`)
  }
}

const NARROW = [390, 320]

/** A state behind forms, which pages are not listed by: it fits small windows too. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  const before = page.viewportSize()
  await expectToFitAt(page, NARROW, what)
  if (before) await page.setViewportSize(before)
}

/** Has to be called before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript({
    content: `
      window.layoutShift = 0
      window.layoutShiftOf = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.hadRecentInput) continue
          window.layoutShift += entry.value
          for (const { node } of entry.sources) {
            window.layoutShiftOf.push(node?.className || node?.nodeName)
          }
        }
      }).observe({ type: 'layout-shift', buffered: true })`,
  })
}

/** The layout shifts so far, and what moved. */
export async function layoutShifts(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.locator('html').evaluate(({ ownerDocument }) => {
    const { layoutShift, layoutShiftOf } = ownerDocument.defaultView
    return { score: layoutShift, moved: layoutShiftOf }
  })
}
