/** A left click without keys; every other one asks for a new tab, a window or a download. */
export function isPlainClick(event: Pick<MouseEvent, PlainClickFacts>): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

type PlainClickFacts = 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
