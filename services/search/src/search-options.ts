import type { ContentPage } from '@saum/contract/content'

/** A service that writes answers; without one they are put together from passages. */
export interface AnswerModelOptions {
  url: string
  key: string
  model: string
}

/** Everything the provider is configured with; can be sent to a thread. */
export interface SearchOptions {
  /** Where index files, events and the secret lie. */
  folder: string
  organizationId: string
  /** Signs access tokens; `null` makes one and keeps it in the folder. */
  secret: string | null
  publicOrigin: string
  /** Absolute base of the pictures of products. */
  imageBase: string
  vocabularyFile: string
  rulesFile: string
  pages: readonly ContentPage[]
  answerModel: AnswerModelOptions | null
  /** Of one address; 0 does not limit. */
  requestsPerSecond: number
  maxEventBytes: number
  eventRetentionDays: number
}
