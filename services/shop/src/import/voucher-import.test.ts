import { SHOPS } from '@saum/domain/shops'
import { aCategory, aProduct } from '@saum/testing/catalog-builders'
import { aGroupPrice, aPromotion, aVoucher } from '@saum/testing/catalog-extras'
import { openMigratedDatabase, TEST_ENGINES } from '@saum/testing/test-database'
import { exportCatalog, faultsOf, importContent } from '@saum/testing/test-import'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { findVoucher } from '../voucher/voucher-storage.ts'
import { undoImport } from './undo-import.ts'
import { writeCatalog } from './write-catalog.ts'

const [de] = SHOPS

async function redeem(db: Database, code: string, times: number): Promise<void> {
  await db.transaction(
    (sql) => sql`insert into voucher_redemption (code, redemptions) values (${code}, ${times})`,
  )
}

describe.each(TEST_ENGINES)('vouchers on %s', (engine) => {
  async function codes(db: Database): Promise<string[]> {
    return ((await exportCatalog(db)).vouchers ?? []).map(({ code }) => code)
  }

  it('are known by their code, however it is written', async () => {
    const db = await openMigratedDatabase(engine)
    const content = [aVoucher({ code: ' winter10 ' }), aVoucher({ code: 'Saum-26' })]

    const { report } = await importContent(db, { kind: 'vouchers', content })
    const again = await importContent(db, { kind: 'vouchers', content })

    expect(report.counts).toMatchObject({ created: 2, refused: 0 })
    expect(again.report.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(await codes(db)).toEqual(['SAUM-26', 'WINTER10'])
    expect(
      await faultsOf(db, 'vouchers', [aVoucher({ code: 'A-1' }), aVoucher({ code: 'a-1' })]),
    ).toEqual([[2, 'code', 'A-1 is also on line 1; every voucher code may appear only once']])
  })

  it('go with a full import that does not name them, and come back with an undo', async () => {
    const db = await openMigratedDatabase(engine)
    const both = [aVoucher(), aVoucher({ code: 'SUMMER10' })]
    await importContent(db, { kind: 'vouchers', content: both })
    const before = await exportCatalog(db)

    const { report } = await importContent(db, {
      kind: 'vouchers',
      content: [aVoucher({ isCombinable: false })],
      mode: 'full',
    })
    const meanwhile = await codes(db)
    await undoImport(db, null)

    expect(report.counts).toMatchObject({ updated: 1, removed: 1 })
    expect(meanwhile).toEqual(['WINTER10'])
    expect(await exportCatalog(db)).toEqual(before)
  })

  it('do not become unused by an import, a removal or an undo', async () => {
    const db = await openMigratedDatabase(engine)
    const importOne = (content: object[], mode: 'delta' | 'full' = 'delta') =>
      importContent(db, { kind: 'vouchers', content, mode, isLargeRemovalAllowed: true })
    const isUsedUp = async () => (await findVoucher(db.sql, de, 'WINTER10'))?.isUsedUp
    await importOne([aVoucher({ maxRedemptions: 3 })])
    await redeem(db, 'WINTER10', 3)

    await importOne([aVoucher({ maxRedemptions: 3, isCombinable: false })])
    const afterImport = await isUsedUp()
    await importOne([], 'full')
    const afterRemoval = await isUsedUp()
    await undoImport(db, null)
    const afterUndo = await isUsedUp()
    await importOne([aVoucher({ maxRedemptions: 4 })])

    expect([afterImport, afterRemoval, afterUndo]).toEqual([true, undefined, true])
    expect(await isUsedUp()).toBe(false)
  })

  it('may not have the code of a promotion: both are typed into the same field', async () => {
    const db = await openMigratedDatabase(engine)
    const promotion = aPromotion({ id: 'market', code: 'Markttag' })
    await writeCatalog(db, { promotions: [promotion] }, { now: 0, origin: 'own' })

    expect(await faultsOf(db, 'vouchers', [aVoucher({ code: 'MARKTTAG' })])).toEqual([
      [1, 'code', '“MARKTTAG” belongs to promotion market already'],
    ])
  })
})

describe('vouchers that are wrong', () => {
  it.each<[string, object]>([
    ['code', { code: 'AB' }],
    ['code', { code: 'A'.repeat(41) }],
    ['code', { code: 'WINTER 10' }],
    ['code', { code: 'WINTER\u000010' }],
    ['effect.value', { effect: { type: 'relative', value: 0 } }],
    ['effect.value', { effect: { type: 'relative', value: 100.5 } }],
    ['effect.value', { effect: { type: 'relative', value: '10' } }],
    ['effect.value.EUR', { effect: { type: 'absolute', value: { EUR: 0, CHF: 1 } } }],
    ['effect.value.EUR', { effect: { type: 'absolute', value: { EUR: 9.99, CHF: 1 } } }],
    ['effect.value.USD', { effect: { type: 'absolute', value: { EUR: 1, CHF: 1, USD: 1 } } }],
    ['effect.type', { effect: { type: 'gift', value: 1 } }],
    ['minimumOrderValue.EUR', { minimumOrderValue: { EUR: -1, CHF: 1 } }],
    ['shops', { shops: [] }],
    ['shops.0', { shops: ['it'] }],
    ['startsAt', { startsAt: '16.11.2026' }],
    ['maxRedemptions', { maxRedemptions: -1 }],
    ['maxRedemptions', { maxRedemptions: 1.5 }],
    ['redemptions', { redemptions: 0 }],
  ])('are refused for their %s: %j', async (field, wrong) => {
    const db = await openMigratedDatabase()

    const faults = await faultsOf(db, 'vouchers', [{ ...aVoucher(), ...wrong }])

    expect(faults.map(([, name]) => name)).toEqual([field])
    expect(await exportCatalog(db)).toEqual({})
  })
})

describe.each(TEST_ENGINES)('prices of customer groups on %s', (engine) => {
  async function aShop(): Promise<Database> {
    const db = await openMigratedDatabase(engine)
    const catalog = { categories: [aCategory()], products: [aProduct()] }
    await writeCatalog(db, catalog, { now: 1_000, origin: 'own' })
    return db
  }

  it('are one per shop, size and group', async () => {
    const db = await aShop()
    const content = [
      aGroupPrice(),
      aGroupPrice({ customerGroup: 'Basic_Card', amount: 7_500 }),
      aGroupPrice({ shop: 'ch' }),
      aGroupPrice({ variantId: 330_102 }),
      aGroupPrice({ amount: 1 }),
    ]

    const { report, faults } = await importContent(db, { kind: 'group-prices', content })

    expect(report.counts).toMatchObject({ created: 4, refused: 1 })
    expect(faults).toMatchObject([{ line: 5, field: 'variantId' }])
    expect((await exportCatalog(db))['group-prices']).toHaveLength(4)
  })

  it('go with a full import that does not name them, and come back with an undo', async () => {
    const db = await aShop()
    const kind = 'group-prices'
    const former = [aGroupPrice(), aGroupPrice({ shop: 'ch' }), aGroupPrice({ shop: 'at' })]
    await importContent(db, { kind, content: former })
    const before = await exportCatalog(db)

    const changed = [aGroupPrice({ amount: 5 }), aGroupPrice({ shop: 'ch' })]
    const { report } = await importContent(db, { kind, content: changed, mode: 'full' })
    const meanwhile = (await exportCatalog(db))[kind]
    await undoImport(db, null)

    expect(report.counts).toMatchObject({ updated: 1, unchanged: 1, removed: 1 })
    expect(meanwhile).toEqual(changed)
    expect(await exportCatalog(db)).toEqual(before)
  })

  it('do not come back for a size that went meanwhile', async () => {
    const db = await aShop()
    const kind = 'group-prices'
    await importContent(db, { kind, content: [aGroupPrice(), aGroupPrice({ variantId: 330_102 })] })
    await importContent(db, { kind, content: [], mode: 'full', isLargeRemovalAllowed: true })
    await db.transaction((sql) => sql`delete from variant where id = 330102`)

    await undoImport(db, null)

    expect((await exportCatalog(db))[kind]).toEqual([aGroupPrice()])
  })

  it.each<[string, object]>([
    ['shop', { shop: 'it' }],
    ['variantId', { variantId: '330101' }],
    ['variantId', { variantId: 0 }],
    ['customerGroup', { customerGroup: ' ' }],
    ['amount', { amount: -1 }],
    ['amount', { amount: 69.99 }],
    ['amount', { amount: 1e12 }],
    ['price', { price: 1 }],
  ])('are refused for their %s: %j', async (field, wrong) => {
    const faults = await faultsOf(await aShop(), 'group-prices', [{ ...aGroupPrice(), ...wrong }])

    expect(faults.map(([, name]) => name)).toEqual([field])
  })
})
