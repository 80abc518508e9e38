import { expect, type Page } from '@playwright/test'

const CONTROLS = 'a[href], button, summary, select, textarea, input:not([type=hidden])'

/** At the end of a page, where nothing can be scrolled out from under a bar, each control can be pressed. */
export async function expectNothingCovered(page: Page, within = 'body'): Promise<void> {
  await expect.poll(() => coveredControls(page, within), 'covered controls').toEqual([])
}

/** Controls in view at the end of the page that a fixed element lies over, and which one it is. */
async function coveredControls(page: Page, within: string): Promise<string[]> {
  return page.locator('html').evaluate(
    (html, { controls, part }) => {
      const { ownerDocument: document } = html
      html.scrollTop = html.scrollHeight
      return [...html.querySelectorAll(part)]
        .flatMap((element) => [...element.querySelectorAll(controls)])
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .flatMap((control) => {
          const { left, top, width, height } = control.getBoundingClientRect()
          let bar = document.elementFromPoint(left + width / 2, top + height / 2)
          while (bar && document.defaultView.getComputedStyle(bar).position !== 'fixed') {
            bar = bar.parentElement
          }
          if (!bar || bar.contains(control)) return []
          const name = control.getAttribute('aria-label') ?? control.textContent
          return [`${name} under ${bar.getAttribute('aria-label') ?? bar.className}`]
        })
    },
    { controls: CONTROLS, part: within },
  )
}
