import { SHOPS } from '@saum/domain/shops'
import type { DocumentByKind, DocumentKind } from '../documents/catalog-document.ts'
import { textFor } from '../documents/localized-text.ts'
import type { CategoryReference } from './references.ts'

/** What a dry run would have written, for the files that refer to it. */
export interface Planned {
  categories: Map<string, CategoryReference>
  campaigns: Map<string, number>
  productIds: Set<number>
  variantIds: Set<number>
}

export function createPlanned(): Planned {
  return {
    categories: new Map(),
    campaigns: new Map(),
    productIds: new Set(),
    variantIds: new Set(),
  }
}

type Plan<Kind extends DocumentKind> = (planned: Planned, document: DocumentByKind[Kind]) => void

/** Only what something else refers to has to be remembered. */
const PLANS: { [Kind in DocumentKind]?: Plan<Kind> } = {
  categories(planned, { id, key, name, slug }) {
    const shops = SHOPS.filter(
      ({ locale }) => textFor(name, locale) !== undefined && textFor(slug, locale) !== undefined,
    )
    planned.categories.set(key, { id, shopIds: new Set(shops.map(({ shopId }) => shopId)) })
  },
  campaigns: (planned, { key, product }) => void planned.campaigns.set(key, product.attributeId),
  products(planned, { id, variants }) {
    planned.productIds.add(id)
    for (const variant of variants) planned.variantIds.add(variant.id)
  },
}

export function planDocuments<Kind extends DocumentKind>(
  planned: Planned,
  kind: Kind,
  documents: readonly DocumentByKind[Kind][],
): void {
  const plan: Plan<Kind> | undefined = PLANS[kind]
  if (plan === undefined) return
  for (const document of documents) plan(planned, document)
}
