/** A page that is left has gone by then. */
export const LEAVING_MS = 1_000

/**
 * Runs a task in a page that stays. Firefox and Safari break off what a page loads as soon as it is left, so
 * a load that fails may only mean that the visitor goes elsewhere.
 */
export function unlessLeaving(task: () => void): void {
  setTimeout(task, LEAVING_MS)
}
