import { getBasket } from '@saum/contract/basket'
import * as calls from '@saum/contract/checkout'
import { aDress } from '@saum/testing/basket-shopper'
import { aCategory } from '@saum/testing/catalog-builders'
import { aVisitorKey, callWithKey, enterCheckout } from '@saum/testing/session-visitor'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { STORAGE_ENGINES } from '@saum/testing/test-database'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const SECRET = 'typed-by-the-victim@saum.example'

/** Two browsers that begin with the same cookie: the attacker has planted it. */
const aStep = fc.record({
  who: fc.constantFrom('victim' as const, 'attacker' as const),
  action: fc.constantFrom('enter' as const, 'read' as const, 'type' as const),
  /** Which of the cookies and tokens it got so far; browsers of victims only have the last. */
  index: fc.nat(5),
})

interface Browser {
  keys: string[]
  tokens: string[]
}

describe.each(STORAGE_ENGINES)('a planted session on %s', (engine) => {
  it('never shows what the victim types, whatever both do in whatever order', async () => {
    const catalog = { categories: [aCategory()], products: [aDress({}, { 701: 9_000 })] }
    const backend = await startTestBackend({ engine, catalog })

    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: 12 }), async (steps) => {
        const planted = await aVisitorKey(backend)
        const browsers = { victim: aBrowser(planted), attacker: aBrowser(planted) }
        for (const { who, action, index } of steps) {
          const at = who === 'victim' ? -1 : index % browsers[who].keys.length
          await take(backend, browsers[who], { action, at, who })
        }

        const { attacker, victim } = browsers
        const { seen, gained } = await seenBy(backend, attacker)
        expect(seen).not.toContain(SECRET)
        const keys = new Set([...attacker.keys, ...victim.keys, ...gained])
        expect(await countReaching(backend, [...keys])).toBe(1)
      }),
      { numRuns: 40 },
    )
  }, 120_000)
})

function aBrowser(key: string): Browser {
  return { keys: [key], tokens: [] }
}

interface Step {
  action: 'enter' | 'read' | 'type'
  at: number
  who: 'victim' | 'attacker'
}

async function take(backend: TestBackend, browser: Browser, step: Step): Promise<void> {
  const key = browser.keys.at(step.at) ?? ''
  if (step.action === 'read') await callWithKey(backend, getBasket, {}, { sessionKey: key })
  if (step.action === 'enter') await enter(backend, browser, key)
  const checkoutJwt = browser.tokens.at(step.at)
  if (step.action !== 'type' || checkoutJwt === undefined) return
  const email = step.who === 'victim' ? SECRET : 'attacker@saum.example'
  await callWithKey(backend, calls.startCheckout, { checkoutJwt }, {})
  await callWithKey(backend, calls.setCheckoutCustomer, { checkoutJwt, email, phone: '' }, {})
}

async function enter(backend: TestBackend, browser: Browser, key: string): Promise<void> {
  const { issuedKey, checkoutJwt } = await enterCheckout(backend, key)
  if (issuedKey === null) return
  browser.keys.push(issuedKey)
  browser.tokens.push(checkoutJwt)
}

/** Everything the attacker gets to see with all they have, and with what that leads to. */
async function seenBy(backend: TestBackend, { keys, tokens }: Browser) {
  const gained: Browser = { keys: [], tokens: [...tokens] }
  for (const key of keys) await enter(backend, gained, key)
  const states = []
  for (const checkoutJwt of gained.tokens) {
    states.push(await callWithKey(backend, calls.startCheckout, { checkoutJwt }, {}))
  }
  return { seen: JSON.stringify(states), gained: gained.keys }
}

/** How many keys lead to the basket once each of them has been used. */
async function countReaching(backend: TestBackend, keys: string[]): Promise<number> {
  const statuses = async () =>
    Promise.all(
      keys.map(async (sessionKey) => {
        const { status } = await callWithKey(backend, getBasket, {}, { sessionKey })
        return status
      }),
    )
  await statuses()
  return (await statuses()).filter((status) => status === 200).length
}
