import type { Sql } from '../database/database.ts'

/** False where it has been redeemed as often as it may be. */
export async function redeemOnce(sql: Sql, code: string): Promise<boolean> {
  const redeemed = await sql`
    insert into voucher_redemption (code, redemptions)
    select code, 1 from voucher where code = ${code} and coalesce(max_redemptions, 1) > 0
    on conflict (code) do update set redemptions = voucher_redemption.redemptions + 1
      where voucher_redemption.redemptions <
        (select coalesce(max_redemptions, 2147483647) from voucher where code = ${code})
    returning code`
  return redeemed.length > 0
}

/** For an order that was given up: somebody else may use it now. */
export async function giveRedemptionBack(sql: Sql, code: string): Promise<void> {
  await sql`
    update voucher_redemption set redemptions = redemptions - 1
    where code = ${code} and redemptions > 0`
}
