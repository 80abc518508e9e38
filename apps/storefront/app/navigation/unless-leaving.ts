/** By then a page that is being left has been unloaded. */
export const LEAVING_MS = 1_000

/**
 * Runs a task unless the visitor is leaving the page. Firefox and Safari abort the requests of a page as soon
 * as it is left, so a failed load may only mean that the visitor goes elsewhere.
 */
export function unlessLeaving(task: () => void): void {
  setTimeout(task, LEAVING_MS)
}
