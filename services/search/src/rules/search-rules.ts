import type { ShopId } from '@saum/domain/shops'

export type Trigger =
  | { type: 'redirect' | 'query' | 'notify'; content: string }
  | { type: 'execute'; content: { name: string; params: readonly (string | number | boolean)[] } }

/** What an operator decided about one place: products first, and products pushed or held back. */
export interface Placement {
  pinned: readonly number[]
  boosts: ReadonlyMap<number, number>
}

/** The operator's rules for one shop. */
export interface SearchRules {
  triggersFor(query: string): readonly Trigger[]
  placementForQuery(query: string): Placement
  placementForCategory(categoryId: number): Placement
}

export type RulesOf = (shopId: ShopId) => SearchRules
