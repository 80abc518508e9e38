import { expect, type Page } from '@playwright/test'

/** WCAG 2.5.8, without its exception for small targets that stand apart. */
const LEAST_PX = 24
const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider]'

/** What is read of an element here; these files know no DOM. */
interface Target {
  localName: string
  textContent: string
  disabled?: boolean
  tabIndex: number
  labels?: readonly Target[]
  parentElement: Target
  checkVisibility(options: object): boolean
  getBoundingClientRect(): { x: number; y: number; width: number; height: number }
  scrollIntoView(options: object): void
  contains(other: Target): boolean
  cloneNode(isDeep: boolean): Target
  querySelectorAll(selector: string): Iterable<{ remove(): void }>
}

/**
 * Everything that can be pressed is at least 24 px wide and high. A link in a sentence is as high as its line;
 * a label belongs to its box, and a link may reach beyond its words.
 */
export async function expectLargeTargets(page: Page, what: string): Promise<void> {
  const small = await page.locator('html').evaluate(
    ({ ownerDocument: document }, { targets, least }) => {
      const view = document.defaultView
      return [...document.querySelectorAll(targets)]
        .filter((target) => isShown(target) && !isLarge(target) && !isInSentence(target))
        .filter((target) => !reachesFar(target))
        .map((target) => {
          const { width, height } = target.getBoundingClientRect()
          const name = target.getAttribute('aria-label') ?? target.textContent.trim()
          return `${target.localName} «${name.slice(0, 40)}» ${width.toFixed()} × ${height.toFixed()}`
        })

      function isShown(target: Target): boolean {
        const isSeen = target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        return isSeen && !target.disabled && target.tabIndex >= 0
      }

      function isLarge(target: Target): boolean {
        return [target, ...(target.labels ?? [])].some((part) => {
          const { width, height } = part.getBoundingClientRect()
          return width >= least - 0.01 && height >= least - 0.01
        })
      }

      function isInSentence(target: Target): boolean {
        if (view.getComputedStyle(target).display !== 'inline') return false
        const words = target.parentElement.cloneNode(true)
        for (const link of words.querySelectorAll('a, button')) link.remove()
        return words.textContent.trim() !== ''
      }

      /** The whole square around its middle belongs to it. */
      function reachesFar(target: Target): boolean {
        target.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x, y, width, height } = target.getBoundingClientRect()
        const half = least / 2 - 0.5
        return [-half, half].every((right) =>
          [-half, half].every((down) => {
            const hit = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down)
            return hit !== null && (target.contains(hit) || target.labels?.[0]?.contains(hit))
          }),
        )
      }
    },
    { targets: TARGETS, least: LEAST_PX },
  )
  expect.soft(small, `targets of less than ${LEAST_PX} px: ${what}`).toEqual([])
}
