import { writeSync } from 'node:fs'
import { openSqliteDatabase } from '../database/sqlite-database.ts'
import { createShopService } from '../shop-service.ts'

/** Visitors who put two things in and log in, two at a time; each confirmed login is printed. */
const [, , path = '', email = '', password = ''] = process.argv
const { dispatch } = createShopService(openSqliteDatabase(path), { log: () => {} })

type Sessions = Pick<Parameters<typeof dispatch>[0], 'sessionKey' | 'nextSessionKey'>

async function callAs(sessions: Sessions, name: string, payload: object): Promise<number> {
  const request = { shopId: 10_028, name, body: JSON.stringify({ payload }), requestId: 'crash' }
  return (await dispatch({ ...request, ...sessions })).status
}

async function logInForever(lane: number): Promise<void> {
  for (let turn = 1; turn <= 20; turn += 1) {
    const sessionKey = `${lane}${String(turn).padStart(2, '0')}`.padStart(64, '0')
    const variantIds = [1, 2].map((size) => (lane * 20 + turn) * 100 + size)
    const items = variantIds.map((variantId) => ({ variantId, quantity: 3 }))
    await callAs({ nextSessionKey: sessionKey }, 'addItemsToBasket', { items })
    const nextSessionKey = sessionKey.replace(/^0/, 'f')
    const credentials = { email, password }
    const status = await callAs({ sessionKey, nextSessionKey }, 'oauthLogin', credentials)
    writeSync(1, `${sessionKey} ${status}\n`)
  }
}

await Promise.all([logInForever(0), logInForever(1)])
