import assert from 'node:assert/strict'
import { SHOPS } from '@saum/domain/shops'
import { answered } from '../controller.ts'
import { createEngine, type Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import type { CommerceClient } from './client.ts'
import { findFacet } from './find-facet.ts'

/** How the category facet is called, and a word for a garment every shop has. */
const WORDS = {
  de: { category: 'Kategorie', garment: 'kleid' },
  fr: { category: 'Catégorie', garment: 'robe' },
  en: { category: 'Category', garment: 'dress' },
}

/** Each regional shop answers in its own language and about its own range. */
export function shopArea(stage: Stage, client: CommerceClient): Area {
  return {
    title: 'regional shops',
    steps: SHOPS.map((shop) => ({
      title: `${shop.path} answers in its language`,
      async run() {
        const { path, language, country, currency } = shop
        const region = { access: await stage.accessOf(path), language, country, currency }
        const engine = createEngine(stage, client, { path: `/${path}/c/`, region })
        const listing = client.buildProductListing(engine)
        const { products } = await answered(listing, () => listing.executeFirstRequest())
        assert.ok(products.length > 0)
        assert.ok(
          products.every(({ clickUri }) => new URL(clickUri).pathname.startsWith(`/${path}/`)),
        )
        const words = WORDS[language]
        assert.equal(findFacet(listing, 'ec_category').state.displayName, words.category)

        const search = client.buildSearch(engine)
        const box = client.buildSearchBox(engine)
        box.updateText(words.garment)
        const found = await answered(search, () => box.submit())
        assert.ok(found.products.length > 0, `no ${words.garment}`)
      },
    })),
  }
}
