/** What may lie over the foot of the window: the bar of a page, and a question above it. */
type FootCover = 'bar' | 'question'

/**
 * Says on the root how much of the window's foot an element covers: `--foot-bar` or `--foot-question`. The
 * page leaves as much room below its last line, nothing that gets the focus stays behind it, and what else
 * lies there lies above it. Returns how to take it back.
 */
export function coverFoot(element: HTMLElement, cover: FootCover): () => void {
  const { style } = element.ownerDocument.documentElement
  const name = `--foot-${cover}`
  const observer = new ResizeObserver(() => {
    style.setProperty(name, `${element.offsetHeight}px`)
  })
  observer.observe(element, { box: 'border-box' })
  return () => {
    observer.disconnect()
    style.removeProperty(name)
  }
}
