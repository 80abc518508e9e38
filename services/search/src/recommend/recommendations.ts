export interface RecommendationQuestion {
  slotId: string
  /** The product on the screen, if there is one. */
  productId: number | null
  clientId: string | null
  cart: readonly number[]
  purchased: readonly number[]
  page: number
  perPage: number
}

export interface RecommendationAnswer {
  headline: string
  /** In order, for this page. */
  productIds: readonly number[]
  total: number
}

export interface Recommendations {
  /** `null` for a slot nobody knows. */
  recommend(question: RecommendationQuestion): Promise<RecommendationAnswer | null>
}
