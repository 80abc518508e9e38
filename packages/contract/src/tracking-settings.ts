import type { ConsentServiceId } from '@saum/domain/consent-services'
import type { RunningExperiment } from '@saum/domain/experiments'

/** What pages know of everything that follows visitors. Absent is what nobody has set up. */
export interface TrackingSettings {
  /** What visitors are asked for. */
  services: readonly ConsentServiceId[]
  /** How usage is told to the search provider. */
  analyticsMode: 'legacy' | 'next'
  /** Where events of the search provider go; the address of the provider itself when absent. */
  eventsUrl?: string
  /** Asks instead of our own dialog. */
  consentManager?: { scriptUrl: string; settingsId: string }
  tagManager?: { containerId: string; host: string }
  /** What is compared, for whoever allows it. */
  experiments?: readonly RunningExperiment[]
  testingScriptUrl?: string
  recommendationScriptUrl?: string
  errorReports?: { dsn: string; environment: string }
}
