import type { CartItem } from './cart/cart.ts'
import type { Context } from './context/context.ts'

export const ENVIRONMENTS = ['prod', 'hipaa', 'stg', 'dev'] as const

export type ProviderEnvironment = (typeof ENVIRONMENTS)[number]

/** A request as a hook sees it before it is sent. */
export interface ProviderRequest {
  url: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body?: string
}

/** May answer with another request; one that fails changes nothing. */
export type PreprocessRequest = (
  request: ProviderRequest,
) => ProviderRequest | Promise<ProviderRequest>

export interface AnalyticsConfiguration {
  enabled: boolean
  mode: 'legacy' | 'next'
  trackingId: string
  /** What sends events, before the engine itself: `shop@1.2.3`. */
  source: readonly string[]
  /** Replaces the whole address events are sent to. */
  proxyBaseUrl?: string
  originContext: string
  originLevel2: string
  originLevel3: string
  anonymous: boolean
  deviceId?: string
  userDisplayName?: string
  /** Where the visitor is, in other words than those of the browser. */
  documentLocation?: string
}

/** Everything an engine knows about its provider, checked and complete. */
export interface Configuration {
  organizationId: string
  accessToken: string
  environment: ProviderEnvironment
  /** Replaces the whole base of the commerce calls, not only their host. */
  proxyBaseUrl?: string
  /** Asked for a new token when the old one has run out. */
  renewAccessToken?: () => Promise<string>
  preprocessRequest?: PreprocessRequest
  /** How long a call may take with all its attempts: a server has less time than a visitor. */
  patienceMs?: number
  analytics: AnalyticsConfiguration
  knowledge: { answerConfigurationId: string }
  classic: {
    locale: string
    /** That of the device unless told. */
    timezone?: string
    authenticationProviders?: readonly string[]
    apiBaseUrl?: string
  }
}

/** What a shop writes down to get an engine. */
export interface EngineOptions {
  organizationId: string
  accessToken: string
  environment?: ProviderEnvironment
  proxyBaseUrl?: string
  renewAccessToken?: () => Promise<string>
  preprocessRequest?: PreprocessRequest
  /** How long a call may take with all its attempts; three minutes unless told. */
  patienceMs?: number
  analytics: { trackingId: string } & Partial<Omit<AnalyticsConfiguration, 'trackingId'>>
  context: Context
  cart?: { items: readonly CartItem[] }
  knowledge?: { answerConfigurationId: string }
  classic?: Partial<Configuration['classic']>
}
