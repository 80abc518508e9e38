import type { Category } from '@saum/contract/category'
import type { NavigationEntry } from './main-navigation.ts'

/** What header and footer are made of, apart from texts and shop. */
export interface ChromeParts {
  navigation: readonly NavigationEntry[]
  roots: readonly Category[]
  /** Slug per content page, e.g. `delivery` → `lieferung`. */
  pages: Readonly<Record<string, string>>
  pictureBase: string
}
