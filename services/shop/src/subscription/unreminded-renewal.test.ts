import { aSubscriber, deliveriesIn } from '@saum/testing/subscriber'
import { expect, it } from 'vitest'
import { createCategoryTrees } from '../catalog/category-trees.ts'
import { createKept } from '../catalog/kept.ts'
import { listCampaigns } from '../catalog/product-campaign.ts'
import { createProductService } from '../catalog/product-service.ts'
import { renewSubscriptions } from './renew-subscriptions.ts'

it('a delivery is not ordered before its customer was reminded of it', async () => {
  const { db, clock } = await aSubscriber()
  clock.at = Date.parse('2026-12-16T11:00:00Z')
  const now = () => clock.at
  const trees = createCategoryTrees(db, now)
  const campaigns = createKept(() => listCampaigns(db.sql), now)
  const products = createProductService({ db, trees, campaigns, now })

  await renewSubscriptions({ db, products, log: () => {}, now })

  expect(await deliveriesIn(db)).toEqual([])
})
