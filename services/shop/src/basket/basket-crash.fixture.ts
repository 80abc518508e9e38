import { writeSync } from 'node:fs'
import { createShopService } from '../shop-service.ts'
import { openSqliteDatabase } from '../database/sqlite-database.ts'

/** Shoppers who add without end; each confirmed answer is printed. The test kills them in the middle. */
const [, , path = '', round = '0'] = process.argv
const { dispatch } = createShopService(openSqliteDatabase(path), { log: () => {} })

async function addForever(shopper: number): Promise<never> {
  const sessionKey = `${round}${shopper}`.padStart(64, '0')
  for (let turn = 1; ; turn++) {
    const items = [
      { variantId: 701, quantity: turn },
      { variantId: 702, quantity: turn },
    ]
    const { status } = await dispatch({
      shopId: 10_028,
      name: 'addItemsToBasket',
      body: JSON.stringify({ payload: { items, existingItemHandling: 'ReplaceExisting' } }),
      requestId: 'crash',
      sessionKey,
    })
    writeSync(1, `${sessionKey} ${turn} ${status}\n`)
  }
}

await Promise.all(Array.from({ length: 4 }, (_, shopper) => addForever(shopper)))
