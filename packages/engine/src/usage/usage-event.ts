/** The four kinds of events the usage protocol knows. */
export type UsageType = 'search' | 'click' | 'custom' | 'view'

/** Kinds in the words of web analytics, which only the rules for payloads know. */
export type MeasurementType = 'pageview' | 'event'

export type UsagePayload = Readonly<Record<string, unknown>>

/** An event that waits to be sent. */
export interface UsageEvent {
  type: UsageType
  payload: UsagePayload
}
