/** A click without keys that ask for a new tab, a window or a download. */
export function isPlainClick(event: MouseEvent | React.MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
