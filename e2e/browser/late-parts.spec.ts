import { EVERY_ENGINE, WIDE_ONLY } from '../support/devices.ts'
import { expect, test } from '../support/test.ts'

/** Safari. Timers of a second and more never end, so that nothing can have waited for them. */
const CANNOT_SAY_WHEN_IDLE = `
  delete window.requestIdleCallback
  const { setTimeout } = window
  window.setTimeout = (task, ms = 0, ...given) => (ms < 1000 ? setTimeout(task, ms, ...given) : 0)`

/**
 * How many parts each task has brought to life, as far as they ask the shop anew when the page comes back
 * from the browser's memory: basket, wishlist and customer do, and others.
 */
const COUNT_PARTS_PER_TASK = `
  const partsPerTask = []
  let parts = 0
  const note = () => {
    partsPerTask.push(parts)
    parts = 0
    document.documentElement.dataset.partsPerTask = partsPerTask.join(' ')
  }
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === 'pageshow') {
      if (parts === 0) queueMicrotask(note)
      parts += 1
    }
    return addEventListener.call(this ?? window, type, ...rest)
  }`

const sliced =
  '[2.45] late parts come to life after the first frame where idleness cannot be asked for, one per task'
test(sliced, { tag: [EVERY_ENGINE, WIDE_ONLY] }, async ({ page }) => {
  await page.addInitScript({ content: CANNOT_SAY_WHEN_IDLE + COUNT_PARTS_PER_TASK })
  await page.goto('/de/newsletter/')

  await expect(page.locator('[data-tool="search"][aria-haspopup]')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('data-parts-per-task', '1 1 1 1 1')
})
