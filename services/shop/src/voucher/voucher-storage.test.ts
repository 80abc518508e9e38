import { SHOPS, type Shop } from '@saum/domain/shops'
import { aVoucher } from '@saum/testing/catalog-extras'
import { startTestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { VoucherDocument } from '../documents/voucher-document.ts'
import { findVoucher } from './voucher-storage.ts'

const [de, , ch] = SHOPS

describe.each(STORAGE_ENGINES)('a voucher on %s', (engine) => {
  async function find(shop: Shop, code: string, overrides: Partial<VoucherDocument> = {}) {
    const { db } = await startTestBackend({ engine, catalog: { vouchers: [aVoucher(overrides)] } })
    return findVoucher(db.sql, shop, code)
  }

  it('is worth what it is worth in the currency of the shop', async () => {
    const minimumOrderValue = { EUR: 5_000, CHF: 6_000 }

    const german = await find(de, 'WINTER10', { minimumOrderValue })
    const swiss = await find(ch, 'WINTER10', { minimumOrderValue })

    expect(german).toEqual({
      code: 'WINTER10',
      startsAt: Date.parse(aVoucher().startsAt),
      endsAt: Date.parse(aVoucher().endsAt),
      isUsedUp: false,
      wish: { type: 'absolute', cents: 1_000 },
      minimumCents: 5_000,
      isCombinable: true,
    })
    expect(swiss).toMatchObject({ wish: { cents: 1_200 }, minimumCents: 6_000 })
  })

  it('takes percent off in every currency alike', async () => {
    const found = await find(ch, 'WINTER10', { effect: { type: 'relative', value: 12.5 } })

    expect(found).toMatchObject({ wish: { type: 'relative', percent: 12.5 }, minimumCents: null })
  })

  it.each(['winter10', ' Winter 10 ', 'WIN\u200bTER10', 'win\u00adter\u00a010'])(
    'is found however it is typed: %j',
    async (typed) => {
      expect(await find(de, typed)).toMatchObject({ code: 'WINTER10' })
    },
  )

  it.each(['WINTER1', 'WINTER10%', '', '%', "' or 1=1 --"])('is not found by %j', async (typed) => {
    expect(await find(de, typed)).toBeNull()
  })

  it('is unknown in shops it is not for', async () => {
    expect(await find(de, 'WINTER10', { shops: ['ch', 'fr-ch'] })).toBeNull()
  })

  it('is used up once it was redeemed as often as it may be, and stays so when it comes back', async () => {
    const once = aVoucher({ maxRedemptions: 2 })
    const { db, importCatalog } = await startTestBackend({ engine, catalog: { vouchers: [once] } })
    async function redeem(times: number) {
      await db.transaction(
        (sql) => sql`
        insert into voucher_redemption (code, redemptions) values ('WINTER10', ${times})
        on conflict (code) do update set redemptions = excluded.redemptions`,
      )
    }
    const isUsedUp = async () => (await findVoucher(db.sql, de, 'WINTER10'))?.isUsedUp

    await redeem(1)
    const afterOne = await isUsedUp()
    await redeem(2)
    const afterTwo = await isUsedUp()
    await db.transaction((sql) => sql`delete from voucher`)
    await importCatalog({ vouchers: [once] })

    expect([afterOne, afterTwo, await isUsedUp()]).toEqual([false, true, true])
  })

  it('is used up from the start when nobody may redeem it', async () => {
    expect(await find(de, 'WINTER10', { maxRedemptions: 0 })).toMatchObject({ isUsedUp: true })
  })
})
