import type { Engine } from '../engine.ts'

/** Browsers have found many ways to say that a visitor asks not to be followed. */
const YES: readonly unknown[] = ['1', 1, 'yes', true]

/** Whether anything about this visitor may be stored or sent. */
export function mayFollow({ configuration, environment }: Engine): boolean {
  const { doNotTrack, globalPrivacyControl } = environment.privacy
  const asksForPrivacy = YES.includes(doNotTrack) || YES.includes(globalPrivacyControl)
  return configuration.get().analytics.enabled && !asksForPrivacy
}
