export type CountedTool = 'basket' | 'wishlist'

/** Shows a tool's number and reads it out; an empty tool shows none. */
export function showToolCount(
  document: Document,
  tool: CountedTool,
  { count, label }: { count: number; label: string },
): void {
  const link = document.querySelector(`[data-tool="${tool}"]`)
  const number = link?.querySelector(`[data-count="${tool}"]`)
  if (!link || !number) return
  // The space keeps name and number apart for those who speak what they see; nobody sees it.
  number.textContent = count > 0 ? ` ${count}` : ''
  number.setAttribute('aria-hidden', 'true')
  link.setAttribute('aria-label', label)
}
