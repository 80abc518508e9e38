import type { ShopId } from '@saum/domain/shops'

/** What a token may be used for. */
export type Purpose = 'search' | 'events' | 'answers'

/** What a valid token says about who carries it. */
export interface AccessClaims {
  /** Differs for every token handed out. */
  id: string
  organizationId: string
  shopId: ShopId
  purposes: readonly Purpose[]
  /** Milliseconds since 1970. */
  issuedAt: number
  expiresAt: number
}
