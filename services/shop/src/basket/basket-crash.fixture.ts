import { writeSync } from 'node:fs'
import type { Basket } from '@saum/contract/basket-shape'
import { createShopService } from '../shop-service.ts'
import { openPostgresDatabase } from '../database/postgres-database.ts'
import { openSqliteDatabase } from '../database/sqlite-database.ts'

/**
 * Shoppers who change two items with every call, without end; each confirmed answer is printed. The test
 * kills them in the middle.
 */
const [, , address = '', round = '0'] = process.argv
const db = address.startsWith('postgres')
  ? await openPostgresDatabase(address)
  : openSqliteDatabase(address)
const { dispatch } = createShopService(db, { log: () => {} })

async function shopForever(shopper: number): Promise<never> {
  const sessionKey = `${round}${shopper}`.padStart(64, '0')
  let basket: Basket | undefined
  for (let turn = 1; ; turn++) {
    const isUpdate = shopper % 2 === 1 && basket !== undefined
    const { status, body } = await dispatch({
      shopId: 10_028,
      name: isUpdate ? 'updateBasketItem' : 'addItemsToBasket',
      body: JSON.stringify({ payload: isUpdate ? toUpdate(turn, basket) : toItems(turn) }),
      requestId: 'crash',
      sessionKey,
      // The first call begins the session, the others go on with it.
      nextSessionKey: sessionKey,
    })
    basket = (JSON.parse(body) as { basket: Basket }).basket
    writeSync(1, `${sessionKey} ${turn} ${status}\n`)
  }
}

function toItems(turn: number) {
  const quantity = 1 + (turn % 9)
  const group = { id: 'set', isRequired: true }
  const items = [
    { variantId: 701, quantity, itemGroup: { ...group, isMainItem: true } },
    { variantId: 702, quantity, itemGroup: { ...group, isMainItem: false } },
  ]
  return { items, existingItemHandling: 'ReplaceExisting' }
}

/** What the main item needs follows it. */
function toUpdate(turn: number, basket: Basket | undefined) {
  const update = { quantity: 1 + (turn % 9), promotionId: null }
  return { basketItemKey: basket?.items[0]?.key, update }
}

await Promise.all(Array.from({ length: 4 }, (_, shopper) => shopForever(shopper)))
