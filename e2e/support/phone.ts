import { expect, type Page } from '@playwright/test'

const PHONE = { width: 390, height: 844 }
/** Of a phone with a notch: what its rounded corners and its line for swiping take. */
const INSETS = { top: 59, topMax: 59, bottom: 34, bottomMax: 34, left: 0, right: 0 }
/** Safari enlarges the page when a field with smaller text gets the focus. */
const LEAST_FIELD_PX = 16

const softly = expect.configure({ soft: true })

/** What a page in the hand needs, measured on a page that is open already. */
export async function expectToFitPhone(page: Page, what: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const before = page.viewportSize()
  await page.setViewportSize(PHONE)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: INSETS })

  expect.soft(await smallFields(page), `${what}: fields that make a phone zoom`).toEqual([])
  // Insets reach the layout with one of the next frames.
  await softly.poll(() => controlsAtEdges(page), `${what}: controls at notch or foot`).toEqual([])

  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await session.detach()
  if (before) await page.setViewportSize(before)
}

async function smallFields(page: Page): Promise<string[]> {
  return page.locator('html').evaluate(({ ownerDocument }, least) => {
    const noText = '[type=hidden], [hidden], [type=checkbox], [type=radio], [type=range]'
    const fields = `select, textarea, input:not(${noText})`
    return [...ownerDocument.querySelectorAll(fields)]
      .map((field) => ({
        name: field.getAttribute('name') ?? field.outerHTML,
        size: Number.parseFloat(ownerDocument.defaultView.getComputedStyle(field).fontSize),
      }))
      .filter(({ size }) => size < least)
      .map(({ name, size }) => `${name}: ${size} px`)
  }, LEAST_FIELD_PX)
}

/** Controls of what stays in view while the page is scrolled: header, bars, questions. */
async function controlsAtEdges(page: Page): Promise<string[]> {
  return page.locator('html').evaluate(
    (html, { top, bottom }) => {
      const { ownerDocument: document, clientWidth: width, clientHeight: height } = html
      html.scrollTop = 400
      const found = new Set<string>()
      for (const y of [top / 4, top / 2, top - 4, height - bottom + 4, height - bottom / 4]) {
        for (let x = 8; x < width; x += 16) {
          const control = document.elementFromPoint(x, y)?.closest('a[href], button, input, select')
          let around = control
          while (around && !isFixed(around)) around = around.parentElement
          if (around) found.add(control.getAttribute('aria-label') ?? control.textContent)
        }
      }
      return [...found]

      function isFixed(element: unknown): boolean {
        return /fixed|sticky/.test(document.defaultView.getComputedStyle(element).position)
      }
    },
    { top: INSETS.top, bottom: INSETS.bottom },
  )
}
