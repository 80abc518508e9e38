import assert from 'node:assert/strict'
import { answered } from '../controller.ts'
import { createEngine, SHOP_PATH, type Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import type { CommerceClient, Recommendations } from './client.ts'

/** The slots of the shop; ids never change. */
const SLOTS = {
  similar: '4da0343e-4c81-4550-9d8b-253c8a55f130',
  look: '66264186-8d27-4325-b384-a2e3b5dc2d19',
  popular: '6ca796bb-f41f-4687-879b-3a55fdec0525',
  personal: 'cebee2c9-9b4e-4a63-95df-defd77581f63',
} as const

/** Recommendations beside a product and without one. */
export function recommendationArea(stage: Stage, client: CommerceClient): Area {
  const engine = createEngine(stage, client, { path: `/${SHOP_PATH}/` })
  const listing = client.buildProductListing(engine)
  let productId = ''

  async function recommend(slotId: string, beside?: string): Promise<Recommendations> {
    const options = { slotId, ...(beside === undefined ? {} : { productId: beside }) }
    const slot = client.buildRecommendations(engine, { options })
    await answered(slot, () => slot.refresh())
    return slot
  }

  return {
    title: 'recommendations',
    steps: [
      {
        title: 'popular products come with a headline',
        async run() {
          await answered(listing, () => listing.executeFirstRequest())
          productId = listing.state.products[0]?.ec_product_id ?? ''
          const { state } = await recommend(SLOTS.popular)
          assert.ok(state.products.length > 0)
          assert.notEqual(state.headline, '')
          assert.deepEqual(
            state.products.map(({ position }) => position),
            state.products.map((_, index) => index + 1),
          )
        },
      },
      {
        title: 'similar products leave out the product itself',
        async run() {
          const { state } = await recommend(SLOTS.similar, productId)
          assert.ok(state.products.length > 0)
          assert.ok(state.products.every((product) => product.ec_product_id !== productId))
        },
      },
      {
        title: 'what goes with a product is answered, if with nothing',
        async run() {
          const { state } = await recommend(SLOTS.look, productId)
          assert.notEqual(state.responseId, '')
        },
      },
      {
        title: 'what is chosen for a visitor is never empty',
        async run() {
          const { state } = await recommend(SLOTS.personal)
          assert.ok(state.products.length > 0)
        },
      },
      {
        title: 'a slot has pages',
        async run() {
          const slot = await recommend(SLOTS.popular)
          const first = slot.state.products.map(({ permanentid }) => permanentid)
          const pagination = slot.pagination()
          if (pagination.state.totalPages < 2) await answered(slot, () => pagination.setPageSize(2))
          else await answered(slot, () => pagination.nextPage())
          assert.notDeepEqual(
            slot.state.products.map(({ permanentid }) => permanentid),
            first,
          )
        },
      },
      {
        title: 'a slot nobody knows is refused',
        async run() {
          const options = { slotId: '00000000-0000-4000-8000-000000000000' }
          const slot = client.buildRecommendations(engine, { options })
          await assert.rejects(
            answered(slot, () => slot.refresh()),
            /refused/,
          )
        },
      },
    ],
  }
}
