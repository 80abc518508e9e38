import { SHOPS } from '@saum/domain/shops'
import { NOW } from '@saum/testing/order-placing'
import { openMigratedDatabase, TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { countCardTry } from './card-tries.ts'
import { createFindGiftCard } from './find-gift-card.ts'
import { issueGiftCard } from './issue-gift-card.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DIGITS = '1234567890123456'

/** As the server writes it: twelve characters for the network, then the address. */
function clientIn(network: string, address = '1'): string {
  return `${network.padEnd(12, '-')}${address.padEnd(16, '-')}`
}

describe.each(TEST_ENGINES)('tries at a gift card on %s', (engine) => {
  async function aCard() {
    const db = await openMigratedDatabase(engine)
    const clock = { now: NOW }
    let baskets = 0
    /** Each time with another basket. */
    function tryAs(clientKey: string, digits = DIGITS): Promise<boolean> {
      const attempt = { digits, basketKey: `basket-${(baskets += 1)}`, clientKey }
      return db.transaction((sql) => countCardTry(sql, attempt, clock.now))
    }
    async function allowedOf(clientKeys: readonly string[]): Promise<number> {
      let allowed = 0
      for (const clientKey of clientKeys) allowed += (await tryAs(clientKey)) ? 1 : 0
      return allowed
    }
    return { db, clock, tryAs, allowedOf }
  }

  it('of strangers in many networks do not keep the owner from the card', async () => {
    const { db, allowedOf } = await aCard()
    const card = await issueGiftCard(db, { cents: 5_000, currency: 'EUR', now: NOW })
    const find = createFindGiftCard({ db, now: () => NOW })
    const guess = { shop: SHOPS[0], number: card.number, basketKey: 'stranger' }
    const wrong = card.pin === '000000' ? '000001' : '000000'
    for (let network = 0; network < 30; network++) {
      const clientKey = clientIn(`n${network}`)
      await find({ ...guess, pin: wrong, basketKey: `b${network}`, clientKey })
    }
    await allowedOf(Array.from({ length: 300 }, (_, network) => clientIn(`m${network}`)))

    const owner = { shop: SHOPS[0], number: card.number, pin: card.pin, basketKey: 'owner' }
    const found = await find({ ...owner, clientKey: clientIn('home') })
    const again = await find({ ...owner, clientKey: clientIn('home') })

    expect([found.ok, again.ok]).toEqual([true, true])
  })

  it('are ten an hour from one network, with however many addresses and baskets', async () => {
    const { clock, allowedOf } = await aCard()
    const addresses = Array.from({ length: 40 }, (_, each) => clientIn('rented', `${each}`))

    const first = await allowedOf(addresses)
    clock.now += HOUR_MS
    const second = await allowedOf(addresses)

    expect([first, second]).toEqual([10, 10])
  })

  it('are at most twenty a day and two for each network', async () => {
    const { clock, allowedOf } = await aCard()
    const networks = Array.from({ length: 50 }, (_, each) => clientIn(`n${each}`))

    let allowed = 0
    for (let hour = 0; hour < 24; hour += 3) {
      allowed += await allowedOf(networks)
      clock.now += 3 * HOUR_MS
    }

    expect(allowed).toBe(20 + 2 * 50)
    clock.now += DAY_MS
    expect(await allowedOf(networks.slice(0, 2))).toBe(2)
  })

  it('at one card do not count for another', async () => {
    const { tryAs, allowedOf } = await aCard()
    await allowedOf(Array.from({ length: 60 }, (_, each) => clientIn(`n${each}`)))
    const other = '6543210987654321'

    const turns = []
    for (let turn = 0; turn < 5; turn++) turns.push(await tryAs(clientIn('home'), other))

    expect(turns).toEqual([true, true, true, true, true])
  })
})
