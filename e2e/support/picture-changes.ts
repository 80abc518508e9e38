import type { Page } from '@playwright/test'

/**
 * Pictures that were given another fragment of the same file: WebKit goes on drawing the old one. Other
 * browsers draw the new one, so that only the change itself can be noticed. Has to be called before the
 * page is opened.
 */
export async function watchFragmentChanges(page: Page): Promise<void> {
  await page.addInitScript({
    content: `
      window.fragmentChanges = []
      const fileOf = (address) => address.split('#', 1)[0]
      new MutationObserver((records) => {
        for (const { target, oldValue } of records) {
          const now = target.getAttribute('src')
          if (target.tagName !== 'IMG' || !oldValue || !now || now === oldValue) continue
          if (fileOf(now) === fileOf(oldValue)) window.fragmentChanges.push(oldValue + ' to ' + now)
        }
      }).observe(document, { subtree: true, attributeFilter: ['src'], attributeOldValue: true })`,
  })
}

export async function fragmentChanges(page: Page): Promise<string[]> {
  return page.locator('html').evaluate((html) => html.ownerDocument.defaultView.fragmentChanges)
}
