import type { Engine } from '../engine.ts'
import type { PrivacySignals } from '../environment.ts'

const YES: readonly unknown[] = ['1', 1, 'yes', true]

/** Whether the visitor asks not to be followed, in any of the ways browsers have found to say so. */
function asksForPrivacy({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return YES.includes(doNotTrack) || YES.includes(globalPrivacyControl)
}

/** Whether anything about this visitor may be stored or sent. */
export function mayFollow({ configuration, environment }: Engine): boolean {
  return configuration.get().analytics.enabled && !asksForPrivacy(environment.privacy)
}
