/** For a page whose start has failed once. */
export function loadFailedStart() {
  return import('./failed-start.ts')
}
