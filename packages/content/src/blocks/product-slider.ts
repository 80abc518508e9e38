import type { ProductSource } from '@saum/contract/content-block'
import { given, type MakeBlock } from '../block-maker.ts'
import type { Fields } from '../fields.ts'

const DEFAULT_LIMIT = 12
const MAX_PRODUCTS = 24

export const makeProductSlider: MakeBlock = (fields) => ({
  kind: 'productSlider',
  title: fields.needText('title'),
  source: fields.need<ProductSource>('productIds', sourceOf(fields), { kind: 'ids', ids: [] }),
  ...given({ text: fields.text('text'), link: fields.link() }),
})

function sourceOf(fields: Fields): ProductSource | undefined {
  const ids = fields.numbers('productIds').slice(0, MAX_PRODUCTS)
  if (ids.length > 0) return { kind: 'ids', ids }
  const limit = Math.min(fields.number('limit') || DEFAULT_LIMIT, MAX_PRODUCTS)
  const categoryKey = fields.key('categoryKey')
  if (categoryKey !== undefined) return { kind: 'category', categoryKey, limit }
  const term = fields.text('searchTerm')
  return term === undefined ? undefined : { kind: 'search', term, limit }
}
