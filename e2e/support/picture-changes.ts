import type { Page } from '@playwright/test'

/**
 * Pictures that were given another fragment of the same file: WebKit goes on drawing the old one. Other
 * browsers draw the new one, so that only the change itself can be noticed. Has to be called before the
 * page is opened.
 */
export async function watchFragmentChanges(page: Page): Promise<void> {
  await page.addInitScript({
    content: `
      const fileOf = (address) => address.split('#', 1)[0]
      new MutationObserver((records) => {
        for (const { target, oldValue } of records) {
          const now = target.getAttribute('src')
          if (target.tagName !== 'IMG' || !oldValue || !now || now === oldValue) continue
          if (fileOf(now) !== fileOf(oldValue)) continue
          const { dataset } = document.documentElement
          dataset.fragmentChanges = (dataset.fragmentChanges ?? '') + oldValue + ' to ' + now + '\\n'
        }
      }).observe(document, { subtree: true, attributeFilter: ['src'], attributeOldValue: true })`,
  })
}

/** One line per change; empty while there was none. */
export async function fragmentChanges(page: Page): Promise<string> {
  return (await page.locator('html').getAttribute('data-fragment-changes')) ?? ''
}
