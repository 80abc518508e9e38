export interface SortField {
  name: string
  direction?: 'asc' | 'desc'
  displayName?: string
}

export type Sort = { by: 'relevance' } | { by: 'fields'; fields: readonly SortField[] }

export const RELEVANCE: Sort = { by: 'relevance' }
