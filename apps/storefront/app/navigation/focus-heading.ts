/** Reading goes on at the heading of the page, without a jump of what is seen. */
export function focusHeading(page: Document): void {
  const heading = page.querySelector<HTMLElement>('main h1, h1') ?? page.querySelector('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
