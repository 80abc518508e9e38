import type { TrackingSettings } from '@saum/contract/tracking-settings'

/** Addresses of others, by what pages need of them. */
interface FollowingAddresses {
  scripts: string[]
  asked: string[]
  pictures: string[]
  frames: string[]
}

/**
 * Where the services that follow visitors are, only those that are set up. A page that is kept trusts
 * scripts by these addresses; a page with a nonce trusts what its own scripts add. Whether any of them
 * is loaded is decided by the visitor, not here.
 */
export function followingAddresses(tracking: TrackingSettings): FollowingAddresses {
  const { consentManager, tagManager, errorReports } = tracking
  const manager = present(consentManager?.scriptUrl)
  const container = present(tagManager?.host)
  const scripts = [
    ...present(tracking.testingScriptUrl),
    ...present(tracking.recommendationScriptUrl),
  ]
  return {
    scripts: [...manager, ...container, ...scripts],
    asked: [
      ...manager,
      ...container,
      ...scripts,
      ...present(tracking.eventsUrl),
      ...present(errorReports?.dsn),
    ],
    // Tags count by pictures and ask in frames; the manager shows its seals.
    pictures: [...manager, ...container],
    frames: [...manager, ...container],
  }
}

function present(address: string | undefined): string[] {
  return address === undefined ? [] : [address]
}
