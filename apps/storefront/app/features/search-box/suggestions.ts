import type { FoundValue } from '@saum/engine/wire/facet'
import type { Product } from '@saum/engine/wire/product'
import type { TypedPart } from './typed-parts.ts'

export interface Completion {
  text: string
  parts: readonly TypedPart[]
}

/** What the provider knows about a query; about an empty one, what others look for. */
export interface Suggestions {
  query: string
  completions: readonly Completion[]
  categories: readonly FoundValue[]
  products: readonly Product[]
  /** How many products a search would find. */
  total: number
  /** Above products nobody searched for. */
  headline: string
  /** Where the provider would rather send the shopper; empty where it would not. */
  redirect: string
}

/** Where nobody answers. */
export function noSuggestions(query: string): Suggestions {
  return {
    query,
    completions: [],
    categories: [],
    products: [],
    total: 0,
    headline: '',
    redirect: '',
  }
}
