import { confirmStockAlert, requestStockAlert } from './alert.ts'
import { listIndexChanges, listIndexProducts } from './search-feed.ts'
import { listSitemapParts, listSitemapProducts } from './sitemap.ts'

/** Calls between our own services; the public address does not know them. */
export const INTERNAL_CALLS: ReadonlySet<string> = new Set([
  listIndexProducts.name,
  listIndexChanges.name,
  listSitemapParts.name,
  listSitemapProducts.name,
  // Mail is only written for who sends the form of a page, where visitors are counted.
  requestStockAlert.name,
  confirmStockAlert.name,
])
