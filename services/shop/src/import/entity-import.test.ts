import { aCategory, aProduct } from '@saum/testing/catalog-builders'
import {
  aBranch,
  aCampaign,
  aCustomer,
  aGroupPrice,
  anOutfit,
  aPromotion,
  aVoucher,
} from '@saum/testing/catalog-extras'
import { openMigratedDatabase } from '@saum/testing/test-database'
import { exportCatalog, faultsOf, importContent } from '@saum/testing/test-import'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import type { DocumentKind } from '../documents/catalog-document.ts'
import { writeCatalog } from './write-catalog.ts'

async function aShop(): Promise<Database> {
  const db = await openMigratedDatabase()
  const catalog = { categories: [aCategory()], products: [aProduct()] }
  await writeCatalog(db, catalog, { now: 1_000, origin: 'own' })
  return db
}

describe('other entities that are wrong', () => {
  it.each<[DocumentKind, object, string, string]>([
    [
      'outfits',
      anOutfit({ productIds: [3301, 9] }),
      'productIds.1',
      '9 is not a known product; import the products first',
    ],
    [
      'outfits',
      anOutfit({ story: { 'de-DE': 'x', 'fr-CH': 'x' } }),
      'story.en-GB',
      'is missing, and the shop /en/ would show it; add the text',
    ],
    [
      'branches',
      aBranch({ stock: [{ variantId: 9, quantity: 1 }] }),
      'stock.0.variantId',
      '9 is not a known variant; import the products first',
    ],
    [
      'branches',
      aBranch({
        openingTimes: {
          ...aBranch().openingTimes,
          mon: [{ timeFrom: '12:00', timeUntil: '09:00' }],
        },
      }),
      'openingTimes.mon.0.timeUntil',
      'must be later than 12:00',
    ],
    [
      'promotions',
      aPromotion({
        effect: {
          type: 'buy_x_get_y',
          additionalData: { maxCount: 1, variantIds: [9] },
        },
      }),
      'effect.additionalData.variantIds.0',
      '9 is not a known variant; import the products first',
    ],
    [
      'promotions',
      aPromotion({
        schedule: { from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' },
      }),
      'schedule.to',
      'must be later than 2026-02-01T00:00:00Z',
    ],
    [
      'vouchers',
      aVoucher({ startsAt: '2026-02-01T00:00:00Z', endsAt: '2026-02-01T00:00:00Z' }),
      'endsAt',
      'must be later than 2026-02-01T00:00:00Z',
    ],
    [
      'vouchers',
      aVoucher({ effect: { type: 'absolute', value: { EUR: 1_000 } }, shops: ['de', 'fr-ch'] }),
      'effect.value.CHF',
      'is missing, and the shop /fr-ch/ asks for CHF',
    ],
    [
      'vouchers',
      aVoucher({ minimumOrderValue: { CHF: 6_000 } }),
      'minimumOrderValue.EUR',
      'is missing, and the shop /de/ asks for EUR',
    ],
    [
      'vouchers',
      { ...aVoucher(), code: 'GRÜEZI' },
      'code',
      'must be 3 to 40 letters from A to Z, digits and dashes, but is “GRÜEZI”',
    ],
    [
      'group-prices',
      aGroupPrice({ variantId: 9 }),
      'variantId',
      '9 is not a known variant; import the products first',
    ],
    [
      'campaigns',
      aCampaign({ link: 'nowhere' }),
      'link',
      '“nowhere” is not a known category; import the category first',
    ],
    [
      'customers',
      { ...aCustomer(), email: 'nobody' },
      'email',
      'must be an email address, but is “nobody”',
    ],
  ])('in %s are refused', async (kind, document, field, reason) => {
    expect(await faultsOf(await aShop(), kind, [document])).toEqual([[1, field, reason]])
  })

  it('may not take the email of another customer or the key of another campaign', async () => {
    const db = await aShop()
    await importContent(db, {
      kind: 'customers',
      content: [aCustomer({ id: 1, email: 'a@b.example' })],
    })
    await importContent(db, { kind: 'campaigns', content: [aCampaign({ id: 1, key: 'winter' })] })

    expect(await faultsOf(db, 'customers', [aCustomer({ id: 2, email: 'A@b.example' })])).toEqual([
      [1, 'email', 'belongs to customer 1 of the shop de already'],
    ])
    expect(await faultsOf(db, 'campaigns', [aCampaign({ id: 2, key: 'winter' })])).toEqual([
      [1, 'key', '“winter” belongs to campaign 1 already'],
    ])
  })

  it('are never customers to be taken away', async () => {
    const db = await aShop()
    await importContent(db, { kind: 'customers', content: [aCustomer({ id: 1 })] })

    const { report } = await importContent(db, { kind: 'customers', content: [], mode: 'full' })

    expect(report.counts.removed).toBe(0)
    expect((await exportCatalog(db)).customers).toHaveLength(1)
  })
})
