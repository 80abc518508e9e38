import { TEST_ENGINES } from '@saum/testing/test-database'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { anOrder } from '@saum/testing/delivered-order'
import { ADDRESS, NOW } from '@saum/testing/order-placing'
import { exportOrders } from './export-orders.ts'

describe.each(TEST_ENGINES)('[22] exported orders on %s', (engine) => {
  it('are a table no spreadsheet calculates with, whatever customers typed', async () => {
    const shippingAddress = { ...ADDRESS, street: '=HYPERLINK("x");7', city: '@SUM(1)' }
    const { db, orderNumber } = await anOrder({ engine, draft: async () => ({ shippingAddress }) })

    const table = await Array.fromAsync(exportOrders(db, { format: 'csv' }))

    const rows: unknown = parse(table.join(''), { bom: true, columns: true, delimiter: ';' })
    expect(rows).toMatchObject([
      { order: orderNumber, street: `'=HYPERLINK("x");7`, city: "'@SUM(1)", pieceCents: '7999' },
      { order: orderNumber },
    ])
  })

  it('are those of the days that were asked for', async () => {
    const { db, orderNumber } = await anOrder({ engine })
    const count = async (from: number, to: number) =>
      (await Array.fromAsync(exportOrders(db, { format: 'ndjson', from, to }))).length

    const [line = ''] = await Array.fromAsync(exportOrders(db, { format: 'ndjson' }))

    expect(JSON.parse(line)).toMatchObject({ publicKey: orderNumber, state: 'delivered' })
    expect(await count(NOW, NOW + 1)).toBe(1)
    expect(await count(NOW + 1, NOW + 2)).toBe(0)
    expect(await count(NOW - 1, NOW)).toBe(0)
  })
})
