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
  window.partsPerTask = []
  let parts = 0
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === 'pageshow') {
      if (parts === 0) queueMicrotask(() => { window.partsPerTask.push(parts); parts = 0 })
      parts += 1
    }
    return addEventListener.call(this ?? window, type, ...rest)
  }`

test('[2.45] late parts come to life after the first frame where idleness cannot be asked for, one per task', async ({
  page,
}) => {
  await page.addInitScript({ content: CANNOT_SAY_WHEN_IDLE + COUNT_PARTS_PER_TASK })
  await page.goto('/de/newsletter/')

  await expect(page.locator('[data-tool="search"][aria-haspopup]')).toHaveCount(1)
  const partsPerTask = () =>
    page.locator('html').evaluate((html) => html.ownerDocument.defaultView.partsPerTask)
  await expect.poll(partsPerTask).toHaveLength(5)
  expect(await partsPerTask()).toEqual([1, 1, 1, 1, 1])
})
