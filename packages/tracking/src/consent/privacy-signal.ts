/** Browsers have found many ways to say that a visitor asks not to be followed. */
const YES: readonly unknown[] = ['1', 1, 'yes', true]

/** What the browser says on behalf of its owner, as the page sees it. */
export interface PrivacySignals {
  doNotTrack: unknown
  globalPrivacyControl: unknown
}

export function asksForPrivacy({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return YES.includes(doNotTrack) || YES.includes(globalPrivacyControl)
}

/** The same as a request says it. */
export function requestsPrivacy(headers: { get(name: string): string | null }): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
}
