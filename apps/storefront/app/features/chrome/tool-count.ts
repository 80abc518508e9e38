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
  number.textContent = count > 0 ? String(count) : ''
  number.setAttribute('aria-hidden', 'true')
  link.setAttribute('aria-label', label)
}
