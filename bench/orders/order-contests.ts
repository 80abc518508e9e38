import { DEFAULT_SHOP } from '@saum/domain/shops'
import type { Database } from '@saum/shop/database/database'
import type { RecordedCall } from '../basket/recorded-calls.ts'
import { describeTimes } from '../basket/timed-load.ts'
import type { Contest } from '../harness/contest.ts'
import { asAnotherOrder } from './as-another-order.ts'
import { CALLERS, inParallel, type OrderStage } from './order-stage.ts'
import {
  createClick,
  createTemplates,
  prepareShoppers,
  type ReadyShopper,
} from './ready-checkouts.ts'

const TEMPLATES = 64

export interface OrderContest {
  contest: Contest
  /** How long single orders took, over all rounds. */
  times(): [what: string, value: string]
  /** Many shoppers for the last pieces: how many were sold. */
  sellLastPieces(shoppers: number, pieces: number): Promise<[what: string, value: string]>
}

interface RecordedOrder {
  call: RecordedCall
  by: ReadyShopper
}

/** The last click of the checkout against the statements it sends to the database. */
export async function prepareContest(stage: OrderStage, orders: number): Promise<OrderContest> {
  const { name, db, dispatch } = stage
  const pairs = await listPairs(db, TEMPLATES)
  const templates = await createTemplates(stage, pairs)
  // A shop that has been open for a while: what it keeps in memory is no statement of a call.
  await recordAll(stage, await prepareShoppers(db, templates, TEMPLATES))
  const recordings = await recordAll(stage, await prepareShoppers(db, templates, TEMPLATES))
  const taken: number[] = []

  return {
    contest: {
      title: `placeOrder with two pieces on ${name} against its bare SQL`,
      unit: 'orders/s',
      async ours() {
        const shoppers = await prepareShoppers(db, templates, orders)
        const clicks = await Promise.all(shoppers.map((one) => createClick(dispatch, one)))
        return perSecond(orders, () =>
          inParallel(clicks, async (click) => {
            const startedAt = performance.now()
            const status = await click()
            taken.push(performance.now() - startedAt)
            if (status !== 200) throw new Error(`An order was answered with ${status}`)
          }),
        )
      },
      async peer() {
        const shoppers = await prepareShoppers(db, templates, orders)
        const calls = shoppers.map((shopper) => {
          const recording = recordings[shopper.template]
          if (recording === undefined) throw new RangeError('Nothing was recorded')
          return asAnotherOrder(recording.call, recording.by, shopper)
        })
        return perSecond(orders, () => stage.replay(calls))
      },
    },
    times: () => [`placeOrder on ${name}, ${CALLERS} at once`, describeTimes(taken)],
    async sellLastPieces(count, pieces) {
      const [pair = []] = await listPairs(db, 1, TEMPLATES * 2)
      const own = await createTemplates(stage, [pair.slice(0, 1)])
      const shoppers = await prepareShoppers(db, own, count)
      await setStock(db, pair[0] ?? 0, pieces)
      const clicks = await Promise.all(shoppers.map((one) => createClick(dispatch, one)))
      const statuses = await Promise.all(clicks.map((click) => click()))
      const sold = statuses.filter((status) => status === 200).length
      const left = await stockOf(db, pair[0] ?? 0)
      if (sold !== pieces || left !== 0) throw new Error(`${sold} were sold and ${left} are left`)
      return [`${count} shoppers for the last ${pieces} pieces on ${name}`, `${sold} sold, 0 left`]
    },
  }
}

async function recordAll(
  { recorded }: OrderStage,
  shoppers: readonly ReadyShopper[],
): Promise<RecordedOrder[]> {
  const recordings: RecordedOrder[] = []
  for (const by of shoppers) {
    const click = await createClick(recorded.dispatch, by)
    recordings.push({ by, call: await recorded.record(click) })
  }
  return recordings
}

async function perSecond(count: number, work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (count / (performance.now() - startedAt)) * 1_000
}

/** Pairs of sizes that everybody can buy, of different products. */
async function listPairs({ sql }: Database, count: number, from = 0): Promise<number[][]> {
  const rows = await sql<{ id: number }>`
    select min(vs.variant_id) as id from variant_shop vs
      join variant v on v.id = vs.variant_id
      join product_shop ps on ps.product_id = v.product_id and ps.shop_id = vs.shop_id
      join product p on p.id = v.product_id
    where vs.shop_id = ${DEFAULT_SHOP.shopId} and vs.stock_quantity > 2 and ps.is_active = 1
      and p.sellable_from is null and p.sellable_to is null
    group by v.product_id order by v.product_id limit ${count * 2} offset ${from}`
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * 2, index * 2 + 2).map(({ id }) => id),
  )
}

async function setStock(db: Database, variantId: number, stock: number): Promise<void> {
  await db.transaction(
    (sql) => sql`
      update variant_shop set stock_quantity = ${stock}
      where variant_id = ${variantId} and shop_id = ${DEFAULT_SHOP.shopId}`,
  )
}

async function stockOf({ sql }: Database, variantId: number): Promise<number> {
  const [row] = await sql<{ stock: number }>`
    select stock_quantity as stock from variant_shop
    where variant_id = ${variantId} and shop_id = ${DEFAULT_SHOP.shopId}`
  return row?.stock ?? -1
}
